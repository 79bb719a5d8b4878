import { cacheParsedTexts } from '#content/read-once.ts'

/**
 * Tests read the same folders again and again, each time with a change in one file. That what is kept makes no difference is the
 * matter of src/content/read-once.test.ts.
 */
cacheParsedTexts()
