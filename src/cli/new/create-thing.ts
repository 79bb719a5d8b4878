import { today } from '#model/text/today.ts'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { SafeName } from '#model/text/safe-name.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { findNumber } from '#content/absent-things.ts'
import { nextFree } from '#content/check/duplicates.ts'
import { isAboutUnwritten, listUnwritten } from '#content/check/unwritten.ts'
import { describeProblem, type Problem } from '#content/check/problem.ts'
import { checkData } from '#content/check/yaml/yaml-file.ts'
import { toFillIn } from '#model/wiki/draft.ts'
import { shapeAt } from '#content/check/shapes.ts'
import {
  findNameField,
  listMissingFields,
  toFirstFields,
  toFirstSources,
  type Prompt,
  type NewSources,
  type Start,
} from './first-fields.ts'
import { readAsIf } from '../read-as-if.ts'
import { addRows, asWritten } from './add-rows.ts'
import { findMakeable, type Makeable } from './makeable.ts'

/** Asks the user for a field; undefined or '' if it is to be written later. */
export type AskField = (prompt: Prompt) => Promise<string | undefined>

export type FieldAnswers = { fields?: Readonly<Record<string, string>>; source?: NewSources | undefined; ask?: AskField | undefined }

/**
 * Creates a thing with the next free number, as a file or as a row in the file of its kind. Fields without an answer get a placeholder,
 * and the thing is a draft. Throws if the file exists or an answer is invalid, and then writes nothing.
 */
export async function createThing(contentFolder: string, word: string, name: string, { fields = {}, source, ask }: FieldAnswers = {}) {
  const makeable = findMakeable(word)
  const safeName = SafeName.safeParse(createFileName(makeable, name.trim()))
  const isFile = 'folder' in makeable
  if (isFile && (!safeName.success || /^\.+$/.test(safeName.data)))
    throw new Error(`"${name}" cannot be a file name. Use letters, digits, spaces and hyphens, without / \\ ? # % or only dots.`)
  const taken = isFile
    ? listFolder(contentFolder, makeable.folder, makeable.extension)
    : listTakenRows(join(contentFolder, makeable.file), makeable.list)
  const start = { name: name.trim(), id: nextFree(taken), today: today() }
  const file = isFile ? formatFileName(makeable, safeName.data ?? '', start.id, taken) : makeable.file
  const path = join(contentFolder, file)
  if (isFile && existsSync(path)) throw new Error(`${path} already exists. Choose another name, or edit that file.`)

  const data = toData(makeable, start, await complete(makeable, start, fields, ask), source)
  const left = [...listUnwritten(data).map(({ field }) => field), ...(isFile && makeable.extension === '.md' ? ['text'] : [])]
  assertValid(makeable, data)
  const written = left.length > 0 ? { draft: true, ...data } : data
  const text = isFile ? formatFile(makeable, written) : addRows(readFileSync(path, 'utf8'), makeable.list, [written])
  if (left.length === 0) assertFits(contentFolder, file, text)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  const number = 'id' in data ? `, number ${String(data.id)}` : ''
  const next =
    left.length > 0 ? `It is a draft and not published: write ${left.join(', ')} and delete the line draft: true` : 'It is complete'
  console.log(`Created ${path}${number}. ${next}. Then run: npm run wiki -- check`)
}

type Taken = { record: { id?: unknown; file: string } }

async function complete({ shape }: Makeable, start: Start, fields: Readonly<Record<string, string>>, ask: AskField | undefined) {
  const answers = { ...fields }
  for (const prompt of ask ? listMissingFields(shape, start) : []) {
    const answer = prompt.field in answers ? undefined : await ask?.(prompt)
    if (answer !== undefined && answer !== '') answers[prompt.field] = answer
  }
  return answers
}

function toData(makeable: Makeable, start: Start, answers: Readonly<Record<string, string>>, source: NewSources | undefined) {
  const { checked, ...data } = toFirstFields(makeable.shape, start, answers)
  const folder = 'folder' in makeable ? makeable.folder : ''
  if (!hasSources(makeable)) return { ...data, ...(checked !== undefined && { checked }) }
  return { ...data, sources: toFirstSources(folder, data, source), checked }
}

/** "Where is the anvil?" -> "where-is-the-anvil" */
function createFileName({ shape }: Makeable, name: string): string {
  return toSafeName(findNameField(shape) === 'question' ? name.replace(/\?+$/, '') : name)
}

/** Whether files of this sort have sources. */
export function hasSources({ shape }: Makeable): boolean {
  return shapeAt(shape, ['sources']).inner instanceof z.ZodRecord
}

/** Throws for invalid answers; placeholders are accepted. */
function assertValid(makeable: Makeable, data: Record<string, unknown>) {
  rejectAll(
    checkData(makeable.words[0] ?? '', data, makeable.shape).problems.filter((problem) => !isAboutUnwritten(problem)),
    'new',
  )
}

/** Throws if a complete thing does not fit the other content: a run needs an existing digsite. */
function assertFits(contentFolder: string, file: string, text: string) {
  rejectAll(
    readAsIf(contentFolder, new Map([[file, text]]), { strict: true }).filter((problem) => problem.file === file),
    contentFolder,
  )
}

function rejectAll(problems: readonly Problem[], folder: string) {
  if (problems.length > 0)
    throw new Error(`Nothing was written.\n\n${problems.map((problem) => describeProblem(problem, folder)).join('\n\n')}`)
}

/** Begins the file name with the number if most files of the folder do. */
function formatFileName(
  { folder, extension }: Extract<Makeable, { folder: string }>,
  safeName: string,
  id: number,
  taken: readonly Taken[],
): string {
  const numbered = taken.filter(({ record: { file } }) => /^\d\d-/.test(file))
  const prefix = numbered.length * 2 > taken.length ? `${String(id).padStart(2, '0')}-` : ''
  return `${folder}/${prefix}${safeName}${extension}`
}

function formatFile({ extension }: Extract<Makeable, { folder: string }>, data: object): string {
  const yaml = stringify(data, asWritten)
  return extension === '.md' ? `---\n${yaml}---\n\n${toFillIn} The text.\n` : yaml
}

/** The files of a folder with their ids, also of invalid files. */
function listFolder(contentFolder: string, folder: string, extension: string): Taken[] {
  const path = join(contentFolder, folder)
  const files = existsSync(path) ? readdirSync(path).filter((file) => file.endsWith(extension)) : []
  return files.map((file) => ({ record: { id: findNumber(readFileSync(join(path, file), 'utf8')), file } }))
}

function listTakenRows(path: string, list: string): Taken[] {
  const rows = (parse(readFileSync(path, 'utf8')) as Record<string, { id?: unknown }[] | undefined>)[list] ?? []
  return rows.map(({ id }) => ({ record: { id, file: path } }))
}
