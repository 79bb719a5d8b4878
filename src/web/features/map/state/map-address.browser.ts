import { pinLayer } from '#web/features/map/map-kinds.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { isMapView, pickForLink, readMapView, writeMapView, type MapView } from '#web/features/map/stage/map-view.ts'
import { idOfOwnPin, idOfSharedPin, type MapState, type MapStore } from './map-state.ts'

type Deps = { store: MapStore; applyView: (view: MapView) => void }

/** Writes the state to the URL from the reader's first action on, and applies what a new fragment of the URL says. */
export function startMapAddress({ map, toLatLng, toUnits }: MapStage, { store, applyView }: Deps) {
  let shownHash = toHash(store.read().sharedPins)
  let isQueued = false

  /** The fragment with these pins. An open pin is named by its index, because other browsers do not know its id. */
  function toHash(pins: MapState['sharedPins']): string {
    const { x, y } = toUnits(map.getCenter())
    const { openPlace, route, ruler, hiddenLayers, query } = store.read()
    const index = pins.findIndex(({ id }) => id === openPlace)
    return writeMapView({
      zoom: map.getZoom(),
      at: [x, y],
      open: index < 0 ? openPlace : idOfSharedPin(index),
      route: [...route.ids],
      measure: [...ruler.points],
      hide: [...hiddenLayers],
      find: query.trim(),
      pins: pins.map(({ pin }) => pin),
    })
  }

  function writeAddress() {
    isQueued = false
    const hash = toHash(store.read().sharedPins)
    if (hash === shownHash) return
    history.replaceState(history.state, '', hash)
    shownHash = hash
  }
  // Deferred, because several values change at once, and the map reports a popup before its marker does.
  const queueWrite = () => {
    if (isQueued) return
    isQueued = true
    queueMicrotask(writeAddress)
  }
  store.subscribe(queueWrite)
  map.on('moveend', queueWrite)

  addEventListener('hashchange', ({ newURL }) => {
    // From the event, because a pan that ended meanwhile has changed the current URL.
    const { hash } = new URL(newURL)
    if (!isMapView(hash)) return
    const view = readMapView(hash)
    if (view.at || view.zoom) {
      map.setView(view.at ? toLatLng({ x: view.at[0], y: view.at[1] }) : map.getCenter(), view.zoom ?? map.getZoom(), { animate: false })
    }
    applyView(view)
    shownHash = toHash(store.read().sharedPins)
  })

  return {
    /** Adds a history entry for the last change. */
    pushEntry() {
      const hash = toHash(store.read().sharedPins)
      if (hash === shownHash) return
      // The entry before it keeps the earlier state.
      history.replaceState(history.state, '', shownHash)
      history.pushState(null, '', hash)
      shownHash = hash
    },
    /** URL to share: includes the reader's own pins if they are shown, as many as fit. */
    toLink() {
      const { pins, hiddenLayers, sharedPins } = store.read()
      const own = hiddenLayers.includes(pinLayer) ? [] : pins.pins
      const included = pickForLink(own)
      const hash = toHash([...sharedPins, ...included.map((pin) => ({ id: idOfOwnPin(pin), pin }))])
      const all = included.length === own.length ? '' : `${included.length} of `
      const suffix = own.length === 0 ? '' : `, with ${all}your ${own.length === 1 ? 'pin' : `${own.length} pins`}`
      return { url: `${location.origin}${location.pathname}${location.search}${hash}`, suffix }
    },
  }
}
