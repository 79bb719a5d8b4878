import * as L from 'leaflet'
import { readStored, writeStored } from '#web/browser/storage.ts'
import type { MapPlaces, Place } from '#web/features/map/places/map-places.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { createFinder, toFindable, toWanted, zooms } from '#web/features/map/stage/map-view.ts'
import { find, findAll, setValue, valueOf } from '#web/browser/find.ts'
import { hiddenLayers, listedMarker, mapFind, mapFound, mapLayer, mapList } from '#web/features/map/map.attributes.ts'
import { modsAreShown, modsEvent } from '#web/features/mods/show-mods.attributes.ts'

/** Remembers which layers of the map are off: "market,labels". */
const key = 'map_hidden'

type Shown = { hide: string[] | undefined; find: string }

/** Switches layers on and off, a step that Back undoes, and leaves on the map what the reader looks for. */
export function startMapTools({ root, live, map }: MapStage, places: MapPlaces, onChange: (isStep: boolean) => void) {
  const chips = findAll(root, mapLayer)
  const field = find<HTMLInputElement>(root, mapFind)
  const status = find(root, mapFound)
  let hidden = new Set<string>()
  const isMarked = ({ isModded }: Place) => !isModded || valueOf(document.documentElement, modsAreShown) === 'true'
  const isOn = ({ layer }: Place) => !hidden.has(layer)

  function hide(layers: string[]) {
    hidden = new Set(layers)
    setValue(live, hiddenLayers, layers.join(' '))
    for (const chip of chips) chip.setAttribute('aria-pressed', String(!hidden.has(valueOf(chip, mapLayer) ?? '')))
    places.closeAway()
  }

  const createFinderHere = () =>
    createFinder(
      field?.value ?? '',
      places.all().map(({ text }) => text),
    )

  function listFound(): Place[] {
    const isWanted = createFinderHere()
    return places.all().filter((place) => isMarked(place) && isWanted(place.text))
  }

  /** Only what is looked for stays, on the map and in the lists. */
  function look() {
    const isLookedFor = toWanted(field?.value ?? '').length > 0
    const found = new Set(listFound())
    for (const place of places.all()) {
      place.element.classList.toggle('is-found', found.has(place))
      place.element.classList.toggle('is-out', isLookedFor && !found.has(place))
    }
    places.closeAway()
    filterLists(isLookedFor)
    if (!status) return
    const away = [...found].filter((place) => !isOn(place)).length
    status.textContent = isLookedFor ? toFoundText(found.size, away) : ''
  }

  function filterLists(isLookedFor: boolean) {
    const isWanted = createFinderHere()
    for (const row of findAll(root, listedMarker)) {
      const text = places.find(valueOf(row, listedMarker) ?? '')?.text ?? toFindable(row.textContent ?? '')
      const line = row.closest('li')
      if (line) line.hidden = isLookedFor && !isWanted(text)
    }
    for (const group of findAll(root, mapList)) {
      group.hidden = isLookedFor && !group.querySelector('li:not([hidden])')
    }
  }

  for (const chip of chips) {
    chip.addEventListener('click', () => {
      const layer = valueOf(chip, mapLayer) ?? ''
      hide(hidden.has(layer) ? [...hidden].filter((other) => other !== layer) : [...hidden, layer])
      writeStored(key, [...hidden].join(','))
      look()
      onChange(true)
    })
  }
  field?.addEventListener('input', () => {
    look()
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
  document.addEventListener(modsEvent, look)

  return {
    /** `opened` is the layer of what a link opens: it is on, unless the link itself says that it is off. */
    show(shown: Shown, opened = '') {
      if (field) field.value = shown.find
      hide(shown.hide ?? (readStored(key) ?? '').split(',').filter((layer) => layer && layer !== opened))
      look()
    },
    /** Own pins came or went. */
    refresh: look,
    /** Something new in this layer is to be seen. */
    reveal(layer: string) {
      if (field) field.value = ''
      hide([...hidden].filter((other) => other !== layer))
      look()
    },
    view: () => ({ hide: [...hidden], find: field?.value.trim() ?? '' }),
  }
}

function toFoundText(count: number, away: number): string {
  if (count === 0) return 'Nothing on the map has that name'
  return `${count} ${count === 1 ? 'place' : 'places'} found${away > 0 ? `, ${away} in layers that are off` : ''}`
}
