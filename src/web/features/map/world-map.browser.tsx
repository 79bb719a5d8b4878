// First: Leaflet writes HTML when it loads.
import './stage/map-markup.browser.ts'
import { copyText } from '#web/browser/copy-text.ts'
import { find } from '#web/browser/find.ts'
import { liveMap, stillMap } from './map.data-attrs.ts'
import { mountMapIsland, type MapActions } from './panel/map-island.browser.tsx'
import { exportPins, importPins } from './pins/map-pin-files.browser.ts'
import { startOwnPins } from './pins/map-own-pins.browser.ts'
import { startSharedPins } from './pins/map-shared-pins.browser.ts'
import { startMapFilter } from './places/map-filter.browser.ts'
import { panToFocusedMarker } from './places/map-focus.browser.ts'
import { startMapLists } from './places/map-lists.browser.ts'
import { createMarkers } from './places/map-markers.browser.ts'
import { startMapPlaces, type MapPlaces } from './places/map-places.browser.ts'
import { fadeCompass } from './stage/map-compass.browser.ts'
import { startFullScreen } from './stage/map-full-screen.browser.ts'
import { startMapGestures } from './stage/map-gestures.browser.ts'
import { fitPopups } from './stage/map-popup-fit.browser.ts'
import { spreadMarkers } from './stage/map-spread.browser.ts'
import { createMapStage } from './stage/map-stage.browser.ts'
import { retryTiles } from './stage/map-tiles.browser.ts'
import { homeView, readMapView, zooms, type MapView } from './stage/map-view.ts'
import { followZoom } from './stage/map-zoom.browser.ts'
import { startMapAddress } from './state/map-address.browser.ts'
import { createMapStore } from './state/map-state.ts'
import { startMapPicking } from './tools/map-picking.browser.ts'
import { startMapRoute } from './tools/map-route.browser.ts'
import { startMapRuler } from './tools/map-ruler.browser.ts'
import { startMapSide } from './tools/map-side.browser.ts'

/** Replaces the static map by the interactive one. `clickedPin`: id of the pin that the reader clicked meanwhile. */
export function startWorldMap(root: HTMLElement, clickedPin = '') {
  const still = find(root, stillMap)
  const live = find(root, liveMap)
  if (!still || !live) return
  // Without the site's style sheet the tiles would be scattered over the page; the static map keeps its links.
  if (getComputedStyle(live.parentElement ?? live).position === 'static') return
  live.hidden = false
  still.hidden = true
  const firstView = readMapView(location.hash)
  const stage = createMapStage(root, { live, still }, firstView)
  const { map, home } = stage

  const store = createMapStore()
  startMapSide(stage, store)
  const places = startMapPlaces(stage, store)
  createMarkers(stage, still, places)
  const counts = countPlaces(places)
  spreadMarkers(stage, places)
  const filter = startMapFilter(stage, places, store)
  startMapLists(stage, places, store)
  const picking = startMapPicking(stage, places, store)
  const ruler = startMapRuler(stage, picking, store)
  const { pinStore, ...pins } = startOwnPins(stage, { places, picking, filter, store })
  const shared = startSharedPins(stage, { places, pinStore, store })
  const route = startMapRoute(stage, places, store)
  const toggleFullScreen = startFullScreen(stage, store)
  startMapGestures(stage)
  fitPopups(stage)
  panToFocusedMarker(stage, places)
  retryTiles(stage)
  followZoom(stage, store)
  fadeCompass(stage, places)
  applyView(firstView)
  const address = startMapAddress(stage, { store, applyView })

  const clicked = places.find(clickedPin)
  clicked?.element.focus({ preventScroll: true })
  if (clicked) places.open(clicked)

  const actions: MapActions = {
    controls: {
      search: (query) => store.update({ query }),
      showMatches: filter.showMatches,
      toggleLayer(layer) {
        filter.toggleLayer(layer)
        address.pushEntry()
      },
    },
    bar: {
      zoomBy: (steps) => map.setZoom(map.getZoom() + steps * zooms.step),
      zoomHome: () => map.setView(home.at, home.zoom),
      toggleFullScreen,
      addPin: pins.toggleAdding,
      togglePins: () => store.setPartOpen('pins', !store.read().openParts.includes('pins')),
      toggleRuler: ruler.toggle,
      copyLink: () => void copyLink(),
    },
    openPlace(id, opener) {
      const place = places.find(id)
      if (place) places.open(place, opener)
    },
    removeRoute: route.remove,
    ruler,
    pins: {
      ...pins,
      exportFile: () => exportPins(pinStore.read().pins),
      importFile: (file) =>
        void importPins(file, { pinStore, store }).catch(() => store.notify(`“${file.name}” could not be read. Nothing was changed.`)),
    },
  }
  store.update({ isReady: true })
  mountMapIsland(root, { store, actions, counts })

  function applyView(view: MapView) {
    ruler.applyView(view.measure)
    shared.applyView(view.pins)
    const place = places.find(view.open)
    filter.applyView(view, place?.layer)
    const stops = route.applyView(view.route)
    if (!view.at && !view.open) route.fit(stops)
    if (!place) {
      map.closePopup()
      return
    }
    if (!view.at) map.setView(place.marker.getLatLng(), Math.max(map.getZoom(), homeView.zoom), { animate: false })
    place.marker.openPopup()
  }

  /** Copies a link to the current view, or shows it in a field if the clipboard is unavailable. */
  async function copyLink() {
    const { url, suffix } = address.toLink()
    const isCopied = await copyText(url)
    // Empty first: the field gets the focus when the value changes.
    store.update({ linkToCopy: '' })
    if (!isCopied) return store.update({ linkToCopy: url })
    store.notify(`Link copied. It opens the map as you see it now${suffix}.`)
  }
}

/** Number of places per layer, without modded ones. */
function countPlaces(places: MapPlaces): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { layer, isModded } of places.list()) if (!isModded) counts[layer] = (counts[layer] ?? 0) + 1
  return counts
}
