import { writeStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'

/** How timers may call: by a notification, by a sound, and whether the screen is kept on for them. */
const notificationChannels = ['notify', 'sound', 'awake'] as const
export type NotificationChannel = (typeof notificationChannels)[number]
export type NotificationChannels = Readonly<Record<NotificationChannel, boolean>>

const key = 'growth_timers_calls'
const store = createStore<NotificationChannels>({ keys: [key], parse: ([text = '']) => parseChannels(text), onServer: parseChannels('') })

/** What the reader has chosen, for this tab and the others. Where the browser keeps nothing, it holds while the page is open. */
export const callSettingsStore = {
  ...store,
  set(channel: NotificationChannel, isOn: boolean) {
    const channels = { ...store.read(), [channel]: isOn }
    store.set(channels, writeStored(key, notificationChannels.filter((one) => channels[one]).join(' ')))
  },
}

/** "sound awake" */
function parseChannels(text: string): NotificationChannels {
  const words = text.split(' ')
  return { notify: words.includes('notify'), sound: words.includes('sound'), awake: words.includes('awake') }
}
