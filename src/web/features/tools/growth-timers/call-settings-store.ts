import { writeStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'

/** How timers may call: by a notification, by a sound, and whether the screen is kept on for them. */
const callWays = ['notify', 'sound', 'awake'] as const
export type CallWay = (typeof callWays)[number]
export type CallWays = Readonly<Record<CallWay, boolean>>

const key = 'growth_timers_calls'
const store = createStore<CallWays>({ keys: [key], parse: ([text = '']) => toWays(text), onServer: toWays('') })

/** What the reader has chosen, for this tab and the others. Where the browser keeps nothing, it holds while the page is open. */
export const callSettingsStore = {
  ...store,
  set(way: CallWay, isOn: boolean) {
    const ways = { ...store.read(), [way]: isOn }
    store.set(ways, writeStored(key, callWays.filter((one) => ways[one]).join(' ')))
  },
}

/** "sound awake" */
function toWays(text: string): CallWays {
  const words = text.split(' ')
  return { notify: words.includes('notify'), sound: words.includes('sound'), awake: words.includes('awake') }
}
