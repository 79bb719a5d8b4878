import { addPins, readPins, writePins, type MapPin } from '#model/map/map-pins.ts'
import { countOf } from '#model/text/count-of.ts'
import { saveFile } from '#web/browser/save-file.ts'
import type { MapStore } from '#web/features/map/state/map-state.ts'
import { createPinId } from './map-own-pins.browser.ts'
import type { createPinStore } from './map-pin-store.ts'

/** Maximum file size in bytes. */
const largestFile = 1_000_000
const fileName = 'bridgepour-map-pins.json'

type Deps = { pinStore: ReturnType<typeof createPinStore>; store: MapStore }

export function exportPins(pins: readonly MapPin[]) {
  saveFile(fileName, 'application/json', writePins([...pins]))
}

/** Adds the pins of a file to the reader's own, with a message. */
export async function importPins(chosen: File, { pinStore, store }: Deps) {
  const text = chosen.size > largestFile ? '' : await chosen.text()
  const parsed = readPins(text)
  if (!parsed) return store.notify(`“${chosen.name}” is not a file of pins of this map. Nothing was changed.`)
  let result = addPins([], [], createPinId)
  let fresh: MapPin[] = []
  pinStore.change((own) => {
    result = addPins(own, parsed.pins, createPinId)
    fresh = result.pins.slice(own.length)
    return result.pins
  })
  const undo = () => pinStore.change((now) => now.filter(({ id }) => !fresh.some((pin) => pin.id === id)))
  const counts = [
    `${countOf(result.added, 'pin')} added`,
    result.duplicates > 0 && `${result.duplicates} already here`,
    result.overLimit > 0 && `no room for ${result.overLimit}`,
    parsed.rejected > 0 && `${parsed.rejected} could not be read`,
  ]
  store.notify(`${counts.filter(Boolean).join(', ')}.`, result.added > 0 ? { label: 'Undo', go: undo } : undefined)
}
