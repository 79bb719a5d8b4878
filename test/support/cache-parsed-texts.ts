import { cacheParsedTexts, type TextCache } from '#content/read-once.ts'

/** On `globalThis`, because each test file loads its setups anew. */
const everywhere = globalThis as { parsedTexts?: TextCache }

/**
 * Caches parsed files and compiled prose, because tests read the same folders with one changed file. src/content/read-once.test.ts checks
 * that a cache makes no difference.
 */
cacheParsedTexts((everywhere.parsedTexts ??= createCache()))

function createCache(): TextCache {
  const results = new Map<string, unknown>()
  return {
    find: (sort, text) => structuredClone(results.get(`${sort} ${text}`)),
    store: (sort, text, result) => void results.set(`${sort} ${text}`, structuredClone(result)),
  }
}
