import { toPagePath, type ContentFile } from '#model/wiki/correct/content-file.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kindNames, kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { paths } from '#model/wiki/paths.ts'
import { maxFileLength, type ContentFiles, type Origin } from './content-files.ts'
import type { Records } from '../records.ts'

/** Lists the content files without drafts, each with its text and the page that shows it ('' for none). */
export function listFiles(
  records: Records,
  originOf: (record: object) => Origin,
  { texts, drafts }: Pick<ContentFiles, 'texts' | 'drafts'>,
): ContentFile[] {
  const unpublished = new Set(drafts.map(({ file }) => file))
  const pages = listPagesOfFiles(records, originOf)
  return [...texts]
    .filter(([file]) => !unpublished.has(file))
    .map(([file, text]) => ({
      file,
      text: text.length > maxFileLength ? '' : text,
      page: '',
      title: stemOf(file),
      ...pages.get(file),
    }))
}

/** Pages of files that are in no record of `destinations`. */
const pagesOfFiles = new Map([
  ['pages/hydrotility.md', paths.hydrotility],
  ['pages/max.md', paths.max],
  ['pages/shrine.md', paths.shrine],
])
const siteFile = { page: paths.home, title: 'The site itself: its names, links and notices' }

/** Page and title of each file in a folder, from its first thing. */
function listPagesOfFiles(records: Records, originOf: (record: object) => Origin) {
  const proseAt = new Map(records.destinations.map(({ page, path }) => [`pages/${page}.md`, path]))
  const pages = new Map<string, Pick<ContentFile, 'page' | 'title'>>([['site.yaml', siteFile]])
  for (const name of kindNames) {
    for (const record of records[name]) {
      const { file } = originOf(record)
      if (!file.includes('/') || pages.has(file)) continue
      const page = pagesOfFiles.get(file) ?? proseAt.get(file) ?? addressOf(name, record)
      pages.set(file, { page: toPagePath(page), title: titleOf(record) ?? stemOf(file) })
    }
  }
  return pages
}

/** The title of a record; undefined for recipes and finds. */
function titleOf(record: Record<string, unknown>): string | undefined {
  return ['title', 'name', 'question', 'summary'].map((field) => record[field]).find(isText)
}

/** "facts/scrap-percent.yaml" -> "Scrap percent" */
function stemOf(file: string): string {
  return writeOut(file.replace(/^.*\/|\.\w+$/g, ''))
}

/** Recipes and finds are shown on the page of their item. */
function addressOf(name: KindName, record: Record<string, unknown>): string {
  const { named = '', references, page, address }: Kind = kinds[name]
  if (references?.[named] === 'items') return paths.item(String(record[named]))
  return page?.(record) ?? address?.(record) ?? ''
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
