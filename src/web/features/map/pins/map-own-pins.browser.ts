import * as L from 'leaflet'
import { nextPinName, pinLimits, trimPin, type MapPin } from '#model/map/map-pins.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { cloneTemplate } from '#web/browser/clone-template.ts'
import type { MapPicking } from '#web/features/map/tools/map-picking.browser.ts'
import { renderPinForm, renderPinPopup } from './map-pin-popup.browser.ts'
import { createPinStore, type PinState } from './map-pin-store.ts'
import { createPinMarker, type MapPlaces } from '#web/features/map/places/map-places.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { Notify } from '#web/features/map/panel/map-panel-state.ts'
import { toFindable } from '#web/features/map/places/map-search.ts'
import { find, setValue } from '#web/browser/find.ts'
import { mapTool, markerKind, pinDrop } from '#web/features/map/map.data-attrs.ts'

const ask = 'Click the map where the pin goes.'
const prefix = 'pin-'
/** Layer of the reader's own pins. */
export const pinLayer = 'pins'

type Deps = {
  places: MapPlaces
  picking: MapPicking
  notify: Notify
  /** Shows a layer. */
  reveal: (layer: string) => void
  onChange: (state: PinState) => void
}

export const createPinId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
export type OwnPins = ReturnType<typeof startOwnPins>

/** The reader's own pins on the map: add, edit, move, and delete with undo. */
export function startOwnPins({ root, toLatLng }: MapStage, { places, picking, notify, reveal, onChange }: Deps) {
  const button = find(root, mapTool, 'add-pin')
  /** The pin whose popup shows fields, and its cleanup. */
  let editing: { id: string; leave: () => void } | undefined
  const store = createPinStore((state) => {
    renderPins(state.pins)
    onChange(state)
  })
  const placeOf = ({ id }: MapPin) => places.find(prefix + id)
  const change = (pin: MapPin) => store.change((pins) => pins.map((other) => (other.id === pin.id ? trimPin(pin) : other)))

  const acts = {
    edit(pin: MapPin) {
      // The popup may be open with its text.
      placeOf(pin)?.marker.closePopup()
      editing = { id: pin.id, leave: () => {} }
      open(pin)
    },
    move(pin: MapPin) {
      pick(`Click the map where “${pin.name}” goes.`, (at) => {
        change({ ...pin, ...at })
        open(pin)
      })
    },
    remove(pin: MapPin) {
      editing = undefined
      const before = store.read().pins.findIndex(({ id }) => id === pin.id)
      store.change((pins) => pins.filter(({ id }) => id !== pin.id))
      notify(`“${pin.name}” was deleted.`, {
        label: 'Undo',
        go() {
          store.change((pins) => (pins.some(({ id }) => id === pin.id) ? pins : [...pins.slice(0, before), pin, ...pins.slice(before)]))
          placeOf(pin)?.element.focus({ preventScroll: true })
        },
      })
    },
  }

  function open(pin: MapPin, opener?: HTMLElement) {
    const place = placeOf(pin)
    if (!place) return
    places.open(place, opener ?? place.element)
    const popup = place.marker.getPopup()?.getElement()
    const field = popup?.querySelector('input')
    ;(field ?? popup?.querySelector('button'))?.focus({ preventScroll: true })
    field?.select()
  }

  function pick(said: string, go: (at: MapPosition) => void) {
    let at: MapPosition | undefined
    picking.start({
      ask: said,
      pick(chosen) {
        at = chosen
        picking.stop()
      },
      actions: [],
      end: { label: 'Cancel', go: () => at && go(at) },
    })
  }

  function add(at: MapPosition) {
    const { pins } = store.read()
    if (pins.length >= pinLimits.pins) return notify(`There is room for ${pinLimits.pins} pins. Delete one to add another.`)
    reveal(pinLayer)
    const pin = trimPin({ id: createPinId(), name: nextPinName(pins), note: '', ...at })
    store.change((now) => [...now, pin])
    acts.edit(pin)
  }

  /** Updates the markers; those that stay keep their popup. */
  function renderPins(pins: MapPin[]) {
    const wanted = new Set(pins.map(({ id }) => prefix + id))
    for (const place of places.all()) if (place.id.startsWith(prefix) && !wanted.has(place.id)) places.remove(place.id)
    for (const pin of pins) {
      const place = placeOf(pin) ?? put(pin)
      if (!place) continue
      place.marker.setLatLng(toLatLng(pin))
      place.name = pin.name
      // Another tab may have changed the open pin.
      if (editing?.id !== pin.id && place.marker.isPopupOpen()) place.marker.getPopup()?.update()
      place.text = toFindable(`${pin.name} ${pin.note}`)
      place.element.setAttribute('aria-label', `${pin.name}, your own pin`)
    }
  }

  function put({ id, ...at }: MapPin) {
    const marker = createDrop(toLatLng(at))
    const place = places.add({ id: prefix + id, layer: pinLayer, name: '', near: '', text: '', isModded: false, goods: [], marker }, () => {
      const pin = store.read().pins.find((one) => one.id === id)
      if (!pin) return L.DomUtil.create('div')
      if (editing?.id !== id)
        return renderPinPopup(pin, { edit: () => acts.edit(pin), move: () => acts.move(pin), delete: () => acts.remove(pin) })
      const { form, leave } = renderPinForm(pin, { save: change, remove: () => acts.remove(pin), close: () => marker.closePopup() })
      editing = { id, leave }
      return form
    })
    if (place) setValue(place.element, markerKind, pinLayer)
    marker.on('popupclose', () => {
      if (editing?.id !== id) return
      const { leave } = editing
      editing = undefined
      leave()
    })
    return place
  }

  renderPins(store.read().pins)
  button?.addEventListener('click', () => (picking.isOf(ask) ? picking.stop() : pick(ask, add)))
  addEventListener('pagehide', () => editing?.leave())

  return { store, acts, open, idOf: ({ id }: MapPin) => prefix + id }
}

/** Marker of a reader's pin, in front of others. */
export function createDrop(at: L.LatLng): L.Marker {
  return createPinMarker(at, 'map-pin', cloneTemplate(document, pinDrop)).setZIndexOffset(300)
}
