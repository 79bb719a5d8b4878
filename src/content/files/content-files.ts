import type { z } from 'zod'
import { isDraft, isMisspeltDraft, toFillIn, withoutDraft } from '#model/wiki/draft.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { KindName } from '#model/game/kinds/kinds.ts'
import { createAbsence, findNumber, type Draft } from '../absent-things.ts'
import type { Problem } from '../check/problem.ts'
import { findLetterFlaw } from '../check/character-problems.ts'
import { describeMisplaced, describeUnexpectedFile, isLitter } from '../check/unexpected-files.ts'
import { checkData, checkYaml, parseYaml } from '../check/yaml/yaml-file.ts'
import { isAboutUnwritten, listUnwritten } from '../check/unwritten.ts'
import type { ContentFolder, FolderEntry } from './content-folder.ts'
import { describeFrontMatter, splitFrontMatter, type FrontMatter } from '../front-matter.ts'
import { shapeAt } from '../check/shapes.ts'

/** Checked data of one thing in a file. `body`: the Markdown below the front matter, from index `bodyStart` and line `bodyLine`. */
export type ContentEntry<Data = Record<string, unknown>> = {
  file: string
  /** Field prefix in a file with many things: "runs.3."; else empty. */
  at: string
  folder: string
  /** File name without extension. */
  name: string
  data: Data
  body: string
  bodyStart: number
  bodyLine: number
}

/** The files of every kind. */
export type Entries = Record<KindName, ContentEntry[]>

/** The file that a record comes from. */
export type Origin = Pick<ContentEntry, 'file' | 'at'>

/** Longer files are not read. A leaderboard of ten thousand runs has 2 MB. */
const maxFileBytes = 4_000_000
/** Longer files about one thing get a warning. */
export const maxFileLength = 200_000

