import { cacheParsedTexts } from '#content/read-once.ts'

/**
 * Caches parsed files, because tests read the same folders with one changed file. src/content/read-once.test.ts checks that the cache makes
 * no difference.
 */
cacheParsedTexts()
