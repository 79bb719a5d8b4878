import { readPins, writePins, type MapPin } from '#model/map/map-pins.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { createStore, type Saved } from '#web/browser/store.ts'

/** Readers have data under this key: a new format needs a new key. */
const key = 'map_pins_v1'
/** Backup of stored text that cannot be parsed. */
const backupKey = 'map_pins_v1_unread'

type Pins = {
  pins: MapPin[]
  /** True if stored text could not be parsed. */
  isDamaged: boolean
}
export type PinState = Saved<Pins>

const none: Pins = { pins: [], isDamaged: false }

/** The reader's own pins. Each change starts from what is stored, so that two open pages do not overwrite each other. */
export function createPinStore(onChange: (state: PinState) => void) {
  const store = createStore<Pins>({ keys: [key], parse: ([text = '']) => (text ? parse(text) : none), onServer: none })
  store.subscribe(() => onChange(store.read()))
  return {
    read: store.read,
    change(edit: (pins: MapPin[]) => MapPin[]) {
      const { pins, isDamaged } = store.read()
      const next = edit(pins)
      const isSafe = !isDamaged || writeStored(backupKey, readStored(key) ?? '')
      const isSaved = isSafe && writeStored(key, writePins(next))
      store.set({ pins: next, isDamaged: isDamaged && !isSaved }, isSaved)
    },
  }
}

function parse(text: string): Pins {
  const parsed = readPins(text)
  return { pins: parsed?.pins ?? [], isDamaged: !parsed || parsed.rejected > 0 }
}
