import { loadPart } from '#web/browser/load-part.ts'
import { readStored, storedEvent } from '#web/browser/storage.ts'
import type { StorageKey } from '#web/browser/storage-keys.ts'

/** Loads the dock's script once there is something to show, in this tab or another. */
const keys: StorageKey[] = ['shopping_list', 'growth_timers', 'now_plan']

export function startDock() {
  const hasSome = () => keys.some((key) => readStored(key))
  const loadIfNeeded = (event?: Event) => {
    // Data that localStorage rejected is still shown on this page.
    const isTouched = event instanceof CustomEvent && keys.includes(event.detail as StorageKey)
    if (!isTouched && !hasSome()) return
    removeEventListener(storedEvent, loadIfNeeded)
    removeEventListener('storage', loadIfNeeded)
    void loadPart(() => import('./dock.browser.tsx')).then(({ showDock }) => showDock())
  }
  addEventListener(storedEvent, loadIfNeeded)
  addEventListener('storage', loadIfNeeded)
  loadIfNeeded()
}
