import { prepareZod } from '#web/browser/prepare-zod.ts'

/** The rules by which a changed file is checked, in the browser. */
export function loadRules() {
  prepareZod()
  return import('#content/correct/correct-file.ts')
}
