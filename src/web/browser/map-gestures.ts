import type * as L from 'leaflet'

/** How long the hint stays, in milliseconds. */
const stay = 1400

/** The wheel and one finger belong to the page; with Ctrl, or with two fingers, they belong to the map. A hint says so. */
export function startMapGestures(map: L.Map, root: HTMLElement) {
  const container = map.getContainer()
  const hint = root.querySelector<HTMLElement>('[data-map-hint]')
  const mac = /mac|iphone|ipad/i.test(navigator.platform)
  let timer = 0
  const tell = (text: string) => {
    if (!hint) return
    hint.textContent = text
    hint.hidden = false
    clearTimeout(timer)
    timer = window.setTimeout(() => (hint.hidden = true), stay)
  }

  // Before Leaflet sees the wheel, it is told whether it may.
  container.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) map.scrollWheelZoom.enable()
      else {
        map.scrollWheelZoom.disable()
        tell(`Hold ${mac ? '⌘' : 'Ctrl'} and scroll to zoom`)
      }
    },
    { capture: true, passive: true },
  )
  map.scrollWheelZoom.disable()
  if (map.dragging.enabled()) return
  container.addEventListener('touchmove', ({ touches }) => touches.length === 1 && tell('Use two fingers to move the map'), {
    passive: true,
  })
}
