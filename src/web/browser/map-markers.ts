import * as L from 'leaflet'

export type Pin = {
  id: string
  kind: string
  /** What a search looks through. */
  text: string
  marker: L.Marker
  element: HTMLElement
  /** Its link in the list below the map. */
  link: HTMLElement | null
}

const size: [number, number] = [34, 42]

/** Takes labels and pins from the still map to the moving one. */
export function startMapMarkers(map: L.Map, root: HTMLElement, still: HTMLElement, toPlace: (at: [number, number]) => L.LatLng) {
  let opened = ''
  const placeOf = ({ dataset }: HTMLElement) => toPlace([Number(dataset.x), Number(dataset.y)])
  const icon = (className: string, html: HTMLElement, iconSize: [number, number], iconAnchor: [number, number]) =>
    L.divIcon({ className, html, iconSize, iconAnchor, popupAnchor: [0, -36] })

  for (const label of still.querySelectorAll<HTMLElement>('[data-map-label]')) {
    const text = document.createElement('span')
    text.textContent = label.textContent
    const shown = L.marker(placeOf(label), {
      icon: icon(label.className, text, [0, 0], [0, 0]),
      interactive: false,
      keyboard: false,
      zIndexOffset: -1000,
    }).addTo(map)
    shown.getElement()?.setAttribute('aria-hidden', 'true')
  }

  const pins = [...still.querySelectorAll<HTMLAnchorElement>('[data-pin]')].flatMap((drawn): Pin[] => {
    const { pin: id = '', kind = '', name = '', place = '' } = drawn.dataset
    const body = document.createElement('span')
    body.append(...[...drawn.children].map((child) => child.cloneNode(true)))
    const marker = L.marker(placeOf(drawn), { icon: icon(drawn.className, body, size, [size[0] / 2, size[1]]), riseOnHover: true })
    marker.bindPopup(() => toPopup(drawn), { className: 'map-popup', minWidth: 200, maxWidth: 260, autoPanPadding: [24, 24] }).addTo(map)
    const element = marker.getElement()
    if (!element) return []
    element.dataset.kind = kind
    element.setAttribute('aria-label', `${name}, ${kind === 'digsite' ? 'digsite near ' : ''}${place}`)
    element.setAttribute('aria-haspopup', 'dialog')
    const link = root.querySelector<HTMLElement>(`[data-marker="${CSS.escape(id)}"]`)
    for (const [from, on] of [
      ['pointerenter', true],
      ['focus', true],
      ['pointerleave', false],
      ['blur', false],
    ] as const) {
      link?.addEventListener(from, () => element.classList.toggle('is-hot', on))
    }
    marker.on('popupopen popupclose', ({ type }) => {
      const open = type === 'popupopen'
      opened = open ? id : opened === id ? '' : opened
      element.classList.toggle('is-open', open)
      link?.classList.toggle('on', open)
      const popup = marker.getPopup()?.getElement()
      popup?.setAttribute('role', 'dialog')
      popup?.setAttribute('aria-label', name)
      // Whoever opens it from the keyboard goes on inside it.
      if (open && document.activeElement === element) popup?.querySelector<HTMLElement>('a.btn')?.focus({ preventScroll: true })
    })
    return [{ id, kind, text: `${name} ${place} ${kind}`.toLowerCase(), marker, element, link }]
  })

  map.getContainer().addEventListener('keydown', (event) => {
    const pin = pins.find(({ id }) => id === opened)
    if (event.key !== 'Escape' || !pin) return
    event.stopPropagation()
    pin.marker.closePopup()
    pin.element.focus({ preventScroll: true })
  })

  return { pins, opened: () => opened }
}
export type MapMarkers = ReturnType<typeof startMapMarkers>

function toPopup({ dataset, href }: HTMLAnchorElement): HTMLElement {
  const digsite = dataset.kind === 'digsite'
  const popup = document.createElement('div')
  popup.append(
    Object.assign(document.createElement('p'), { className: 'h4', textContent: dataset.name }),
    Object.assign(document.createElement('p'), { className: 'sm soft', textContent: `${digsite ? 'Digsite near ' : ''}${dataset.place}` }),
    Object.assign(document.createElement('a'), {
      className: 'btn gold small',
      href,
      textContent: digsite ? 'See the digsite' : 'Open the store page',
    }),
  )
  return popup
}
