import * as L from 'leaflet'
import { nextPinName, pinLimits, trimPin, type MapPin } from '#model/map/map-pins.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { cloneTemplate } from '#web/browser/clone-template.ts'
import { setValue } from '#web/browser/find.ts'
import { pinLayer } from '#web/features/map/map-kinds.ts'
import { markerKind, pinDrop } from '#web/features/map/map.data-attrs.ts'
import type { MapFilter } from '#web/features/map/places/map-filter.browser.ts'
import { createPinMarker, type MapPlaces } from '#web/features/map/places/map-places.browser.ts'
import { toFindable } from '#web/features/map/places/map-search.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { idOfOwnPin, ownPinPrefix, type MapStore } from '#web/features/map/state/map-state.ts'
import type { MapPicking } from '#web/features/map/tools/map-picking.browser.ts'
import { renderPinForm, renderPinPopup } from './map-pin-popup.browser.ts'
import { createPinStore } from './map-pin-store.ts'

type Deps = { places: MapPlaces; picking: MapPicking; filter: MapFilter; store: MapStore }

export const createPinId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

/** The reader's own pins on the map: add, edit, move, and delete with undo. */
export function startOwnPins({ toLatLng }: MapStage, { places, picking, filter, store }: Deps) {
  /** The pin whose popup has fields, and a function that saves what was typed. */
  let editing: { id: string; save: () => void } | undefined
  const pinStore = createPinStore(onChange)
  const findPlace = (pin: MapPin) => places.find(idOfOwnPin(pin))
  const replacePin = (pin: MapPin) => pinStore.change((pins) => pins.map((other) => (other.id === pin.id ? trimPin(pin) : other)))

  function onChange() {
    const pins = pinStore.read()
    updateMarkers(pins.pins)
    store.update({ pins })
    if (pins.pins.length > 0 || !pins.isSaved || pins.isDamaged) store.setPartOpen('pins', true)
    filter.apply()
  }

  function editPin(pin: MapPin) {
    // The popup may be open with its text.
    findPlace(pin)?.marker.closePopup()
    editing = { id: pin.id, save: () => {} }
    openPin(pin)
  }

  function movePin(pin: MapPin) {
    pickPoint('move-pin', `Click the map where “${pin.name}” goes.`, (at) => {
      replacePin({ ...pin, ...at })
      openPin(pin)
    })
  }

  function removePin(pin: MapPin) {
    editing = undefined
    const index = pinStore.read().pins.findIndex(({ id }) => id === pin.id)
    pinStore.change((pins) => pins.filter(({ id }) => id !== pin.id))
    store.notify(`“${pin.name}” was deleted.`, {
      label: 'Undo',
      go() {
        pinStore.change((pins) => (pins.some(({ id }) => id === pin.id) ? pins : [...pins.slice(0, index), pin, ...pins.slice(index)]))
        findPlace(pin)?.element.focus({ preventScroll: true })
      },
    })
  }

  function openPin(pin: MapPin, opener?: HTMLElement) {
    const place = findPlace(pin)
    if (!place) return
    places.open(place, opener ?? place.element)
    const popup = place.marker.getPopup()?.getElement()
    const field = popup?.querySelector('input')
    ;(field ?? popup?.querySelector('button'))?.focus({ preventScroll: true })
    field?.select()
  }

  function pickPoint(tool: 'add-pin' | 'move-pin', text: string, onPick: (at: MapPosition) => void) {
    let picked: MapPosition | undefined
    picking.start({
      tool,
      text,
      pick(at) {
        picked = at
        picking.stop()
      },
      actions: [],
      end: { label: 'Cancel', go: () => picked && onPick(picked) },
    })
  }

  function addPin(at: MapPosition) {
    const { pins } = pinStore.read()
    if (pins.length >= pinLimits.pins) return store.notify(`There is room for ${pinLimits.pins} pins. Delete one to add another.`)
    filter.revealLayer(pinLayer)
    const pin = trimPin({ id: createPinId(), name: nextPinName(pins), note: '', ...at })
    pinStore.change((now) => [...now, pin])
    editPin(pin)
  }

  /** Markers that stay keep their popup. */
  function updateMarkers(pins: MapPin[]) {
    const ids = new Set(pins.map(idOfOwnPin))
    for (const { id } of places.list()) if (id.startsWith(ownPinPrefix) && !ids.has(id)) places.remove(id)
    for (const pin of pins) {
      const place = findPlace(pin) ?? addMarker(pin)
      if (!place) continue
      place.marker.setLatLng(toLatLng(pin))
      place.name = pin.name
      // Another tab may have changed the open pin.
      if (editing?.id !== pin.id && place.marker.isPopupOpen()) place.marker.getPopup()?.update()
      place.text = toFindable(`${pin.name} ${pin.note}`)
      place.element.setAttribute('aria-label', `${pin.name}, your own pin`)
    }
  }

  function addMarker(added: MapPin) {
    const marker = createReaderMarker(toLatLng(added))
    const id = idOfOwnPin(added)
    const place = places.add({ id, layer: pinLayer, name: '', near: '', text: '', isModded: false, goods: [], marker }, () => {
      const pin = pinStore.read().pins.find((own) => own.id === added.id)
      if (!pin) return L.DomUtil.create('div')
      if (editing?.id !== pin.id)
        return renderPinPopup(pin, { edit: () => editPin(pin), move: () => movePin(pin), delete: () => removePin(pin) })
      const { form, save } = renderPinForm(pin, { onSave: replacePin, onRemove: () => removePin(pin), close: () => marker.closePopup() })
      editing = { id: pin.id, save }
      return form
    })
    if (place) setValue(place.element, markerKind, pinLayer)
    marker.on('popupclose', () => {
      if (editing?.id !== added.id) return
      const { save } = editing
      editing = undefined
      save()
    })
    return place
  }

  onChange()
  addEventListener('pagehide', () => editing?.save())

  return {
    pinStore,
    open: openPin,
    edit: editPin,
    remove: removePin,
    /** Asks for the point of a new pin, or cancels that. */
    toggleAdding() {
      if (picking.isActive('add-pin')) picking.stop()
      else pickPoint('add-pin', 'Click the map where the pin goes.', addPin)
    },
  }
}

/** Marker of a reader's pin, in front of others. */
export function createReaderMarker(at: L.LatLng): L.Marker {
  return createPinMarker(at, 'map-pin', cloneTemplate(document, pinDrop)).setZIndexOffset(300)
}
