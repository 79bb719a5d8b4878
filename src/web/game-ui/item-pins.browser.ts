import { compareWith, maxCompared, readNames, togglePin } from '#model/items/compare.ts'
import { joinNames } from '#model/text/join-names.ts'
import { toWords } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { element } from '#web/browser/element.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'

const key = 'compare_pins'
/** Where the browser keeps nothing, they hold while the page is open. */
let here: string[] | undefined

const readPins = () => here ?? readNames(readStored(key) ?? '').slice(-maxCompared)

function writePins(pins: string[]) {
  here = writeStored(key, pins.join(',')) ? undefined : pins
}

/** The foot of an item's card: keeps the item for comparing, and leads to the comparison with those kept before. */
export function renderPins({ safe_name }: { safe_name: string }): HTMLElement {
  const pin = element('button', { type: 'button', class: 'btn small' })
  const compare = element('a', { class: 'btn small quiet' })
  const said = element('span', { class: 'sm', role: 'status' })
  const draw = () => {
    const pins = readPins()
    const others = pins.filter((one) => one !== safe_name)
    pin.textContent = pins.includes(safe_name) ? 'Unpin' : 'Pin to compare'
    compare.href = paths.compare(compareWith(pins, safe_name))
    compare.textContent = others.length > 0 ? `Compare with ${joinNames(others.map(toWords), maxCompared)}` : 'Compare'
  }
  pin.addEventListener('click', () => {
    writePins(togglePin(readPins(), safe_name))
    draw()
    const pins = readPins()
    said.textContent = pins.includes(safe_name) ? `Pinned, ${pins.length} of ${maxCompared}.` : 'No longer pinned.'
  })
  draw()
  return element('div', { class: 'pins' }, pin, compare, said)
}
