import { loadPart, waitsForNetwork } from '#web/browser/load-part.ts'
import type { ShowToast } from './use-toast.ts'

/** Loads the exports. If their script fails to load, `showToast` says so, and what waits for them runs once it has loaded. */
export const loadExports = (showToast?: ShowToast) =>
  loadPart(
    () => import('./list-exports.ts'),
    () => showToast?.(waitsForNetwork),
  )
