import { readPins, writePins, type MapPin } from '#model/map/map-pins.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'

/** This key is in readers' browsers; another form of the text gets another key. */
const key = 'map_pins_v1'
/** Holds what was found under the key and could not be read, so that no change loses it. */
const asideKey = 'map_pins_v1_unread'

export type PinState = {
  pins: MapPin[]
  /** False when the browser did not keep the last change: its storage is blocked or full. */
  isSaved: boolean
  /** True when something was stored that could not be read. */
  isDamaged: boolean
}

/** The reader's own pins. Each change starts from what is stored, so two open pages don't overwrite each other. */
export function createPinStore(onChange: (state: PinState) => void) {
  let state = read()

  function read(): PinState {
    const text = readStored(key)
    if (text === null) return { pins: [], isSaved: true, isDamaged: false }
    const found = readPins(text)
    return { pins: found?.pins ?? [], isSaved: true, isDamaged: !found || found.refused > 0 }
  }

  function set(next: PinState) {
    state = next
    onChange(state)
  }

  addEventListener('storage', (event) => {
    // What only this page holds is not given up for what another page did.
    if (state.isSaved && (event.key === key || event.key === null)) set(read())
  })

  return {
    read: () => state,
    change(edit: (pins: MapPin[]) => MapPin[]) {
      // What the browser does not keep is known only to this page.
      const { pins, isDamaged } = state.isSaved ? read() : state
      const next = edit(pins)
      const isSafe = !isDamaged || writeStored(asideKey, readStored(key) ?? '')
      const isSaved = isSafe && writeStored(key, writePins(next))
      set({ pins: next, isSaved, isDamaged: isDamaged && !isSaved })
    },
  }
}
