import { readStored, writeStored } from '#web/browser/storage.ts'

const key = 'recent_searches'
const most = 5

/** Searches on this device, newest first. Invalid stored text counts as none. */
export function listRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSearch(text: string) {
  const words = text.trim()
  if (words.length < 2) return
  const others = listRecentSearches().filter((recentSearch) => recentSearch.toLowerCase() !== words.toLowerCase())
  writeStored(key, JSON.stringify([words, ...others].slice(0, most)))
}

export function forgetSearches() {
  writeStored(key, '[]')
}
