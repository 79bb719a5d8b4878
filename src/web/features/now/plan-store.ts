import { writeStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'

const key = 'now_plan'
const store = createStore<{ text: string }>({ keys: [key], parse: ([text = '']) => ({ text }), onServer: { text: '' } })

/** The reader's next goal, as the address of the blueprint planner says it. */
export const planStore = {
  ...store,
  write(text: string) {
    store.set({ text }, writeStored(key, text))
  },
}
