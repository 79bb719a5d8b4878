import * as L from 'leaflet'
import { readStored, writeStored } from '#web/browser/storage.ts'
import type { MapPlaces, Place } from '#web/features/map/places/map-places.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { toFindable, toWanted, zooms } from '#web/features/map/stage/map-view.ts'

/** Remembers which layers of the map are off: "market,labels". */
const key = 'map_hidden'

type Shown = { hide: string[] | undefined; find: string }

/** Switches layers on and off, a step that Back undoes, and leaves on the map what the reader looks for. */
export function startMapTools({ root, live, map }: MapStage, places: MapPlaces, onChange: (isStep: boolean) => void) {
  const chips = [...root.querySelectorAll<HTMLButtonElement>('[data-layer]')]
  const field = root.querySelector<HTMLInputElement>('[data-map-find]')
  const status = root.querySelector<HTMLElement>('[data-map-status]')
  let hidden = new Set<string>()
  const isMarked = ({ isModded }: Place) => !isModded || document.documentElement.dataset.mods === 'true'
  const isOn = ({ kind }: Place) => !hidden.has(kind)

  function hide(layers: string[]) {
    hidden = new Set(layers)
    live.dataset.hide = layers.join(' ')
    for (const chip of chips) chip.setAttribute('aria-pressed', String(!hidden.has(chip.dataset.layer ?? '')))
    for (const { kind, marker } of places.all()) if (hidden.has(kind)) marker.closePopup()
  }

  function listFound(): Place[] {
    const wanted = toWanted(field?.value ?? '')
    return places.all().filter((place) => isMarked(place) && wanted.some((word) => place.text.includes(word)))
  }

  /** Only what is looked for stays, on the map and in the lists. */
  function find() {
    const wanted = toWanted(field?.value ?? '')
    const found = new Set(listFound())
    for (const place of places.all()) {
      place.element.classList.toggle('is-found', found.has(place))
      place.element.classList.toggle('is-out', wanted.length > 0 && !found.has(place))
    }
    filterLists(wanted)
    if (!status) return
    const away = [...found].filter((place) => !isOn(place)).length
    status.textContent = wanted.length === 0 ? '' : tellFound(found.size, away)
  }

  function filterLists(wanted: string[]) {
    for (const row of root.querySelectorAll<HTMLElement>('[data-marker]')) {
      const text = places.find(row.dataset.marker ?? '')?.text ?? toFindable(row.textContent ?? '')
      const line = row.closest('li')
      if (line) line.hidden = wanted.length > 0 && !wanted.some((word) => text.includes(word))
    }
    for (const group of root.querySelectorAll<HTMLElement>('[data-map-list]')) {
      group.hidden = wanted.length > 0 && !group.querySelector('li:not([hidden])')
    }
  }

  for (const chip of chips) {
    chip.addEventListener('click', () => {
      const layer = chip.dataset.layer ?? ''
      hide(hidden.has(layer) ? [...hidden].filter((other) => other !== layer) : [...hidden, layer])
      writeStored(key, [...hidden].join(','))
      find()
      onChange(true)
    })
  }
  field?.addEventListener('input', () => {
    find()
    onChange(false)
  })
  field?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const shown = listFound().filter(isOn)
    const [first] = shown
    if (!first) return
    map.fitBounds(L.latLngBounds(shown.map(({ marker }) => marker.getLatLng())), {
      padding: [70, 70],
      maxZoom: Math.max(2.5, Math.min(map.getZoom(), zooms.most)),
    })
    if (shown.length === 1) places.open(first, field)
  })
  document.addEventListener('show-mods', find)

  return {
    /** `opened` is the layer of what a link opens: it is on, unless the link itself says that it is off. */
    show(shown: Shown, opened = '') {
      if (field) field.value = shown.find
      hide(shown.hide ?? (readStored(key) ?? '').split(',').filter((layer) => layer && layer !== opened))
      find()
    },
    /** Own pins came or went. */
    refresh: find,
    /** Something new in this layer is to be seen. */
    reveal(layer: string) {
      if (field) field.value = ''
      hide([...hidden].filter((other) => other !== layer))
      find()
    },
    view: () => ({ hide: [...hidden], find: field?.value.trim() ?? '' }),
  }
}

function tellFound(count: number, away: number): string {
  if (count === 0) return 'Nothing on the map has that name'
  return `${count} ${count === 1 ? 'place' : 'places'} found${away > 0 ? `, ${away} in layers that are off` : ''}`
}
