import { z } from 'zod'
import { toSafeName } from '#model/text/slugs.ts'
import { toFillIn } from '#model/wiki/draft.ts'
import { unknown } from '#model/wiki/certainty.ts'
import { listSourceFlaws } from '#model/wiki/sourced-fields.ts'
import { checkData } from '#content/check/yaml/yaml-file.ts'
import { unwrap } from '#content/check/shapes.ts'
import { readAnswer } from '#content/correct/read-answer.ts'

/** A field to ask for: its description, its values if they are few, and a check of the answer (undefined if valid). */
export type Prompt = { field: string; about: string; options?: readonly string[]; validate(answer: string): string | undefined }

/** Values that are not asked for. `today`: ISO date. */
export type Start = { name: string; id: number; today: string }

/** The source of a fact. */
export type Source = { source: string; certainty: string }

/**
 * Sources of a new thing. `source` is for all fields but the description; `lines` has sources of single fields.
 */
export type NewSources = Partial<Source> & { certainty: string; lines?: Readonly<Record<string, string>> }

const notKnown = { source: 'Nobody has looked yet', certainty: unknown }
const nameFields = ['name', 'title', 'player', 'username', 'question', 'version', 'path']

/** The field with the name of a thing; undefined for facts, which are named by their file. */
export function findNameField(shape: z.ZodObject): string | undefined {
  return nameFields.find((field) => field in shape.shape)
}

/** Fields with automatic values: id, name, dates. */
function listAutomaticFields(shape: z.ZodObject, { name, id, today }: Start): Record<string, unknown> {
  const automatic: Record<string, unknown> = {
    id,
    checked: today,
    date: today,
    timestamp: `${today}T00:00:00Z`,
    safe_name: toSafeName(name),
  }
  const nameField = findNameField(shape)
  if (nameField !== undefined) automatic[nameField] = name
  return Object.fromEntries(Object.entries(automatic).filter(([field]) => field in shape.shape))
}

/** Lists the required fields without an automatic value. */
export function listMissingFields(shape: z.ZodObject, start: Start): Prompt[] {
  const automatic = listAutomaticFields(shape, start)
  return Object.entries(shape.shape as Record<string, z.ZodType>)
    .filter(([field, type]) => !(field in automatic) && field !== 'sources' && !type.safeParse(undefined).success)
    .map(([field, type]) => toPrompt(field, type))
}

function toPrompt(field: string, type: z.ZodType): Prompt {
  const { inner, meta } = unwrap(type)
  const about = meta?.description ?? field
  const validate = (answer: string) => {
    const data = { [field]: readAnswer(answer, type) }
    const [problem] = answer === '' ? [] : checkData('', data, z.object({ [field]: type })).problems
    return problem && `Expected ${problem.expected}.`
  }
  return { field, about, validate, ...(inner instanceof z.ZodEnum && { options: inner.options.map(String) }) }
}

/** The fields of a new file: automatic values, answers, and placeholders. Throws for an unknown field in `answers`. */
export function toFirstFields(shape: z.ZodObject, start: Start, answers: Readonly<Record<string, string>>): Record<string, unknown> {
  const types = shape.shape as Record<string, z.ZodType>
  const unknownField = Object.keys(answers).find((field) => !(field in types))
  if (unknownField !== undefined) throw new Error(`There is no field "${unknownField}". The fields: ${Object.keys(types).join(', ')}.`)
  const filled = { ...listAutomaticFields(shape, start), ...mapValues(answers, (text, field) => readAnswer(text, types[field])) }
  const open = listMissingFields(shape, start).filter(({ field }) => !(field in filled))
  const first = { ...filled, ...Object.fromEntries(open.map((prompt) => [prompt.field, leaveOpen(prompt, types[prompt.field])])) }
  // In the order of the shape.
  return Object.fromEntries(Object.keys(types).flatMap((field) => (field in first ? [[field, first[field as keyof typeof first]]] : [])))
}

/** The sources that the fields need: the given ones, or placeholders. */
export function toFirstSources(folder: string, data: Readonly<Record<string, unknown>>, source: NewSources | undefined) {
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

/** The empty value of a field if it has exactly one, else a placeholder. */
function leaveOpen({ about, options, field }: Omit<Prompt, 'refuse'>, type: z.ZodType | undefined): unknown {
  const words = `${toFillIn} ${options ? `One of ${options.filter(Boolean).join(', ')}` : about}`
  if (!type) return words
  const empty = [null, '', [], {}, false].filter((nothing) => type.safeParse(nothing).success)
  // A field of any type accepts several empty values.
  if (empty.length === 1) return empty[0]
  const { inner } = unwrap(type)
  if (inner instanceof z.ZodArray) return [words]
  if (!(inner instanceof z.ZodObject)) return words
  const parts = Object.entries(inner.shape as Record<string, z.ZodType>).filter(([, part]) => !part.safeParse(undefined).success)
  return Object.fromEntries(parts.map(([name, part]) => [name, leaveOpen(toPrompt(`${field}.${name}`, part), part)]))
}

function mapValues<In, Out>(record: Readonly<Record<string, In>>, to: (value: In, key: string) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]))
}
