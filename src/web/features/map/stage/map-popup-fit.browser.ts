import type { MapStage } from './map-stage.browser.ts'

/** Space beside a popup, in CSS pixels. */
const margin = 14
/** Minimum distance of the tip from the popup's edge, in CSS pixels. */
const tip = 28

/** Shifts popups into view at the edge of the world, where the map cannot pan; the tip stays at its place. */
export function fitPopups({ map, live }: MapStage) {
  const fit = () => {
    for (const popup of live.querySelectorAll<HTMLElement>('.leaflet-popup')) {
      popup.style.setProperty('--aside', '0px')
      const [frame, box] = [live.getBoundingClientRect(), popup.getBoundingClientRect()]
      const spare = Math.max(0, frame.width - box.width)
      const min = frame.left + Math.min(margin, spare / 2)
      const max = frame.right - Math.min(margin, spare / 2) - box.width
      const aside = Math.max(min, Math.min(box.left, max)) - box.left
      const furthest = Math.max(0, box.width / 2 - tip)
      popup.style.setProperty('--aside', `${Math.max(-furthest, Math.min(furthest, aside))}px`)
    }
  }
  map.on('popupopen moveend resize', fit)
}
