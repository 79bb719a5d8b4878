import { writeStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'

const key = 'now_notes'
const store = createStore<{ text: string }>({ keys: [key], parse: ([text = '']) => ({ text }), onServer: { text: '' } })

/** The reader's notes, as this browser keeps them. */
export const notesStore = {
  ...store,
  write(text: string) {
    store.set({ text }, writeStored(key, text))
  },
}
