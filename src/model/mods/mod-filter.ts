import type { Mod } from './mod.ts'

/** Reads the filters of the mod list from its URL. */
export const readModView = (params: URLSearchParams) => ({ mod: params.get('mod') ?? '', author: params.get('author') ?? '' })

/** The mods whose name and author contain the filters' texts, in any case; an empty text matches every mod. */
export function filterMods<M extends Pick<Mod, 'name' | 'author'>>(mods: readonly M[], filters: { mod: string; author: string }): M[] {
  const contains = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase())
  return mods.filter(({ name, author }) => contains(name, filters.mod) && contains(author, filters.author))
}

/** True when the URL is a file to download, false when it is a page about the mod. */
export function isFileUrl({ url }: Pick<Mod, 'url'>): boolean {
  return /\.(pak|zip|7z|rar)$/i.test(new URL(url).pathname)
}

/** A ribbon is shown unless it is empty or says "New!", which is no longer true. */
export function hasRibbon({ ribbon_text }: Pick<Mod, 'ribbon_text'>): boolean {
  return ribbon_text !== '' && ribbon_text !== 'New!'
}

/** True when the ribbon is a version: "2.0". */
function namesVersion({ ribbon_text }: Pick<Mod, 'ribbon_text'>): boolean {
  return /^\d/.test(ribbon_text)
}

/** The field whose provenance covers the mod's version. */
export const versionField = (mod: Pick<Mod, 'ribbon_text'>) => (namesVersion(mod) ? 'ribbon' : 'description')

/**
 * The versions a mod is for, in words. `since` is the version from which mods come through the Workshop, `described` the versions of this
 * wiki, if known.
 */
export function describeModVersion(mod: Pick<Mod, 'ribbon_text' | 'status'>, since?: string | null, described?: string | null): string {
  if (namesVersion(mod)) return `version ${mod.ribbon_text}`
  if (mod.status !== 'workshop') return described ? `versions ${described}` : 'versions without the Workshop'
  return since ? `version ${since} and later` : 'the Steam Workshop'
}
