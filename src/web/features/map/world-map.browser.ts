// First: Leaflet writes HTML when it loads.
import './stage/map-markup.browser.ts'
import { startMapFocus } from './places/map-focus.browser.ts'
import { startMapGestures } from './stage/map-gestures.browser.ts'
import { startMapLink } from './tools/map-link.browser.ts'
import { takeMarkers } from './places/map-markers.browser.ts'
import { sharedPinId, startSharedPins } from './pins/map-shared-pins.browser.ts'
import { pinLayer, startOwnPins, type OwnPins } from './pins/map-own-pins.browser.ts'
import { startMapPicking } from './tools/map-picking.browser.ts'
import { exportPins, importPins } from './pins/map-pin-files.browser.ts'
import { startMapPlaces } from './places/map-places.browser.ts'
import { startMapRoute } from './tools/map-route.browser.ts'
import { startMapRuler } from './tools/map-ruler.browser.ts'
import { startMapSide } from './tools/map-side.browser.ts'
import { keepMarkersApart } from './stage/map-spread.browser.ts'
import { keepPopupsInside } from './stage/map-popup-fit.browser.ts'
import { fillScreen } from './stage/map-whole.browser.ts'
import { keepCompassAside } from './stage/map-compass.browser.ts'
import { followScale } from './stage/map-scale.browser.ts'
import { createMapStage, type MapStage } from './stage/map-stage.browser.ts'
import { followTiles } from './stage/map-tiles.browser.ts'
import { startMapTools } from './tools/map-tools.browser.ts'
import { homeView, isMapView, pickForLink, readMapView, writeMapView, zooms, type SharedPin, type MapView } from './stage/map-view.ts'
import { find, findAll, setValue, readAttr } from '#web/browser/find.ts'
import { whenIdle } from '#web/browser/when-idle.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { isFar, liveMap, mapTool, pinCount, stillMap, zoomsBy } from './map.data-attrs.ts'
import { createMapPanelStore, type MapPanelStore, type Notify } from './panel/map-panel-state.ts'
import type { MapPanelActions } from './panel/map-panel.browser.tsx'
import type { PinState } from './pins/map-pin-store.ts'

