import { findAll } from '#web/browser/find.ts'
import { waitsForSight } from './wait-for-sight.data-attrs.ts'

/** Distance below the viewport, in CSS pixels. Browsers' own lazy loading starts thousands of pixels away. */
const nearly = '100px'

/** Loads the pictures of waiting elements when these are nearly visible. */
export function startWaitingPictures() {
  const sight = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue
        target.removeAttribute(waitsForSight)
        sight.unobserve(target)
      }
    },
    { rootMargin: nearly },
  )
  for (const waiting of findAll(document, waitsForSight)) sight.observe(waiting)
}
