import type { Mod } from './mod.ts'

/** A repository that mods of the list come from. */
export type ModRepository = {
  /** Who keeps it, as its address says. */
  owner: string
  name: string
  url: string
  /** Names of its mods, in the order of the list. */
  mods: string[]
  /** How the list spells its main author. */
  author: string
}

/** The repositories behind the mods' addresses, most mods first. An address elsewhere belongs to none. */
export function listModRepositories(mods: readonly Pick<Mod, 'name' | 'author' | 'url'>[]): ModRepository[] {
  const repositories = new Map<string, ModRepository & { authors: string[] }>()
  for (const { name, author, url } of mods) {
    const [whole = '', owner = '', repository = ''] = /^https:\/\/github\.com\/([^/]+)\/([^/]+)/.exec(url) ?? []
    if (!whole) continue
    const known = repositories.get(whole) ?? { owner, name: repository, url: whole, mods: [], author: '', authors: [] }
    known.mods.push(name)
    known.authors.push(author)
    repositories.set(whole, known)
  }
  return [...repositories.values()]
    .map(({ authors, ...repository }) => ({ ...repository, author: mostFrequent(authors) }))
    .toSorted((a, b) => b.mods.length - a.mods.length || a.owner.localeCompare(b.owner))
}

/** "F4T4L & Gamerkuipers" is first of all F4T4L's. */
function mostFrequent(authors: string[]): string {
  const counts = new Map<string, number>()
  for (const author of authors) {
    const [first = author] = author.split(/ & |, /)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}
