import { findAll, setValue } from '#web/browser/find.ts'
import { waitsForSight } from './map.data-attrs.ts'

/** Distance below the viewport, in CSS pixels. Browsers' own lazy loading starts thousands of pixels away. */
const nearly = '100px'

/** Loads the pictures of map sections when they are nearly visible. */
export function startMapPieces() {
  const sight = new IntersectionObserver(
    (pieces) => {
      for (const { isIntersecting, target } of pieces) if (isIntersecting) setValue(target, waitsForSight, 'false')
    },
    { rootMargin: nearly },
  )
  for (const piece of findAll(document, waitsForSight)) sight.observe(piece)
}
