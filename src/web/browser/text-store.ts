import { writeStored } from './storage.ts'
import type { StorageKey } from './storage-keys.ts'
import { createStore } from './store.ts'

/** A store for one text of the reader. */
export function createTextStore(key: StorageKey) {
  const store = createStore<{ text: string }>({ keys: [key], parse: ([text = '']) => ({ text }), onServer: { text: '' } })
  return {
    ...store,
    write(text: string) {
      store.set({ text }, writeStored(key, text))
    },
  }
}
