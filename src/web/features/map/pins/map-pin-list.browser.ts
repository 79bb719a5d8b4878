import { addPins, readPins, writePins, type MapPin } from '#model/map/map-pins.ts'
import { countOf } from '#model/text/count-of.ts'
import { element, spriteIcon } from '#web/browser/element.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { createPinId, type OwnPins } from './map-own-pins.browser.ts'
import type { PinState } from './map-pin-store.browser.ts'
import type { MapSideParts } from '#web/features/map/tools/map-side.browser.ts'
import { createButton, type Notify } from '#web/features/map/places/map-notice.browser.ts'
import { find, findAll, setValue, readAttr } from '#web/browser/find.ts'
import { listedMarker, mapTool, noPins, pinCount, pinFile, pinList, pinsDamaged, pinsNotSaved } from '#web/features/map/map.data-attrs.ts'

/** A file of pins is far smaller than this, in bytes. */
const largestFile = 1_000_000
const fileName = 'bridgepour-map-pins.json'

/** The own pins as a list beside the map, taken out to a file and in from one. */
export function startPinList(root: HTMLElement, side: MapSideParts, pins: () => OwnPins, notify: Notify) {
  const part = side.partOf('pins')
  const list = find(part, pinList)
  const counts = findAll(root, pinCount)
  const toggle = find(root, mapTool, 'pins')
  const file = part?.querySelector<HTMLInputElement>('input[type="file"]')
  const save = find<HTMLButtonElement>(part, pinFile, 'export')
  const notes: Record<string, HTMLElement | null | undefined> = {
    none: find(part, noPins),
    notSaved: find(part, pinsNotSaved),
    damaged: find(part, pinsDamaged),
  }

  function toRow(pin: MapPin) {
    const { acts, open } = pins()
    const name = createButton(pin.name, () => open(pin, name), 'map-row')
    setValue(name, listedMarker, `pin-${pin.id}`)
    const act = (label: string, icon: string, go: () => void) => {
      const button = createButton('', go, 'map-act')
      button.setAttribute('aria-label', `${label} ${pin.name}`)
      button.title = label
      button.append(spriteIcon(icon))
      return button
    }
    return element(
      'li',
      {},
      name,
      act('Edit', 'pencil', () => acts.edit(pin)),
      act('Delete', 'trash', () => acts.remove(pin)),
      ...(pin.note ? [element('p', { class: 'map-note' }, pin.note)] : []),
    )
  }

  function show({ pins: all, isSaved, isDamaged }: PinState) {
    const held = list?.contains(document.activeElement)
      ? document.activeElement?.closest('li')?.querySelector<HTMLElement>('.map-row')
      : null
    list?.replaceChildren(...all.map(toRow))
    if (held) find(list, listedMarker, readAttr(held, listedMarker))?.focus({ preventScroll: true })
    for (const count of counts) count.textContent = String(all.length)
    if (save) save.disabled = all.length === 0
    const shown: Record<string, boolean> = { none: all.length === 0, notSaved: !isSaved, damaged: isDamaged }
    for (const [name, note] of Object.entries(notes)) if (note) note.hidden = !shown[name]
    if (all.length > 0 || !isSaved || isDamaged) side.show('pins', true)
  }

  async function importPins(chosen: File) {
    const text = chosen.size > largestFile ? '' : await chosen.text()
    const found = readPins(text)
    if (!found) return notify(`“${chosen.name}” is not a file of pins of this map. Nothing was changed.`)
    const { store } = pins()
    let result = addPins([], [], createPinId)
    let fresh: MapPin[] = []
    store.change((own) => {
      result = addPins(own, found.pins, createPinId)
      fresh = result.pins.slice(own.length)
      return result.pins
    })
    const undo = () => store.change((now) => now.filter(({ id }) => !fresh.some((pin) => pin.id === id)))
    const said = [
      `${countOf(result.added, 'pin')} added`,
      result.duplicates > 0 && `${result.duplicates} already here`,
      result.overLimit > 0 && `no room for ${result.overLimit}`,
      found.rejected > 0 && `${found.rejected} could not be read`,
    ]
    notify(`${said.filter(Boolean).join(', ')}.`, result.added > 0 ? { label: 'Undo', go: undo } : undefined)
  }

  toggle?.addEventListener('click', () => side.show('pins', !side.isShown('pins')))
  save?.addEventListener('click', () => saveFile(fileName, 'application/json', writePins(pins().store.read().pins)))
  find(part, pinFile, 'import')?.addEventListener('click', () => file?.click())
  file?.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    // The same file can be chosen again.
    file.value = ''
    if (chosen) void importPins(chosen).catch(() => notify(`“${chosen.name}” could not be read. Nothing was changed.`))
  })
  return { show }
}
