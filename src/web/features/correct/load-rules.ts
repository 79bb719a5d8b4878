import { prepareZod } from '#web/browser/prepare-zod.ts'

/** Loads the content checks in the browser. */
export function loadRules() {
  prepareZod()
  return import('#content/correct/correct-file.ts')
}

export async function loadPriceRules() {
  const [rules, prices] = await Promise.all([loadRules(), import('#content/correct/correct-price.ts')])
  return { ...rules, ...prices }
}
