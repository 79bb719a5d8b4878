import { writeStored } from '#web/browser/storage.ts'
import type { StorageKey } from '#web/browser/storage-keys.ts'
import { createStore } from '#web/browser/store.ts'

/** A text of the reader, as this browser keeps it. */
function createTextStore(key: StorageKey) {
  const store = createStore<{ text: string }>({ keys: [key], parse: ([text = '']) => ({ text }), onServer: { text: '' } })
  return {
    ...store,
    write(text: string) {
      store.set({ text }, writeStored(key, text))
    },
  }
}

/** How long the reader is at it (see `sitting.ts`). */
export const sittingStore = createTextStore('now_sitting')
export const notesStore = createTextStore('now_notes')
/** The next goal, as the address of the blueprint planner says it. */
export const planStore = createTextStore('now_plan')
