import * as L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import '../styles/pages/map-live.css'
import { startMapGestures } from './map-gestures.ts'
import { startMapMarkers, type Pin } from './map-markers.ts'
import { startMapTools } from './map-tools.ts'
import { readMapView, writeMapView, zooms, type MapView } from './map-view.ts'

/** The world, so that its tiles fill it. */
const bounds = L.latLngBounds([85, -180], [-85, 180])
/** The middle of the island, in pixels of the largest zoom. */
const middle: [number, number] = [1040, 848]
/** Below this width, in CSS pixels, the map starts one step further away. */
const wide = 800

/** Puts the moving map in the place of the still one. */
export function startWorldMap(root: HTMLElement) {
  const still = root.querySelector<HTMLElement>('[data-map-still]')
  const live = root.querySelector<HTMLElement>('[data-map-live]')
  if (!still || !live) return
  live.hidden = false
  still.hidden = true
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(live, {
    minZoom: zooms.least,
    maxZoom: zooms.most,
    zoomSnap: zooms.step,
    zoomDelta: zooms.step,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    zoomControl: false,
    attributionControl: false,
    // One finger scrolls the page; two move the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
    fadeAnimation: !calm,
    zoomAnimation: !calm,
    markerZoomAnimation: !calm,
    inertia: !calm,
  })
  live.setAttribute('aria-label', 'Map of the island. Arrow keys move it, plus and minus zoom; the places on it follow.')
  live.setAttribute('role', 'application')
  const toPlace = ([x, y]: [number, number]) => map.unproject([x, y], zooms.most)
  const first = { zoom: live.clientWidth >= wide ? 2.5 : 2, at: middle }
  const asked = readMapView(location.hash)
  map.setView(toPlace(asked.at ?? first.at), asked.zoom ?? first.zoom, { animate: false })
  L.tileLayer('/assets/images/map/{z}/{x}/{y}.jpg', {
    bounds,
    noWrap: true,
    minZoom: zooms.least,
    maxZoom: zooms.most,
    className: 'map-tile-layer',
  }).addTo(map)

  const markers = startMapMarkers(map, root, still, toPlace)
  const tools = startMapTools(root, live, markers, { hide: asked.hide, find: asked.find }, keepInAddress)
  startMapGestures(map, root)
  for (const button of root.querySelectorAll<HTMLElement>('[data-zoom]')) {
    button.addEventListener('click', () => {
      const steps = Number(button.dataset.zoom)
      if (steps === 0) map.setView(toPlace(first.at), first.zoom)
      else map.setZoom(map.getZoom() + steps * zooms.step)
    })
  }
  const showZoom = () => {
    live.dataset.far = String(map.getZoom() < 2)
    for (const button of root.querySelectorAll<HTMLButtonElement>('[data-zoom="1"],[data-zoom="-1"]')) {
      button.disabled = map.getZoom() === (button.dataset.zoom === '1' ? zooms.most : zooms.least)
    }
  }
  map.on('zoomend', showZoom)
  showZoom()

  // The address stays as it came until the reader does something.
  open(asked)
  // The map tells of a popup before its marker does.
  map.on('moveend popupopen popupclose', () => queueMicrotask(keepInAddress))
  addEventListener('hashchange', () => {
    const view = readMapView(location.hash)
    if (view.at || view.zoom) map.setView(view.at ? toPlace(view.at) : map.getCenter(), view.zoom ?? map.getZoom())
    tools.show(view)
    open(view)
  })

  function open({ open: id, at }: MapView) {
    const pin: Pin | undefined = markers.pins.find((known) => known.id === id)
    if (!pin) return
    if (!at) map.setView(pin.marker.getLatLng(), Math.max(map.getZoom(), first.zoom), { animate: false })
    pin.marker.openPopup()
  }

  function keepInAddress() {
    const { x, y } = map.project(map.getCenter(), zooms.most)
    const hash = writeMapView({ zoom: map.getZoom(), at: [x, y], open: markers.opened(), ...tools.view() })
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
  }
}
