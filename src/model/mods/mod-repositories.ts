import type { Mod } from './mod.ts'

/** A GitHub repository with mods of the list. */
export type ModRepository = {
  /** As in its URL. */
  owner: string
  name: string
  url: string
  /** Names of its mods, in the order of the list. */
  mods: string[]
  /** How the list spells its main author. */
  author: string
}

/** The GitHub repositories in the mods' URLs, most mods first; other URLs are left out. */
export function listModRepositories(mods: readonly Pick<Mod, 'name' | 'author' | 'url'>[]): ModRepository[] {
  const repositories = new Map<string, ModRepository & { authors: string[] }>()
  for (const { name, author, url } of mods) {
    const [whole = '', owner = '', repository = ''] = /^https:\/\/github\.com\/([^/]+)\/([^/]+)/.exec(url) ?? []
    if (!whole) continue
    const entry = repositories.get(whole) ?? { owner, name: repository, url: whole, mods: [], author: '', authors: [] }
    entry.mods.push(name)
    entry.authors.push(author)
    repositories.set(whole, entry)
  }
  return [...repositories.values()]
    .map(({ authors, ...repository }) => ({ ...repository, author: mostFrequent(authors) }))
    .toSorted((a, b) => b.mods.length - a.mods.length || a.owner.localeCompare(b.owner))
}

/** The most frequent author; of "F4T4L & Gamerkuipers", the first counts. */
function mostFrequent(authors: string[]): string {
  const counts = new Map<string, number>()
  for (const author of authors) {
    const [first = author] = author.split(/ & |, /)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}
