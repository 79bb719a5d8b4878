import { loadPart, waitsForNetwork } from '#web/browser/load-part.ts'
import type { ShowToast } from './use-toast.ts'

/** Loads the exports. While their script fails to load, `showToast` says so; what waits for them runs once it has loaded. */
export async function loadExports(showToast?: ShowToast) {
  let isWaiting = false
  const exports = await loadPart(
    () => import('./list-exports.ts'),
    () => {
      isWaiting = true
      showToast?.(waitsForNetwork)
    },
  )
  if (isWaiting) showToast?.('')
  return exports
}
