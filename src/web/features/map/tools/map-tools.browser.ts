import * as L from 'leaflet'
import { countOf } from '#model/text/count-of.ts'
import { joinNames } from '#model/text/join-names.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import type { MapPlaces, MapPlace } from '#web/features/map/places/map-places.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { findOnMap, toFindable, type Findable, type Found } from '#web/features/map/places/map-search.ts'
import { tradeVerbs } from '#web/features/map/places/map-trade.ts'
import { zooms } from '#web/features/map/stage/map-view.ts'
import { find, findAll, setValue, readAttr } from '#web/browser/find.ts'
import { hiddenLayers, listedMarker, mapFind, mapFound, mapLayer, mapList } from '#web/features/map/map.data-attrs.ts'
import { modsAreShown, modsEvent } from '#web/features/mods/show-mods.data-attrs.ts'

/** localStorage key of the hidden layers: "market,labels". */
const key = 'map_hidden'
/** Maximum number of goods named for several matches. */
const maxNamed = 3

type Shown = { hide: string[] | undefined; find: string }

/** Toggles layers, with a history entry each, and filters the map by the search text. */
export function startMapTools({ root, live, map }: MapStage, places: MapPlaces, onChange: (isStep: boolean) => void) {
  const chips = findAll(root, mapLayer)
  const field = find<HTMLInputElement>(root, mapFind)
  const status = find(root, mapFound)
  let hidden = new Set<string>()
  const isMarked = ({ isModded }: MapPlace) => !isModded || readAttr(document.documentElement, modsAreShown) === 'true'
  const isOn = ({ layer }: MapPlace) => !hidden.has(layer)

  function hide(layers: string[]) {
    hidden = new Set(layers)
    setValue(live, hiddenLayers, layers.join(' '))
    for (const chip of chips) chip.setAttribute('aria-pressed', String(!hidden.has(readAttr(chip, mapLayer) ?? '')))
    places.closeAway()
  }

  /** Matches shown, with the goods that match. */
  let found: Found<MapPlace> = new Map()

  /** Hides everything that does not match, on the map and in the lists. */
  function look() {
    const isLookedFor = (field?.value ?? '').trim() !== ''
    const rows = listRows()
    const wanted = findOnMap<Findable>(field?.value ?? '', [...new Set([...places.all(), ...rows.map(({ thing }) => thing)])])
    found = new Map([...wanted].flatMap(([thing, goods]) => (isPlace(thing) && isMarked(thing) ? [[thing, goods]] : [])))
    for (const place of places.all()) {
      place.element.classList.toggle('is-found', found.has(place))
      place.element.classList.toggle('is-out', isLookedFor && !found.has(place))
      place.sought = found.get(place) ?? []
    }
    places.closeAway()
    for (const { line, thing } of rows) line.hidden = isLookedFor && !wanted.has(thing)
    for (const group of findAll(root, mapList)) group.hidden = isLookedFor && !group.querySelector('li:not([hidden])')
    if (status) status.textContent = isLookedFor ? describeValue(found, isOn) : ''
  }

  /** Rows of the lists. Towns have no marker: they are searched by their text. */
  function listRows() {
    return findAll(root, listedMarker).flatMap((row) => {
      const line = row.closest('li')
      const thing: Findable = places.find(readAttr(row, listedMarker) ?? '') ?? { text: toFindable(row.textContent ?? '') }
      return line ? [{ line, thing }] : []
    })
  }

  for (const chip of chips) {
    chip.addEventListener('click', () => {
      const layer = readAttr(chip, mapLayer) ?? ''
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
    const shown = [...found.keys()].filter(isOn)
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
    /** `opened`: layer of the place a link opens. It is shown unless the link hides it. */
    show(shown: Shown, opened = '') {
      if (field) field.value = shown.find
      hide(shown.hide ?? (readStored(key) ?? '').split(',').filter((layer) => layer && layer !== opened))
      look()
    },
    /** Own pins were added or removed. */
    refresh: look,
    /** Shows a layer with something new in it. */
    reveal(layer: string) {
      if (field) field.value = ''
      hide([...hidden].filter((other) => other !== layer))
      look()
    },
    view: () => ({ hide: [...hidden], find: field?.value.trim() ?? '' }),
  }
}

const isPlace = (thing: Findable): thing is MapPlace => 'marker' in thing

/** "2 places buy Shard", "3 places found, 1 in layers that are off" */
function describeValue(found: Found<MapPlace>, isOn: (place: MapPlace) => boolean): string {
  const count = found.size
  if (count === 0) return 'Nothing on the map has or trades that'
  const away = [...found.keys()].filter((place) => !isOn(place)).length
  const goods = [...new Set([...found.values()].flat())]
  const trades = new Set([...found].map(([{ trade }, sought]) => (sought.length > 0 ? trade : undefined)))
  const [trade] = trades
  // Matches by name, or with several kinds of trade, are only counted.
  const words = trades.size === 1 && trade ? `${tradeVerbs[trade][count === 1 ? 'one' : 'many']} ${joinNames(goods, maxNamed)}` : 'found'
  return `${countOf(count, 'place')} ${words}${away > 0 ? `, ${away} in layers that are off` : ''}`
}
