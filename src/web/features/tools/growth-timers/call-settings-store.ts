import { writeStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'

/** How a timer may notify: by a notification or a sound. `awake` keeps the screen on for it. */
const notificationChannels = ['notify', 'sound', 'awake'] as const
export type NotificationChannel = (typeof notificationChannels)[number]
export type NotificationChannels = Readonly<Record<NotificationChannel, boolean>>

const key = 'growth_timers_calls'
const store = createStore<NotificationChannels>({ keys: [key], parse: ([text = '']) => parseChannels(text), onServer: parseChannels('') })

/** The reader's choice, shared between tabs. If localStorage is unavailable, it lasts while the page is open. */
export const callSettingsStore = {
  ...store,
  set(channel: NotificationChannel, isOn: boolean) {
    const channels = { ...store.read(), [channel]: isOn }
    store.set(channels, writeStored(key, notificationChannels.filter((notificationChannel) => channels[notificationChannel]).join(' ')))
  },
}

/** "sound awake" */
function parseChannels(text: string): NotificationChannels {
  const words = text.split(' ')
  return { notify: words.includes('notify'), sound: words.includes('sound'), awake: words.includes('awake') }
}
