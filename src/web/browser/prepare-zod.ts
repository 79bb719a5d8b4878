/**
 * Call it before loading a part that uses zod. Schemas try `new Function` when they are defined, which our CSP forbids and browsers report.
 * The setting must be where zod looks first: its own `config` would run too late for schemas that load with it.
 */
export function prepareZod() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
