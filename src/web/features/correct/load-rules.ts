import { prepareZod } from '#web/browser/prepare-zod.ts'

/** Loads the content checks in the browser. */
export function loadRules() {
  prepareZod()
  return import('#content/correct/correct-file.ts')
}

export const loadPriceRules = () => import('#content/correct/correct-price.ts')
