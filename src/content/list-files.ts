import { toPagePath, type ContentFile } from '#model/wiki/correct/content-file.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kindNames, kinds, type KindName } from '#model/wiki/kinds/kinds.ts'
import { paths } from '#model/wiki/paths.ts'
import { longestOfOne, type Origin } from './content-files.ts'
import type { Records } from './records.ts'

/** The files that things are made of, as they are written, each with the page that shows it. What is not in a folder is no thing's file. */
export function listFiles(records: Records, originOf: (record: object) => Origin, texts: ReadonlyMap<string, string>): ContentFile[] {
  const proseAt = new Map(records.destinations.map(({ page, path }) => [`pages/${page}.md`, path]))
  const files = new Map<string, ContentFile>()
  for (const name of kindNames) {
    for (const record of records[name]) {
      const { file } = originOf(record)
      if (!file.includes('/') || files.has(file)) continue
      const text = texts.get(file) ?? ''
      const page = toPagePath(proseAt.get(file) ?? addressOf(name, record))
      files.set(file, { file, text: text.length > longestOfOne ? '' : text, page })
    }
  }
  return [...files.values()]
}

/** What has the name of an item (a recipe, a find) is told on the page of that. */
function addressOf(name: KindName, record: object): string {
  const { named = '', references, page, address }: Kind = kinds[name]
  if (references?.[named] === 'items') return paths.item(String(record[named as keyof typeof record]))
  return page?.(record as never) ?? address?.(record as never) ?? ''
}
