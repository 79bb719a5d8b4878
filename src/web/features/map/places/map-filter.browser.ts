import * as L from 'leaflet'
import { countOf } from '#model/text/count-of.ts'
import { joinNames } from '#model/text/join-names.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { findAll, setValue, readAttr } from '#web/browser/find.ts'
import { hiddenLayers, listedMarker, mapList } from '#web/features/map/map.data-attrs.ts'
import { modsAreShown, modsEvent } from '#web/features/mods/show-mods.data-attrs.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { zooms, type MapView } from '#web/features/map/stage/map-view.ts'
import type { MapStore } from '#web/features/map/state/map-state.ts'
import type { MapPlaces, MapPlace } from './map-places.browser.ts'
import { findOnMap, toFindable, type Findable, type Found } from './map-search.ts'
import { tradeVerbs } from './map-trade.ts'

export type MapFilter = ReturnType<typeof startMapFilter>

/** localStorage key of the hidden layers: "market,labels". */
const key = 'map_hidden'
/** Maximum number of goods named for several matches. */
const maxNamed = 3

/** Hides the layers that are off, and everything that does not match the search, on the map and in the lists. */
export function startMapFilter({ root, live, map }: MapStage, places: MapPlaces, store: MapStore) {
  /** Matches shown, with the goods that match. */
  let matches: Found<MapPlace> = new Map()
  const isInShownMods = ({ isModded }: MapPlace) => !isModded || readAttr(document.documentElement, modsAreShown) === 'true'
  const isLayerShown = ({ layer }: MapPlace) => !store.read().hiddenLayers.includes(layer)

  function applyFilter() {
    const { query, hiddenLayers: layers } = store.read()
    const isSearch = query.trim() !== ''
    const rows = listRows()
    const all = findOnMap<Findable>(query, [...new Set([...places.list(), ...rows.map(({ entry }) => entry)])])
    matches = new Map([...all].flatMap(([entry, goods]) => (isPlace(entry) && isInShownMods(entry) ? [[entry, goods]] : [])))
    setValue(live, hiddenLayers, layers.join(' '))
    for (const place of places.list()) {
      place.element.classList.toggle('is-found', matches.has(place))
      place.element.classList.toggle('is-out', isSearch && !matches.has(place))
      place.matchingGoods = matches.get(place) ?? []
    }
    places.closeIfHidden()
    for (const { line, entry } of rows) line.hidden = isSearch && !all.has(entry)
    for (const list of findAll(root, mapList)) list.hidden = isSearch && !list.querySelector('li:not([hidden])')
    store.update({ searchStatus: isSearch ? describeMatches(matches, isLayerShown) : '' })
  }

  /** Rows of the lists below the map. Towns have no marker: they are searched by their text. */
  function listRows() {
    return findAll(root, mapList).flatMap((list) =>
      findAll(list, listedMarker).flatMap((row) => {
        const line = row.closest('li')
        const entry: Findable = places.find(readAttr(row, listedMarker) ?? '') ?? { text: toFindable(row.textContent ?? '') }
        return line ? [{ line, entry }] : []
      }),
    )
  }

  store.follow(({ query }) => query, applyFilter)
  store.follow((state) => state.hiddenLayers, applyFilter)
  document.addEventListener(modsEvent, applyFilter)

  return {
    apply: applyFilter,
    /** `openLayer`: layer of the place a link opens. It is shown unless the link hides it. */
    applyView({ hide, find }: Pick<MapView, 'hide' | 'find'>, openLayer = '') {
      const stored = (readStored(key) ?? '').split(',')
      store.update({ query: find, hiddenLayers: hide ?? stored.filter((layer) => layer && layer !== openLayer) })
    },
    toggleLayer(layer: string) {
      const { hiddenLayers: hidden } = store.read()
      const next = hidden.includes(layer) ? hidden.filter((other) => other !== layer) : [...hidden, layer]
      writeStored(key, next.join(','))
      store.update({ hiddenLayers: next })
    },
    /** Makes a layer visible that has something new in it. */
    revealLayer(layer: string) {
      store.update({ query: '', hiddenLayers: store.read().hiddenLayers.filter((other) => other !== layer) })
    },
    /** Zooms to the matches; a single match opens. */
    showMatches(field: HTMLElement) {
      const shown = [...matches.keys()].filter(isLayerShown)
      const [first] = shown
      if (!first) return
      map.fitBounds(L.latLngBounds(shown.map(({ marker }) => marker.getLatLng())), {
        padding: [70, 70],
        maxZoom: Math.max(2.5, Math.min(map.getZoom(), zooms.most)),
      })
      if (shown.length === 1) places.open(first, field)
    },
  }
}

const isPlace = (entry: Findable): entry is MapPlace => 'marker' in entry

/** "2 places buy Shard", "3 places found, 1 in layers that are off" */
function describeMatches(matches: Found<MapPlace>, isLayerShown: (place: MapPlace) => boolean): string {
  const count = matches.size
  if (count === 0) return 'Nothing on the map has or trades that'
  const hidden = [...matches.keys()].filter((place) => !isLayerShown(place)).length
  const goods = [...new Set([...matches.values()].flat())]
  const trades = new Set([...matches].map(([{ trade }, matching]) => (matching.length > 0 ? trade : undefined)))
  const [trade] = trades
  // Matches by name, or with several kinds of trade, are only counted.
  const words =
    trades.size === 1 && trade ? `${tradeVerbs[trade][count === 1 ? 'singular' : 'plural']} ${joinNames(goods, maxNamed)}` : 'found'
  return `${countOf(count, 'place')} ${words}${hidden > 0 ? `, ${hidden} in layers that are off` : ''}`
}
