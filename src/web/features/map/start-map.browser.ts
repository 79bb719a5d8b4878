import { find, findAround, readAttr } from '#web/browser/find.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { onFirstTouch, whenIdle } from '#web/browser/when-idle.ts'
import { mapMarker } from './map.data-attrs.ts'

/**
 * Loads the interactive map on the first touch or when the browser is idle; at once if the static map cannot show the requested view. A
 * click on a static pin opens its popup once the map is interactive.
 */
export function startMap(root: HTMLElement) {
  let clickedPin: HTMLAnchorElement | null = null
  let isLoading = false

  function openLater(event: MouseEvent) {
    const pin = findAround<HTMLAnchorElement>(event.target, mapMarker)
    // With a modifier key the link opens in another tab.
    if (!pin || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    clickedPin = pin
  }

  function loadMap() {
    if (isLoading) return
    isLoading = true
    void loadPart(
      () => import('./world-map.browser.tsx'),
      (notice) => {
        root.prepend(notice)
        // Without the script, pins are links.
        root.removeEventListener('click', openLater)
        clickedPin?.click()
      },
    ).then(({ startWorldMap }) => {
      root.removeEventListener('click', openLater)
      startWorldMap(root, readAttr(clickedPin, mapMarker))
    })
  }

  root.addEventListener('click', openLater)
  const pin = find(root, mapMarker)
  if (!pin || getComputedStyle(pin).visibility === 'hidden') return loadMap()
  onFirstTouch(root, loadMap)
  whenIdle(loadMap)
}
