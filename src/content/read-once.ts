/** Sorts of cached results: parsed YAML and Markdown, compiled prose, and the mark of a name index. */
export type CachedSort = 'yaml' | 'markdown' | 'prose' | 'names'

/** Cache of parsed texts. `find` returns a new copy each time, because the compiler changes it. */
export type TextCache = {
  find: (sort: CachedSort, text: string) => unknown
  store: (sort: CachedSort, text: string, result: unknown) => void
}
let cache: TextCache | undefined

/**
 * Enables the cache for this process; without it each text is parsed each time. For processes that read the content repeatedly.
 */
export function cacheParsedTexts(texts?: TextCache) {
  cache = texts ?? cache ?? createMemoryCache()
}

/** Caches only parsed YAML and Markdown, so that changes of the code that compiles prose show in development. */
function createMemoryCache(): TextCache {
  const texts = new Map<string, unknown>()
  return {
    find: (sort, text) => structuredClone(texts.get(`${sort} ${text}`)),
    store: (sort, text, result) => void ((sort === 'yaml' || sort === 'markdown') && texts.set(`${sort} ${text}`, structuredClone(result))),
  }
}

/** The cached result for a text, if any. */
export const findRead = (sort: CachedSort, text: string): unknown => cache?.find(sort, text)
export const storeRead = (sort: CachedSort, text: string, result: unknown): void => cache?.store(sort, text, result)

/** Returns the cached result for a text or computes it. The result must depend on nothing but the text. */
export function readOnce<Result>(sort: CachedSort, text: string, compute: () => Result): Result {
  const cached = findRead(sort, text) as Result | undefined
  if (cached !== undefined) return cached
  const result = compute()
  if (result !== undefined) storeRead(sort, text, result)
  return result
}
