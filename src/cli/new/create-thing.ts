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
import { checkData } from '#content/check/yaml-file.ts'
import { toFillIn } from '#model/wiki/draft.ts'
import { shapeAt } from '#content/check/shapes.ts'
import { findNameField, listMissingFields, toFirstFields, toFirstSources, type Asked, type Sources, type Start } from './first-fields.ts'
import { readAsIf } from '../read-as-if.ts'
import { addRows, asWritten } from './add-rows.ts'
import { findMakeable, type Makeable } from './makeable.ts'

/** Asks a writer for a field; nothing is answered where it is to be written later. */
export type Ask = (asked: Asked) => Promise<string | undefined>

export type Answers = { fields?: Readonly<Record<string, string>>; source?: Sources | undefined; ask?: Ask | undefined }

/**
 * Starts a thing with the next free number: a file of its own, or a row in the file of its kind. Never overwrites one. What was not
 * answered says in the file what is to be written there, and the thing stays a draft until it is.
 */
export async function createThing(contentFolder: string, word: string, name: string, { fields = {}, source, ask }: Answers = {}) {
  const makeable = findMakeable(word)
  const safeName = SafeName.safeParse(createFileName(makeable, name.trim()))
  const isFile = 'folder' in makeable
  if (isFile && (!safeName.success || /^\.+$/.test(safeName.data)))
    throw new Error(`"${name}" makes no file name. Use letters, digits, spaces and hyphens, without / \\ ? # % and dots alone.`)
  const taken = isFile
    ? listFolder(contentFolder, makeable.folder, makeable.extension)
    : listRows(join(contentFolder, makeable.file), makeable.list)
  const start = { name: name.trim(), id: nextFree(taken), today: today() }
  const file = isFile ? toFile(makeable, safeName.data ?? '', start.id, taken) : makeable.file
  const path = join(contentFolder, file)
  if (isFile && existsSync(path)) throw new Error(`${path} is there already.`)

  const data = toData(makeable, start, await complete(makeable, start, fields, ask), source)
  const left = [...listUnwritten(data).map(({ field }) => field), ...(isFile && makeable.extension === '.md' ? ['text'] : [])]
  assertValid(makeable, data)
  const written = left.length > 0 ? { draft: true, ...data } : data
  const text = isFile ? toText(makeable, written) : addRows(readFileSync(path, 'utf8'), makeable.list, [written])
  if (left.length === 0) assertFits(contentFolder, file, text)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  const number = 'id' in data ? `, number ${String(data.id)}` : ''
  const next =
    left.length > 0 ? `It is a draft, and not published: write ${left.join(', ')}, and take the line draft: true away` : 'It is complete'
  console.log(`Made ${path}${number}. ${next}. Then run: npm run wiki -- check`)
}

type Taken = { record: { id?: unknown; file: string } }

async function complete({ shape }: Makeable, start: Start, fields: Readonly<Record<string, string>>, ask: Ask | undefined) {
  const answers = { ...fields }
  for (const asked of ask ? listMissingFields(shape, start) : []) {
    const answer = asked.field in answers ? undefined : await ask?.(asked)
    if (answer !== undefined && answer !== '') answers[asked.field] = answer
  }
  return answers
}

function toData(makeable: Makeable, start: Start, answers: Readonly<Record<string, string>>, source: Sources | undefined) {
  const { checked, ...data } = toFirstFields(makeable.shape, start, answers)
  const folder = 'folder' in makeable ? makeable.folder : ''
  if (!hasSources(makeable)) return { ...data, ...(checked !== undefined && { checked }) }
  return { ...data, sources: toFirstSources(folder, data, source), checked }
}

/** A file's name has no sign at its end by which a question is known. */
function createFileName({ shape }: Makeable, name: string): string {
  return toSafeName(findNameField(shape) === 'question' ? name.replace(/\?+$/, '') : name)
}

/** True of what says of each field where it comes from. */
export function hasSources({ shape }: Makeable): boolean {
  return shapeAt(shape, ['sources']).inner instanceof z.ZodRecord
}

/** What was answered has to be right; what was not is to be written. */
function assertValid(makeable: Makeable, data: Record<string, unknown>) {
  rejectAll(
    checkData(makeable.words[0] ?? '', data, makeable.shape).problems.filter((problem) => !isAboutUnwritten(problem)),
    'new',
  )
}

/** What is complete has to fit the other content: a run needs a digsite that exists. */
function assertFits(contentFolder: string, file: string, text: string) {
  rejectAll(
    readAsIf(contentFolder, new Map([[file, text]]), { strict: true }).filter((problem) => problem.file === file),
    contentFolder,
  )
}

function rejectAll(problems: readonly Problem[], folder: string) {
  if (problems.length > 0) throw new Error(`Nothing was written.\n\n${problems.map((one) => describeProblem(one, folder)).join('\n\n')}`)
}

/** Where most of the folder's files begin with their number, this does. */
function toFile(
  { folder, extension }: Extract<Makeable, { folder: string }>,
  safeName: string,
  id: number,
  taken: readonly Taken[],
): string {
  const numbered = taken.filter(({ record: { file } }) => /^\d\d-/.test(file))
  const prefix = numbered.length * 2 > taken.length ? `${String(id).padStart(2, '0')}-` : ''
  return `${folder}/${prefix}${safeName}${extension}`
}

function toText({ extension }: Extract<Makeable, { folder: string }>, data: object): string {
  const yaml = stringify(data, asWritten)
  return extension === '.md' ? `---\n${yaml}---\n\n${toFillIn} The text.\n` : yaml
}

/** What the folder's files are called and numbered: a file that is broken has its number, too. */
function listFolder(contentFolder: string, folder: string, extension: string): Taken[] {
  const path = join(contentFolder, folder)
  const files = existsSync(path) ? readdirSync(path).filter((file) => file.endsWith(extension)) : []
  return files.map((file) => ({ record: { id: findNumber(readFileSync(join(path, file), 'utf8')), file } }))
}

function listRows(path: string, list: string): Taken[] {
  const rows = (parse(readFileSync(path, 'utf8')) as Record<string, { id?: unknown }[] | undefined>)[list] ?? []
  return rows.map(({ id }) => ({ record: { id, file: path } }))
}
