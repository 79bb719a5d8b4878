import { addPins, type MapPin } from '#model/map/map-pins.ts'
import { setValue } from '#web/browser/find.ts'
import { pinLayer } from '#web/features/map/map-kinds.ts'
import { markerKind } from '#web/features/map/map.data-attrs.ts'
import type { MapPlaces } from '#web/features/map/places/map-places.browser.ts'
import { toFindable } from '#web/features/map/places/map-search.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { SharedPin } from '#web/features/map/stage/map-view.ts'
import { idOfSharedPin, type MapState, type MapStore } from '#web/features/map/state/map-state.ts'
import { createPinId, createReaderMarker } from './map-own-pins.browser.ts'
import { renderPinPopup } from './map-pin-popup.browser.ts'
import type { createPinStore } from './map-pin-store.ts'

type Deps = { places: MapPlaces; pinStore: ReturnType<typeof createPinStore>; store: MapStore }
type Shared = MapState['sharedPins']

/** Adds the pins of a shared link to the map. They become the reader's own only if the reader saves them. */
export function startSharedPins({ toLatLng }: MapStage, { places, pinStore, store }: Deps) {
  const isOwn = (pin: SharedPin) =>
    pinStore.read().pins.some((own) => (['name', 'note', 'x', 'y'] as const).every((key) => own[key] === pin[key]))

  function remove(removed: Shared) {
    for (const { id } of removed) places.remove(id)
    store.update({ sharedPins: store.read().sharedPins.filter((shared) => !removed.includes(shared)) })
  }

  function save(saved: Shared) {
    const fresh = saved.map(({ pin }): MapPin => ({ ...pin, id: createPinId() }))
    let overLimit = 0
    remove(saved)
    pinStore.change((own) => {
      const result = addPins(own, fresh, createPinId)
      overLimit = result.overLimit
      return result.pins
    })
    if (overLimit > 0) store.notify(`There was no room for ${overLimit} of them.`)
  }

  function addMarker(shared: Shared[number]) {
    const { id, pin } = shared
    const text = toFindable(`${pin.name} ${pin.note}`)
    const marker = createReaderMarker(toLatLng(pin))
    const place = places.add({ id, layer: pinLayer, name: pin.name, near: '', text, isModded: false, goods: [], marker }, () =>
      renderPinPopup(pin, { keep: () => save([shared]) }),
    )
    if (!place) return
    setValue(place.element, markerKind, pinLayer)
    place.element.setAttribute('aria-label', `${pin.name}, a pin that the link brought`)
  }

  return {
    applyView(pins: readonly SharedPin[]) {
      remove(store.read().sharedPins)
      const sharedPins = pins.map((pin, index) => ({ id: idOfSharedPin(index), pin })).filter(({ pin }) => !isOwn(pin))
      store.update({ sharedPins })
      sharedPins.forEach(addMarker)
      const words = sharedPins.length === 1 ? 'a pin. It is not among yours' : `${sharedPins.length} pins. They are not among yours`
      if (sharedPins.length > 0) {
        store.notify(`This link brings ${words}.`, { label: 'Keep', go: () => save(store.read().sharedPins) })
      }
    },
  }
}
