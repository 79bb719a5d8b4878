import { addPins, type MapPin } from '#model/map/map-pins.ts'
import { setValue } from '#web/browser/find.ts'
import { markerKind } from '#web/features/map/map.data-attrs.ts'
import { createButton, type Notify } from '#web/features/map/places/map-notice.browser.ts'
import type { MapPlaces } from '#web/features/map/places/map-places.browser.ts'
import { toFindable } from '#web/features/map/places/map-search.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { BroughtPin } from '#web/features/map/stage/map-view.ts'
import { createDrop, createPinId, pinLayer } from './map-own-pins.browser.ts'
import { pinFace } from './map-pin-popup.browser.ts'
import type { createPinStore } from './map-pin-store.browser.ts'

/** Names such a pin in an address, with its place among them. */
export const broughtId = (place: number) => `brought-${place}`

type Deps = { places: MapPlaces; store: ReturnType<typeof createPinStore>; notify: Notify; onChange: () => void }

/** Pins that a link brings: they are shown, and become the reader's own only when the reader says so. */
export function startBroughtPins({ toPlace }: MapStage, { places, store, notify, onChange }: Deps) {
  let brought: { id: string; pin: BroughtPin }[] = []
  const isOwn = (pin: BroughtPin) =>
    store.read().pins.some((own) => (['name', 'note', 'x', 'y'] as const).every((key) => own[key] === pin[key]))

  function clear(which: typeof brought) {
    for (const { id } of which) places.remove(id)
    brought = brought.filter((one) => !which.includes(one))
  }

  function keep(which: typeof brought) {
    const fresh = which.map(({ pin }): MapPin => ({ ...pin, id: createPinId() }))
    let left = 0
    clear(which)
    store.change((own) => {
      const result = addPins(own, fresh, createPinId)
      left = result.left
      return result.pins
    })
    if (left > 0) notify(`There was no room for ${left} of them.`)
    onChange()
  }

  function put(one: (typeof brought)[number]) {
    const { id, pin } = one
    const text = toFindable(`${pin.name} ${pin.note}`)
    const place = places.add(
      { id, layer: pinLayer, name: pin.name, near: '', text, isModded: false, goods: [], marker: createDrop(toPlace(pin)) },
      () =>
        pinFace(
          pin,
          createButton('Keep this pin', () => keep([one])),
        ),
    )
    if (!place) return
    setValue(place.element, markerKind, pinLayer)
    place.element.setAttribute('aria-label', `${pin.name}, a pin that the link brought`)
  }

  return {
    view: () => brought,
    show(pins: readonly BroughtPin[]) {
      clear(brought)
      brought = pins.map((pin, place) => ({ id: broughtId(place), pin })).filter(({ pin }) => !isOwn(pin))
      brought.forEach(put)
      const words = brought.length === 1 ? 'a pin. It is not among yours' : `${brought.length} pins. They are not among yours`
      if (brought.length > 0) notify(`This link brings ${words}.`, { label: 'Keep', go: () => keep(brought) })
    },
  }
}
