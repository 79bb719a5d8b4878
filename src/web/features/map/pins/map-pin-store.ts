import { readPins, writePins, type MapPin } from '#model/map/map-pins.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { createStore, type Saved } from '#web/browser/store.ts'

/** This key is in readers' browsers; another form of the text gets another key. */
const key = 'map_pins_v1'
/** Holds what was found under the key and could not be read, so that no change loses it. */
const backupKey = 'map_pins_v1_unread'

type Pins = {
  pins: MapPin[]
  /** True when something was stored that could not be read. */
  isDamaged: boolean
}
export type PinState = Saved<Pins>

const none: Pins = { pins: [], isDamaged: false }

/** The reader's own pins. Each change starts from what is stored, so two open pages don't overwrite each other. */
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
  const found = readPins(text)
  return { pins: found?.pins ?? [], isDamaged: !found || found.rejected > 0 }
}
