import { find, setValue } from '#web/browser/find.ts'
import { fillsScreen, mapTool } from '#web/features/map/map.data-attrs.ts'
import type { MapStage } from './map-stage.browser.ts'
import './map-whole.css'

/** Full screen for the map; in browsers that support it only for videos, the map fills the window. */
export function fillScreen({ root, map }: MapStage) {
  const button = find(root, mapTool, 'whole')
  let restore: (() => void) | undefined
  /** Outside of full screen, one finger scrolls the page. */
  const movesByOneFinger = map.dragging.enabled()

  const leave = () => {
    if (!restore) return
    restore()
    restore = undefined
    if (document.fullscreenElement === root) void document.exitFullscreen()
    show(false)
  }
  const enter = () => {
    restore = setRestAside(root)
    show(true)
    // A phone may reject it; the map fills the window anyway.
    void root.requestFullscreen?.().catch(() => {})
  }
  const show = (isWhole: boolean) => {
    setValue(root, fillsScreen, String(isWhole))
    button?.setAttribute('aria-pressed', String(isWhole))
    if (isWhole || movesByOneFinger) map.dragging.enable()
    else map.dragging.disable()
    map.invalidateSize({ animate: false })
    button?.focus({ preventScroll: true })
  }

  button?.addEventListener('click', () => (restore ? leave() : enter()))
  // The browser's own way to leave full screen.
  document.addEventListener('fullscreenchange', () => document.fullscreenElement === null && leave())
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !restore) return
    event.preventDefault()
    leave()
  })
}

/** Makes everything behind the map inert. Returns a function that undoes it. */
function setRestAside(root: HTMLElement): () => void {
  const aside: HTMLElement[] = []
  for (let node: HTMLElement = root; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const other of node.parentElement.children) {
      if (!(other instanceof HTMLElement) || other === node || other.inert || other instanceof HTMLDialogElement) continue
      other.inert = true
      aside.push(other)
    }
  }
  return () => {
    for (const one of aside) one.inert = false
  }
}
