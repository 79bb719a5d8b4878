import type { Mod } from './mod.ts'

/** What an address of the list asks for. */
export const readModView = (given: URLSearchParams) => ({ mod: given.get('mod') ?? '', author: given.get('author') ?? '' })

/** The mods whose name and author contain what was asked for, capitals or not; an empty text asks for nothing. */
export function filterMods<M extends Pick<Mod, 'name' | 'author'>>(mods: readonly M[], wanted: { mod: string; author: string }): M[] {
  const contains = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase())
  return mods.filter(({ name, author }) => contains(name, wanted.mod) && contains(author, wanted.author))
}

/** True when the address is the mod itself; others lead to where it lay. */
export function leadsToFile({ url }: Pick<Mod, 'url'>): boolean {
  return /\.(pak|zip|7z|rar)$/i.test(new URL(url).pathname)
}

/** A ribbon shows unless it is empty or says "New!", which is true of no old mod. */
export function hasRibbon({ ribbon_text }: Pick<Mod, 'ribbon_text'>): boolean {
  return ribbon_text !== '' && ribbon_text !== 'New!'
}

/** True where the ribbon is a version: "2.0". */
function namesVersion({ ribbon_text }: Pick<Mod, 'ribbon_text'>): boolean {
  return /^\d/.test(ribbon_text)
}

/** The line of its sources that says for which version it is. */
export const lineOfVersion = (mod: Pick<Mod, 'ribbon_text'>) => (namesVersion(mod) ? 'ribbon' : 'description')

/** What a mod is for. `since` is the version from which mods come through the Workshop, where that is known. */
export function madeFor(mod: Pick<Mod, 'ribbon_text' | 'status'>, since?: string | null): string {
  if (namesVersion(mod)) return `version ${mod.ribbon_text}`
  if (mod.status !== 'workshop') return 'versions before the workshop'
  return since ? `version ${since} and later` : 'the Steam Workshop'
}
