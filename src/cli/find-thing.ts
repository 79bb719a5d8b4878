import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { suggestNames, formatSuggestions } from '#content/check/name-suggestions.ts'
import { toKind, type Kind } from '#model/wiki/kinds/kind.ts'
import { kinds } from '#model/game/kinds/kinds.ts'

/** A thing with a YAML file: "gold-ore" of items. */
export type FoundThing = { folder: string; id: string; path: string; shape: z.ZodObject }

/** Folders whose files have sources, with the shape of the files. */
const folders = Object.values(kinds)
  .flatMap(({ yaml = {} }: Kind) => Object.entries(yaml))
  .filter(([, { shape }]) => 'sources' in shape)

/**
 * Finds things by name: "gold-ore" (an item and a resource), "item/gold-ore" or "items/gold-ore.yaml" (the item). Throws with suggestions
 * if there is none.
 */
export function findThings(contentFolder: string, name: string): FoundThing[] {
  const [, kind = '', requested = ''] = /^(?:([\w-]+)\/)?(.+?)(?:\.yaml)?$/.exec(name.trim()) ?? []
  const searched = kind === '' ? folders : folders.filter(([folder]) => folder === kind || toKind(folder) === kind)
  if (searched.length === 0)
    throw new Error(`There is no kind "${kind}". Use one of ${folders.map(([folder]) => toKind(folder)).join(', ')}.`)
  const things = searched.flatMap(([folder, shape]) => listFolder(contentFolder, folder).map((thing) => ({ ...thing, folder, shape })))
  const matches = things.filter(({ id }) => id.toLowerCase() === requested.toLowerCase().replaceAll(' ', '-'))
  if (matches.length > 0) return matches
  const near = formatSuggestions(suggestNames(things.map(describeThing), requested)) ?? []
  throw new Error([`There is no "${name}" in ${contentFolder}.`, near].flat().join(' '))
}

/** "item/gold-ore" */
export function describeThing({ folder, id }: Pick<FoundThing, 'folder' | 'id'>): string {
  return `${toKind(folder)}/${id}`
}

function listFolder(contentFolder: string, folder: string): { id: string; path: string }[] {
  const files = readdirSync(contentFolder).includes(folder) ? readdirSync(join(contentFolder, folder)) : []
  return files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ id: file.slice(0, -'.yaml'.length), path: join(contentFolder, folder, file) }))
}
