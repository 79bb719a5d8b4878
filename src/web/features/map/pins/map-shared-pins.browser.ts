import { addPins, type MapPin } from '#model/map/map-pins.ts'
import { setValue } from '#web/browser/find.ts'
import { markerKind } from '#web/features/map/map.data-attrs.ts'
import type { Notify } from '#web/features/map/panel/map-panel-state.ts'
import type { MapPlaces } from '#web/features/map/places/map-places.browser.ts'
import { toFindable } from '#web/features/map/places/map-search.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { SharedPin } from '#web/features/map/stage/map-view.ts'
import { createDrop, createPinId, pinLayer } from './map-own-pins.browser.ts'
import { renderPinPopup } from './map-pin-popup.browser.ts'
import type { createPinStore } from './map-pin-store.ts'

/** Id of a shared pin in the URL, by its index. */
export const sharedPinId = (place: number) => `brought-${place}`

type Deps = { places: MapPlaces; store: ReturnType<typeof createPinStore>; notify: Notify; onChange: () => void }

/** Shows the pins of a shared link. They become the reader's own only if the reader saves them. */
export function startSharedPins({ toLatLng }: MapStage, { places, store, notify, onChange }: Deps) {
  let shared: { id: string; pin: SharedPin }[] = []
  const isOwn = (pin: SharedPin) =>
    store.read().pins.some((own) => (['name', 'note', 'x', 'y'] as const).every((key) => own[key] === pin[key]))

  function clear(which: typeof shared) {
    for (const { id } of which) places.remove(id)
    shared = shared.filter((one) => !which.includes(one))
  }

  function keep(which: typeof shared) {
    const fresh = which.map(({ pin }): MapPin => ({ ...pin, id: createPinId() }))
    let left = 0
    clear(which)
    store.change((own) => {
      const result = addPins(own, fresh, createPinId)
      left = result.overLimit
      return result.pins
    })
    if (left > 0) notify(`There was no room for ${left} of them.`)
    onChange()
  }

  function put(one: (typeof shared)[number]) {
    const { id, pin } = one
    const text = toFindable(`${pin.name} ${pin.note}`)
    const place = places.add(
      { id, layer: pinLayer, name: pin.name, near: '', text, isModded: false, goods: [], marker: createDrop(toLatLng(pin)) },
      () => renderPinPopup(pin, { keep: () => keep([one]) }),
    )
    if (!place) return
    setValue(place.element, markerKind, pinLayer)
    place.element.setAttribute('aria-label', `${pin.name}, a pin that the link brought`)
  }

  return {
    view: () => shared,
    show(pins: readonly SharedPin[]) {
      clear(shared)
      shared = pins.map((pin, place) => ({ id: sharedPinId(place), pin })).filter(({ pin }) => !isOwn(pin))
      shared.forEach(put)
      const words = shared.length === 1 ? 'a pin. It is not among yours' : `${shared.length} pins. They are not among yours`
      if (shared.length > 0) notify(`This link brings ${words}.`, { label: 'Keep', go: () => keep(shared) })
    },
  }
}