/** Replaces the static map by the interactive one. `clickedPin`: id of the pin that the reader clicked meanwhile. */
export function startWorldMap(root: HTMLElement, clickedPin = '') {
  const still = find(root, stillMap)
  const live = find(root, liveMap)
  if (!still || !live) return
  // Without the site's style sheet the tiles would be scattered over the page; the static map keeps its links.
  if (getComputedStyle(live.parentElement ?? live).position === 'static') return
  live.hidden = false
  still.hidden = true
  const asked = readMapView(location.hash)
  const stage = createMapStage(root, { live, still }, asked)
  const { map, toLatLng, toUnits } = stage

  const panel = createMapPanelStore()
  const notify: Notify = (text, action) => panel.update({ notice: { text, action } })
  const side = startMapSide(stage, panel)
  const places = startMapPlaces(stage)
  takeMarkers(stage, still, places)
  keepMarkersApart(stage, places)
  const tools = startMapTools(stage, places, keepInAddress)
  const picking = startMapPicking(stage, places, panel)
  const ruler = startMapRuler(stage, { picking, side, panel, onChange: () => keepInAddress() })
  const pins: OwnPins = startOwnPins(stage, {
    places,
    picking,
    notify,
    reveal: tools.reveal,
    onChange(state) {
      showPins(state)
      tools.refresh()
    },
  })
  const { store } = pins
  showPins(store.read())
  const shared = startSharedPins(stage, { places, store, notify, onChange: () => keepInAddress() })
  const route = startMapRoute(stage, { places, side, panel, onChange: () => keepInAddress() })
  startMapGestures(stage)
  keepPopupsInside(stage)
  startMapFocus(stage, places)
  startZoomButtons(stage)
  fillScreen(stage)
  followTiles(stage)
  followScale(stage)
  keepCompassAside(stage, places)
  startMapLink(stage, toLink, notify)

  show(asked)
  enableControls(root)
  find(root, mapTool, 'pins')?.addEventListener('click', () => side.show('pins', !side.isShown('pins')))
  loadPanel(root, panel, {
    openPlace(id, opener) {
      const place = places.find(id)
      if (place) places.open(place, opener)
    },
    removeRoute: route.remove,
    ruler,
    pins: {
      ...pins.acts,
      open: pins.open,
      exportFile: () => exportPins(store.read().pins),
      importFile: (file) =>
        void importPins(file, { store, notify }).catch(() => notify(`“${file.name}” could not be read. Nothing was changed.`)),
    },
  })
  let shownHash = toHash(shared.view())
  // Deferred, because the map reports a popup before its marker does.
  map.on('moveend popupopen popupclose', () => queueMicrotask(() => keepInAddress()))
  addEventListener('hashchange', ({ newURL }) => {
    // From the event, because a pan that ended meanwhile has changed the current URL.
    const { hash } = new URL(newURL)
    if (!isMapView(hash)) return
    const view = readMapView(hash)
    if (view.at || view.zoom) {
      map.setView(view.at ? toLatLng({ x: view.at[0], y: view.at[1] }) : map.getCenter(), view.zoom ?? map.getZoom(), { animate: false })
    }
    show(view)
    shownHash = toHash(shared.view())
  })
  const clicked = places.find(clickedPin)
  clicked?.element.focus({ preventScroll: true })
  if (clicked) places.open(clicked)

  function showPins(state: PinState) {
    panel.update({ pins: state })
    for (const count of findAll(root, pinCount)) count.textContent = String(state.pins.length)
    if (state.pins.length > 0 || !state.isSaved || state.isDamaged) side.show('pins', true)
  }

  function show(view: MapView) {
    ruler.show(view.measure)
    shared.show(view.pins)
    const place = places.find(view.open)
    tools.show(view, place?.layer)
    const stops = route.show(view.route)
    if (!view.at && !view.open) route.fit(stops)
    if (!place) {
      map.closePopup()
      return
    }
    if (!view.at) map.setView(place.marker.getLatLng(), Math.max(map.getZoom(), homeView.zoom), { animate: false })
    place.marker.openPopup()
  }

  /** The fragment with these pins. An open pin is named by its index, because other browsers do not know its id. */
  function toHash(carried: readonly { id: string; pin: SharedPin }[]): string {
    const { x, y } = toUnits(map.getCenter())
    const opened = places.opened()
    const at = carried.findIndex(({ id }) => id === opened)
    const open = at < 0 ? opened : sharedPinId(at)
    const view = { zoom: map.getZoom(), at: [x, y] as [number, number], open, route: route.view(), measure: ruler.view(), ...tools.view() }
    return writeMapView({ ...view, pins: carried.map(({ pin }) => pin) })
  }

  /** URL to share: includes the reader's own pins if they are shown, as many as fit. */
  function toLink() {
    const own = tools.view().hide.includes(pinLayer) ? [] : store.read().pins
    const taken = pickForLink(own)
    const hash = toHash([...shared.view(), ...taken.map((pin) => ({ id: pins.idOf(pin), pin }))])
    const all = taken.length === own.length ? '' : `${taken.length} of `
    const carries = own.length === 0 ? '' : `, with ${all}your ${own.length === 1 ? 'pin' : `${own.length} pins`}`
    return { address: `${location.origin}${location.pathname}${location.search}${hash}`, carries }
  }

  /** Keeps the URL in step with the map from the reader's first action on. `isStep` adds a history entry. */
  function keepInAddress(isStep = false) {
    const hash = toHash(shared.view())
    if (hash === shownHash) return
    if (isStep) {
      // Writes the earlier state first: the stored layers have changed.
      history.replaceState(history.state, '', shownHash)
      history.pushState(null, '', hash)
    } else history.replaceState(history.state, '', hash)
    shownHash = hash
  }
}

/** React comes once the map is idle, or at once where the panel has something to show. */
function loadPanel(root: HTMLElement, panel: MapPanelStore, actions: MapPanelActions) {
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    void loadPart(
      () => import('./panel/map-panel.browser.tsx'),
      (notice) => root.prepend(notice),
    ).then(({ showMapPanel }) => showMapPanel(root, panel, actions))
  }
  panel.subscribe(load)
  const { open, notice } = panel.read()
  if (open.length > 0 || notice) load()
  else whenIdle(load)
}

/** The server renders the controls disabled until this script runs. */
function enableControls(root: HTMLElement) {
  for (const control of root.querySelectorAll<HTMLButtonElement | HTMLInputElement>(':is(.map-tools, .map-chips, .map-bar) :disabled')) {
    control.disabled = false
  }
}

function startZoomButtons({ root, live, map, home }: MapStage) {
  for (const button of findAll(root, zoomsBy)) {
    button.addEventListener('click', () => {
      const steps = Number(readAttr(button, zoomsBy))
      if (steps === 0) map.setView(home.at, home.zoom)
      else map.setZoom(map.getZoom() + steps * zooms.step)
    })
  }
  const show = () => {
    const zoom = map.getZoom()
    setValue(live, isFar, zoom === zooms.least ? 'most' : zoom < zooms.fullPins ? 'true' : 'false')
    for (const button of [...findAll(root, zoomsBy, '1'), ...findAll(root, zoomsBy, '-1')]) {
      // `disabled` would lose the focus.
      button.setAttribute('aria-disabled', String(map.getZoom() === (readAttr(button, zoomsBy) === '1' ? zooms.most : zooms.least)))
    }
  }
  map.on('zoomend', show)
  show()
}
