import { toPagePath, type ContentFile } from '#model/wiki/correct/content-file.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kindNames, kinds, type KindName } from '#model/wiki/kinds/kinds.ts'
import { paths } from '#model/wiki/paths.ts'
import { longestOfOne, type ContentFiles, type Origin } from './content-files.ts'
import type { Records } from '../records.ts'

/** The files of the content as they are written, less drafts, each with the page that shows it: settings and lists of ours have none. */
export function listFiles(
  records: Records,
  originOf: (record: object) => Origin,
  { texts, drafts }: Pick<ContentFiles, 'texts' | 'drafts'>,
): ContentFile[] {
  const unpublished = new Set(drafts.map(({ file }) => file))
  const pages = listPages(records, originOf)
  return [...texts]
    .filter(([file]) => !unpublished.has(file))
    .map(([file, text]) => ({ file, text: text.length > longestOfOne ? '' : text, page: pages.get(file) ?? '' }))
}

/** Files whose page follows from nothing that they say. */
const pagesOfFiles = {
  'site.yaml': paths.home,
  'pages/hydrotility.md': paths.hydrotility,
  'pages/max.md': paths.max,
  'pages/shrine.md': paths.shrine,
}

/** By file, the page of the first thing that it tells of. What is not in a folder is no thing's file. */
function listPages(records: Records, originOf: (record: object) => Origin): Map<string, string> {
  const proseAt = new Map(records.destinations.map(({ page, path }) => [`pages/${page}.md`, path]))
  const pages = new Map<string, string>(Object.entries(pagesOfFiles))
  for (const name of kindNames) {
    for (const record of records[name]) {
      const { file } = originOf(record)
      if (file.includes('/') && !pages.has(file)) pages.set(file, toPagePath(proseAt.get(file) ?? addressOf(name, record)))
    }
  }
  return pages
}

/** What has the name of an item (a recipe, a find) is told on the page of that. */
function addressOf(name: KindName, record: object): string {
  const { named = '', references, page, address }: Kind = kinds[name]
  if (references?.[named] === 'items') return paths.item(String(record[named as keyof typeof record]))
  return page?.(record as never) ?? address?.(record as never) ?? ''
}
