import { readStored, writeStored } from '#web/browser/storage.ts'
import { createListeners } from '#web/browser/store-listeners.ts'

/** How timers may call: by a notification, by a sound, and whether the screen is kept on for them. */
const callWays = ['notify', 'sound', 'awake'] as const
export type CallWay = (typeof callWays)[number]
export type CallSettings = Readonly<Record<CallWay, boolean>>

const key = 'growth_timers_calls'
const none: CallSettings = { notify: false, sound: false, awake: false }
const { subscribe, notify } = createListeners(follow)
let current: CallSettings | undefined
let seen = ''

/** What the reader has chosen, for this tab and the others. Where the browser keeps nothing, it holds while the page is open. */
export const callSettingsStore = {
  subscribe,
  read(): CallSettings {
    return (current ??= readSettings())
  },
  readOnServer(): CallSettings {
    return none
  },
  set(way: CallWay, isOn: boolean) {
    current = { ...callSettingsStore.read(), [way]: isOn }
    writeStored(key, callWays.filter((one) => current?.[one]).join(' '))
    seen = readStored(key) ?? ''
    notify()
  },
}

function follow() {
  if ((readStored(key) ?? '') === seen) return
  current = undefined
  notify()
}

function readSettings(): CallSettings {
  seen = readStored(key) ?? ''
  const words = seen.split(' ')
  return { notify: words.includes('notify'), sound: words.includes('sound'), awake: words.includes('awake') }
}
