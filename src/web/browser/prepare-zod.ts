/**
 * Before a part that brings zod is loaded. Shapes try when they are defined whether code can be made of text; the policy of our pages
 * forbids it, and browsers report that it was tried. What says so stands where zod looks first: set by its own `config`, it would come
 * too late for shapes that load together with it.
 */
export function prepareZod() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
