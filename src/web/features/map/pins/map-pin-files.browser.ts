import { addPins, readPins, writePins, type MapPin } from '#model/map/map-pins.ts'
import { countOf } from '#model/text/count-of.ts'
import { saveFile } from '#web/browser/save-file.ts'
import type { Notify } from '#web/features/map/panel/map-panel-state.ts'
import { createPinId } from './map-own-pins.browser.ts'
import type { createPinStore } from './map-pin-store.ts'

/** Maximum file size in bytes. */
const largestFile = 1_000_000
const fileName = 'bridgepour-map-pins.json'

type Deps = { store: ReturnType<typeof createPinStore>; notify: Notify }

export function exportPins(pins: readonly MapPin[]) {
  saveFile(fileName, 'application/json', writePins([...pins]))
}

/** Adds the pins of a file to the reader's own, with a message. */
export async function importPins(chosen: File, { store, notify }: Deps) {
  const text = chosen.size > largestFile ? '' : await chosen.text()
  const found = readPins(text)
  if (!found) return notify(`“${chosen.name}” is not a file of pins of this map. Nothing was changed.`)
  let result = addPins([], [], createPinId)
  let fresh: MapPin[] = []
  store.change((own) => {
    result = addPins(own, found.pins, createPinId)
    fresh = result.pins.slice(own.length)
    return result.pins
  })
  const undo = () => store.change((now) => now.filter(({ id }) => !fresh.some((pin) => pin.id === id)))
  const counts = [
    `${countOf(result.added, 'pin')} added`,
    result.duplicates > 0 && `${result.duplicates} already here`,
    result.overLimit > 0 && `no room for ${result.overLimit}`,
    found.rejected > 0 && `${found.rejected} could not be read`,
  ]
  notify(`${counts.filter(Boolean).join(', ')}.`, result.added > 0 ? { label: 'Undo', go: undo } : undefined)
}