/** Reads the files of a content folder. Invalid files are passed to `report` and skipped. */
export function openContentFiles(content: ContentFolder, report: (...problems: Problem[]) => void) {
  const absence = createAbsence()
  const drafts: Draft[] = []
  const texts = new Map<string, string>()

  function listFolder(folder: string, extension: string): { file: string; name: string; text: string }[] {
    const isOfKind = (entry: FolderEntry) => entry.isFile() && entry.name.endsWith(extension) && !isLitter(entry.name)
    const entries = content.list(folder)
    for (const entry of entries.filter((candidate) => !isOfKind(candidate))) {
      report(...describeUnexpectedFile(folder, entry, extension))
      // References to shovel.yml are not reported as well.
      if (entry.isFile() && !isLitter(entry.name)) addAbsent(`${folder}/${entry.name}`, '')
    }
    return entries
      .filter(isOfKind)
      .map((entry) => entry.name)
      .toSorted()
      .flatMap((fileName) => {
        const [file, name] = [`${folder}/${fileName}`, fileName.slice(0, -extension.length)]
        const text = readText(file, maxFileLength)
        if (text === undefined) addAbsent(file, '')
        return text === undefined ? [] : [{ file, name, text }]
      })
  }

  function readText(file: string, maxBytes = maxFileBytes): string | undefined {
    const size = content.sizeOf(file) ?? 0
    if (size > maxBytes) {
      const problem = { code: 'too-big', file, field: '', found: formatBytes(size), expected: `at most ${formatBytes(maxBytes)}` } as const
      report(size > maxFileBytes ? problem : { ...problem, hint: 'Put pictures and tables elsewhere, and split long texts.', served: true })
      if (size > maxFileBytes) return undefined
    }
    const decoded = content.read(file)
    const flaw = 'text' in decoded ? findLetterFlaw(decoded.text) : undefined
    if (flaw) {
      report({ file, field: '', ...flaw })
      return undefined
    }
    if ('text' in decoded) {
      texts.set(file, decoded.text)
      return decoded.text
    }
    report({ file, field: '', ...decoded.flaw })
    return undefined
  }

  function addAbsent(file: string, text: string, isADraft = false) {
    const [, folder = '', name = ''] = /^(?:(.*)\/)?(.*)\.\w+$/.exec(file) ?? []
    absence.add({ file, folder, name, number: findNumber(text), isDraft: isADraft })
  }

  /** Reads a required file. */
  function readNeeded(file: string): string | undefined {
    if (content.sizeOf(file) !== undefined) return readText(file)
    report({ code: 'missing-file', file, field: '', found: 'no such file', expected: 'this file, which the wiki needs' })
    return undefined
  }

  function readOne<Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> | undefined {
    const text = readNeeded(file)
    if (text === undefined) return undefined
    const { data, problems } = checkYaml(file, text, shape)
    report(...problems)
    return data
  }

  /** The data of a file; undefined for an invalid file or a draft. */
  function readThing(file: string, text: string, shape: z.ZodObject, front?: FrontMatter): ContentEntry['data'] | undefined {
    const parsed = parseYaml(file, front?.yaml ?? text, front?.start)
    if ('problems' in parsed) report(...parsed.problems)
    else if (isMisspeltDraft(parsed.data)) {
      const [field = 'draft'] = Object.keys(parsed.data).filter((name) => name.toLowerCase() === 'draft')
      const found = `${field}: ${String(parsed.data[field])}`
      report({ code: 'invalid-draft', file, field, found, expected: 'draft: true', mark: { name: true } })
    } else if (isDraft(parsed.data)) {
      addDraft(file, '', parsed.data, shape, front?.body)
      addAbsent(file, text, true)
      return undefined
    } else {
      const { data, problems } = checkData(file, withoutDraft(parsed.data), shape)
      if (data !== undefined) return data
      const misplaced = describeMisplaced(file, withoutDraft(parsed.data))
      report(...(misplaced ? [misplaced.problem] : problems))
      // References look for it in the right folder.
      if (misplaced) addAbsent(`${misplaced.folder}/${file.replace(/^.*\//, '')}`, text)
    }
    addAbsent(file, text)
    return undefined
  }

  /** Reports problems of what is written in a draft already. */
  function addDraft(file: string, at: string, data: ContentEntry['data'], shape: z.ZodObject, body = '') {
    const { draft: _draft, ...written } = data
    const { problems } = checkData(file, written, shape)
    report(
      ...problems
        .filter((problem) => !isAboutUnwritten(problem))
        .map((problem) => ({ ...problem, field: `${at}${problem.field}`, served: true as const })),
    )
    const left = listUnwritten(written).map(({ field }) => field)
    drafts.push({ file: at === '' ? file : `${file} (${at.slice(0, -1)})`, left: body.includes(toFillIn) ? [...left, 'text'] : left })
  }

  function listYaml(folder: string, shape: z.ZodObject): ContentEntry[] {
    return listFolder(folder, '.yaml').flatMap(({ file, name, text }) => {
      const data = readThing(file, text, shape)
      return data === undefined ? [] : [{ file, at: '', folder, name, data, body: '', bodyStart: 0, bodyLine: 1 }]
    })
  }

  function listMarkdown(folder: string, shape: z.ZodObject): ContentEntry[] {
    return listFolder(folder, '.md').flatMap(({ file, name, text }) => {
      const front = splitFrontMatter(text)
      if (!front) {
        report({ file, field: '', ...describeFrontMatter(text), range: [0, 3] })
        addAbsent(file, text)
        return []
      }
      const data = readThing(file, text, shape, front)
      const { body, bodyStart } = front
      const bodyLine = text.slice(0, bodyStart).split('\n').length
      return data === undefined ? [] : [{ file, at: '', folder, name, data, body, bodyStart, bodyLine }]
    })
  }

  /** The rows of a file with many things, without drafts. */
  function listRows(file: string, shape: z.ZodObject): ContentEntry[] {
    const text = readNeeded(file)
    const parsed = text === undefined ? { problems: [] } : parseYaml(file, text)
    if ('problems' in parsed) report(...parsed.problems)
    if (!('data' in parsed)) {
      addAbsent(file, '')
      return []
    }
    const [list = ''] = Object.keys(shape.shape)
    const written: unknown = (parsed.data as Record<string, unknown> | null)?.[list]
    const rows = (Array.isArray(written) ? (written as ContentEntry['data'][]) : []).map((row, index) => ({ row, at: `${list}.${index}.` }))
    const row = shapeAt(shape, [list, 0]).inner as z.ZodObject
    for (const draft of rows.filter((entry) => isDraft(entry.row))) addDraft(file, draft.at, draft.row, row)
    const published = rows.filter((entry) => !isDraft(entry.row))
    const { data, problems } = checkData(file, rows.length > 0 ? { [list]: published.map((entry) => entry.row) } : parsed.data, shape)
    // Indexes in messages are those in the file, drafts included.
    const toField = (field: string) =>
      field.replace(/^\w+\.(\d+)\.?/, (whole: string, place: string) => published[Number(place)]?.at ?? whole)
    report(...problems.map((problem) => ({ ...problem, field: toField(problem.field) })))
    if (data === undefined) addAbsent(file, '')
    const things = (data?.[list] ?? []) as ContentEntry['data'][]
    return things.map((thing, index) => {
      const at = published[index]?.at ?? ''
      return { file, at, folder: '', name: '', data: thing, body: '', bodyStart: 0, bodyLine: 1 }
    })
  }

  return {
    readOne,
    absence,
    drafts,
    /** Texts of the files read, by file. */
    texts,
    /** The text of a file for messages; undefined where there is none or it is too long. */
    textOf(file: string): string | undefined {
      const size = content.sizeOf(file)
      return size !== undefined && size <= maxFileBytes ? content.textOf(file) : undefined
    },
    /** All things of a kind, in the order of their files. */
    listEntries: ({ yaml = {}, markdown = {}, list = {} }: Kind): ContentEntry[] => [
      ...Object.entries(yaml).flatMap(([folder, shape]) => listYaml(folder, shape)),
      ...Object.entries(markdown).flatMap(([folder, shape]) => listMarkdown(folder, shape)),
      ...Object.entries(list).flatMap(([file, shape]) => listRows(file, shape)),
    ],
  }
}

export type ContentFiles = ReturnType<typeof openContentFiles>

/** Whether the files of a kind are prose. */
export function isMarkdown({ markdown }: Kind): boolean {
  return markdown !== undefined
}

function formatBytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.ceil(bytes / 1e6)} MB`
}
