import type { MapMarkers } from './map-markers.ts'
import { toWanted } from './map-view.ts'
import { readStored, writeStored } from './storage.ts'

/** Remembers which layers of the map are off: "market,labels". */
const key = 'map_hidden'

type Shown = { hide: string[] | undefined; find: string }

/** Switches layers on and off, and marks what the reader looks for. */
export function startMapTools(root: HTMLElement, live: HTMLElement, { pins }: MapMarkers, asked: Shown, onChange: () => void) {
  const chips = [...root.querySelectorAll<HTMLButtonElement>('[data-layer]')]
  const field = root.querySelector<HTMLInputElement>('[data-map-find]')
  const status = root.querySelector<HTMLElement>('[data-map-status]')
  let hidden = new Set<string>()

  function hide(layers: string[]) {
    hidden = new Set(layers)
    live.dataset.hide = layers.join(' ')
    for (const chip of chips) chip.setAttribute('aria-pressed', String(!hidden.has(chip.dataset.layer ?? '')))
    for (const { kind, marker } of pins) if (hidden.has(kind)) marker.closePopup()
  }

  function find(text: string) {
    const wanted = toWanted(text)
    const found = pins.filter((pin) => wanted.some((word) => pin.text.includes(word)))
    for (const pin of pins) {
      const is = found.includes(pin)
      for (const element of [pin.element, pin.link]) {
        element?.classList.toggle('is-found', is)
        element?.classList.toggle('is-faded', wanted.length > 0 && !is)
      }
    }
    if (status)
      status.textContent = wanted.length === 0 ? '' : `${found.length} ${found.length === 1 ? 'place' : 'places'} found on the map`
  }

  function show(shown: Shown) {
    hide(shown.hide ?? (readStored(key) ?? '').split(',').filter(Boolean))
    if (field) field.value = shown.find
    find(shown.find)
  }

  for (const chip of chips) {
    chip.addEventListener('click', () => {
      const layer = chip.dataset.layer ?? ''
      hide(hidden.has(layer) ? [...hidden].filter((other) => other !== layer) : [...hidden, layer])
      writeStored(key, [...hidden].join(','))
      onChange()
    })
  }
  field?.addEventListener('input', () => {
    find(field.value)
    onChange()
  })
  show(asked)
  return { show, view: () => ({ hide: [...hidden], find: field?.value.trim() ?? '' }) }
}
