import { z } from 'zod'
import { toSafeName } from '#model/text/slugs.ts'
import { toFillIn } from '#model/wiki/draft.ts'
import { unknown } from '#model/wiki/certainty.ts'
import { listSourceFlaws } from '#model/wiki/sourced-fields.ts'
import { checkData } from '#content/check/yaml-file.ts'
import { unwrap } from '#content/check/shapes.ts'
import { readAnswer } from '#content/correct/read-answer.ts'

/** A field that a writer is asked for: what it is, the words it can be where these are few, and what is wrong with an answer. */
export type Asked = { field: string; about: string; options?: readonly string[]; validate(answer: string): string | undefined }

/** What is known before anyone is asked. */
export type Start = { name: string; id: number; today: string }

/** Where a fact comes from. */
export type Source = { source: string; certainty: string }

/**
 * Where the facts of a thing come from. `source` stands for all lines but the description, of which a price tag says nothing; `lines`
 * has what was said of single ones.
 */
export type Sources = Partial<Source> & { certainty: string; lines?: Readonly<Record<string, string>> }

const notKnown = { source: 'Nobody has looked yet', certainty: unknown }
const nameFields = ['name', 'title', 'player', 'username', 'question', 'version', 'path']

/** The field that holds what a thing is called; a fact is called as its file is. */
export function findNameField(shape: z.ZodObject): string | undefined {
  return nameFields.find((field) => field in shape.shape)
}

/** What follows by itself: its number, its name, today. */
function listGiven(shape: z.ZodObject, { name, id, today }: Start): Record<string, unknown> {
  const given: Record<string, unknown> = { id, checked: today, date: today, timestamp: `${today}T00:00:00Z`, safe_name: toSafeName(name) }
  const nameField = findNameField(shape)
  if (nameField !== undefined) given[nameField] = name
  return Object.fromEntries(Object.entries(given).filter(([field]) => field in shape.shape))
}

/** The fields that a file of this shape has to have and that nothing else says. */
export function listMissingFields(shape: z.ZodObject, start: Start): Asked[] {
  const given = listGiven(shape, start)
  return Object.entries(shape.shape as Record<string, z.ZodType>)
    .filter(([field, type]) => !(field in given) && field !== 'sources' && !type.safeParse(undefined).success)
    .map(([field, type]) => toAsked(field, type))
}

function toAsked(field: string, type: z.ZodType): Asked {
  const { inner, meta } = unwrap(type)
  const about = meta?.description ?? field
  const validate = (answer: string) => {
    const data = { [field]: readAnswer(answer, type) }
    const [problem] = answer === '' ? [] : checkData('', data, z.object({ [field]: type })).problems
    return problem && `It takes ${problem.expected}.`
  }
  return { field, about, validate, ...(inner instanceof z.ZodEnum && { options: inner.options.map(String) }) }
}

/** A thing as its file begins: what is given and what was answered; the rest says what is to be written there. */
export function toFirstFields(shape: z.ZodObject, start: Start, answers: Readonly<Record<string, string>>): Record<string, unknown> {
  const types = shape.shape as Record<string, z.ZodType>
  const unknownField = Object.keys(answers).find((field) => !(field in types))
  if (unknownField !== undefined) throw new Error(`There is no field "${unknownField}". The fields: ${Object.keys(types).join(', ')}.`)
  const known = { ...listGiven(shape, start), ...mapValues(answers, (text, field) => readAnswer(text, types[field])) }
  const open = listMissingFields(shape, start).filter(({ field }) => !(field in known))
  const first = { ...known, ...Object.fromEntries(open.map((asked) => [asked.field, leaveOpen(asked, types[asked.field])])) }
  // As the shape has them: files of a kind are read in one order.
  return Object.fromEntries(Object.keys(types).flatMap((field) => (field in first ? [[field, first[field as keyof typeof first]]] : [])))
}

/** The lines of sources that the fields ask for: each with its source, or to be filled in. */
export function toFirstSources(folder: string, data: Readonly<Record<string, unknown>>, source: Sources | undefined) {
  const open = { source: `${toFillIn} Where does it come from?`, certainty: 'guess' }
  const toLine = (name: string) => {
    const words = source?.lines?.[name] ?? (name === 'description' ? undefined : source?.source)
    return source && words !== undefined ? { source: words, certainty: source.certainty } : open
  }
  const missing = listSourceFlaws(folder, data, {}).map(({ field }) => field.replace('sources.', ''))
  const all = Object.fromEntries(missing.map((name) => [name, toLine(name)])) as Parameters<typeof listSourceFlaws>[2]
  const empty = new Set(listSourceFlaws(folder, data, all).map(({ field }) => field.split('.')[1]))
  return Object.fromEntries(missing.map((name) => [name, empty.has(name) ? notKnown : toLine(name)]))
}

/** Nothing, where a field may say nothing; else the words that ask for it. */
function leaveOpen({ about, options, field }: Omit<Asked, 'refuse'>, type: z.ZodType | undefined): unknown {
  const words = `${toFillIn} ${options ? `One of ${options.filter(Boolean).join(', ')}` : about}`
  if (!type) return words
  const empty = [null, '', [], {}, false].filter((nothing) => type.safeParse(nothing).success)
  // What may be anything may be empty as well, but hardly is.
  if (empty.length === 1) return empty[0]
  const { inner } = unwrap(type)
  if (inner instanceof z.ZodArray) return [words]
  if (!(inner instanceof z.ZodObject)) return words
  const parts = Object.entries(inner.shape as Record<string, z.ZodType>).filter(([, part]) => !part.safeParse(undefined).success)
  return Object.fromEntries(parts.map(([name, part]) => [name, leaveOpen(toAsked(`${field}.${name}`, part), part)]))
}

function mapValues<In, Out>(record: Readonly<Record<string, In>>, to: (value: In, key: string) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]))
}
