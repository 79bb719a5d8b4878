import type { MapStage } from './map-stage.browser.ts'
import { find, readAttr } from '#web/browser/find.ts'
import { isFullScreen, mapHint } from '#web/features/map/map.data-attrs.ts'

/** How long the hint is shown, in ms. */
const hintMs = 1400
/** How far an arrow key pans the map, in CSS pixels; Leaflet's own step. */
const step = 80
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** The wheel and one finger scroll the page; with Ctrl, with two fingers, or in full screen, they move the map. A hint says so. */
export function startMapGestures({ map, root, live }: MapStage) {
  const hint = find(root, mapHint)
  const mac = /mac|iphone|ipad/i.test(navigator.platform)
  let timer = 0
  const showHint = (text: string) => {
    if (!hint) return
    hint.textContent = text
    hint.hidden = false
    clearTimeout(timer)
    timer = window.setTimeout(() => (hint.hidden = true), hintMs)
  }

  // Leaflet always listens to the wheel: a listener added after the wheel turns could not prevent the browser's zoom.
  live.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey || readAttr(root, isFullScreen) === 'true') return
      event.stopPropagation()
      showHint(`Hold ${mac ? '⌘' : 'Ctrl'} and scroll to zoom`)
    },
    { capture: true, passive: true },
  )
  live.addEventListener(
    'touchmove',
    ({ touches }) => touches.length === 1 && !map.dragging.enabled() && showHint('Use two fingers to move the map'),
    { passive: true },
  )

  // Leaflet handles keys only while the map itself has the focus; on its markers they must work the same.
  live.addEventListener('keydown', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches('.leaflet-marker-icon')) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = arrows[event.key]
    if (move) map.panBy(move)
    else if (event.key === '+' || event.key === '=') map.zoomIn()
    else if (event.key === '-' || event.key === '_') map.zoomOut()
    else if (event.key === ' ') (event.target as HTMLElement).click()
    else return
    event.preventDefault()
  })
}
