import { compareWith, maxCompared, readNames, togglePin } from '#model/items/compare.ts'
import { joinNames } from '#model/text/join-names.ts'
import { deslugify } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'

const key = 'compare_pins'
/** Pins of this page, if localStorage is unavailable. */
let here: string[] | undefined

const readPins = () => here ?? readNames(readStored(key) ?? '').slice(-maxCompared)

function writePins(pins: string[]) {
  here = writeStored(key, pins.join(',')) ? undefined : pins
}

/** Starts the actions of an item's card: pin the item, and compare it with the pinned ones. */
export function startPins(actions: HTMLElement | null, safeName: string) {
  const [pin, compare, status] = ['button', 'a', 'span'].map((tag) => actions?.querySelector(tag))
  if (!pin || !(compare instanceof HTMLAnchorElement) || !status) return
  const refreshActions = () => {
    const pins = readPins()
    const others = pins.filter((name) => name !== safeName)
    pin.textContent = pins.includes(safeName) ? 'Unpin' : 'Pin to compare'
    compare.href = paths.compare(compareWith(pins, safeName))
    compare.textContent = others.length > 0 ? `Compare with ${joinNames(others.map(deslugify), maxCompared)}` : 'Compare'
  }
  pin.addEventListener('click', () => {
    writePins(togglePin(readPins(), safeName))
    refreshActions()
    const pins = readPins()
    status.textContent = pins.includes(safeName) ? `Pinned, ${pins.length} of ${maxCompared}.` : 'No longer pinned.'
  })
  refreshActions()
}
