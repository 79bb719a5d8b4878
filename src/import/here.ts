import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openContentFiles, type ContentEntry } from '#content/files/content-files.ts'
import { openFolder } from '#content/files/open-folder.ts'
import { readContent } from '#content/read-content.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { boards } from '#cli/rows/boards.ts'
import type { HostRow } from './read-rows.ts'

/** A thing of this wiki: its file, its data with numbers filled in, and its body. */
export type ThingHere = { file: string; data: HostRow; body: string }

/** Keys by which imported things match existing ones, for kinds that do not match by file name. */
const sameBy: Partial<Record<KindName, (data: HostRow) => string>> = {
  shops: ({ town, safe_name }) => `${String(town)}/${String(safe_name)}`,
  mods: ({ name }) => String(name).toLowerCase(),
  patchNotes: ({ version }) => String(version),
  blogPosts: ({ title }) => String(title),
  updates: ({ date, title }) => `${String(date)} ${String(title)}`,
  speedruns: (row) => boards.run?.keyOf(row) ?? '',
  pokes: (row) => boards.poke?.keyOf(row) ?? '',
}

/** Opens the existing content; empty if the folder has no wiki yet. Throws a ContentError for invalid content. */
export function openHere(folder: string) {
  const isWiki = existsSync(join(folder, 'site.yaml'))
  const content = isWiki ? readContent(folder) : undefined
  const files = isWiki ? openContentFiles(openFolder(folder), () => undefined) : undefined
  const things = new Map<KindName, Map<string, ThingHere>>()
  const identityKey = (kind: KindName, name: string, data: HostRow) => sameBy[kind]?.(data) ?? name

  function listThings(kind: KindName): Map<string, ThingHere> {
    const listed = things.get(kind)
    if (listed) return listed
    const { key, named, prose = {} }: Kind = kinds[kind]
    const [first] = key
    const records = new Map((content?.[kind] ?? []).map((record) => [String((record as HostRow)[first]), record as HostRow]))
    const toThing = ({ file, name, data, body }: ContentEntry): [string, ThingHere][] => {
      const record = records.get(String(named === first ? name : data[first])) ?? {}
      const filled = Object.keys(prose).filter((field) => prose[field] === 'numbers' && field in record)
      const here = { file, data: { ...data, ...Object.fromEntries(filled.map((field) => [field, record[field]])) }, body }
      // Former names match as well.
      const old = Array.isArray(data.was) ? data.was.map(String) : []
      return [identityKey(kind, name, data), ...old].map((matchKey) => [matchKey, here])
    }
    const all = new Map((files?.listEntries(kinds[kind]) ?? []).flatMap(toThing))
    things.set(kind, all)
    return all
  }

  return {
    isWiki,
    site: content?.site,
    find: (kind: KindName, name: string, data: HostRow): ThingHere | undefined => listThings(kind).get(identityKey(kind, name, data)),
    hasFile: (file: string) => existsSync(join(folder, file)),
    numbersOf: (kind: KindName): number[] => [...listThings(kind).values()].map(({ data }) => Number(data.id)).filter(Number.isInteger),
  }
}
export type Here = ReturnType<typeof openHere>
