import { find, setValue } from '#web/browser/find.ts'
import { isFullScreen, mapTool } from '#web/features/map/map.data-attrs.ts'
import type { MapStore } from '#web/features/map/state/map-state.ts'
import type { MapStage } from './map-stage.browser.ts'
import './map-full-screen.css'

/** Full screen for the map; in browsers that support it only for videos, the map fills the window. Returns a function that toggles it. */
export function startFullScreen({ root, map }: MapStage, store: MapStore): () => void {
  let restore: (() => void) | undefined
  /** Outside of full screen, one finger scrolls the page. */
  const isDraggable = map.dragging.enabled()

  function leave() {
    if (!restore) return
    restore()
    restore = undefined
    if (document.fullscreenElement === root) void document.exitFullscreen()
    apply(false)
  }
  function enter() {
    restore = makeRestInert(root)
    apply(true)
    // A phone may reject it; the map fills the window anyway.
    void root.requestFullscreen?.().catch(() => {})
  }
  function apply(isOn: boolean) {
    store.update({ isFullScreen: isOn })
    setValue(root, isFullScreen, String(isOn))
    if (isOn || isDraggable) map.dragging.enable()
    else map.dragging.disable()
    map.invalidateSize({ animate: false })
    find(root, mapTool, 'full-screen')?.focus({ preventScroll: true })
  }

  // The browser's own way to leave full screen.
  document.addEventListener('fullscreenchange', () => document.fullscreenElement === null && leave())
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !restore) return
    event.preventDefault()
    leave()
  })
  return () => (restore ? leave() : enter())
}

/** Makes everything behind the map inert. Returns a function that undoes it. */
function makeRestInert(root: HTMLElement): () => void {
  const inert: HTMLElement[] = []
  for (let node: HTMLElement = root; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (!(sibling instanceof HTMLElement) || sibling === node || sibling.inert || sibling instanceof HTMLDialogElement) continue
      sibling.inert = true
      inert.push(sibling)
    }
  }
  return () => {
    for (const element of inert) element.inert = false
  }
}
