import { createTextStore } from '#web/browser/text-store.ts'

/** How long the reader has been playing (see `sitting.ts`). */
export const sittingStore = createTextStore('now_sitting')
export const notesStore = createTextStore('now_notes')
