import { isDeepStrictEqual } from 'node:util'
import { cacheParsedTexts, type TextCache } from '#content/read-once.ts'

/** On `globalThis`, because each test file loads its setups anew. */
const everywhere = globalThis as { parsedTexts?: TextCache }

/**
 * Caches parsed files and compiled prose, because tests read the same folders with one changed file. src/content/read-once.test.ts checks
 * that a cache makes no difference.
 */
cacheParsedTexts((everywhere.parsedTexts ??= createCache()))

function createCache(): TextCache {
  const results = new Map<string, Map<string, () => unknown>>()
  return {
    find: (sort, text) => results.get(sort)?.get(text)?.(),
    store(sort, text, result) {
      const ofSort = results.get(sort) ?? new Map<string, () => unknown>()
      results.set(sort, ofSort)
      ofSort.set(text, sort === 'yaml' ? shareFrozen(result) : createCopier(result))
    },
  }
}

/** Checks copy the parsed YAML, so one frozen object suffices; changing it would throw. */
function shareFrozen(result: unknown): () => unknown {
  freeze(result)
  return () => result
}

function freeze(value: unknown) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) freeze(inner)
}

/** Parsing JSON takes half the time of a structured clone. */
function createCopier(result: unknown): () => unknown {
  const json = formatExactly(result)
  if (json !== undefined) return () => JSON.parse(json) as unknown
  const clone = structuredClone(result)
  return () => structuredClone(clone)
}

/** Undefined for what JSON does not represent exactly, such as YAML that contains itself. */
function formatExactly(result: unknown): string | undefined {
  try {
    const json = JSON.stringify(result)
    return isDeepStrictEqual(JSON.parse(json), result) ? json : undefined
  } catch {
    return undefined
  }
}
