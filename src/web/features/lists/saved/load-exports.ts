import { loadPart } from '#web/browser/load-part.ts'

export const loadExports = () => loadPart(() => import('./list-exports.ts'))
