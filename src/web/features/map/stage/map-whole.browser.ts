import { find, setValue } from '#web/browser/find.ts'
import { fillsScreen, mapTool } from '#web/features/map/map.data-attrs.ts'
import type { MapStage } from './map-stage.browser.ts'
import './map-whole.css'

/** The map fills the screen; where a browser does not give the screen to a part of a page, it fills the window. */
export function fillScreen({ root, map }: MapStage) {
  const button = find(root, mapTool, 'whole')
  let restore: (() => void) | undefined
  /** Else one finger is the page's, until the page is behind the map. */
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
    // A phone may refuse; the window is filled all the same.
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
  // The browser's own way out.
  document.addEventListener('fullscreenchange', () => document.fullscreenElement === null && leave())
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !restore) return
    event.preventDefault()
    leave()
  })
}

/** What lies behind the map is out of reach for the keyboard as well. Returns what brings it back. */
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
