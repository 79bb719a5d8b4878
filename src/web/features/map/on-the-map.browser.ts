import { findAll, setValue } from '#web/browser/find.ts'
import { waitsForSight } from './map.data-attrs.ts'

/** How far below the screen, in CSS pixels. Browsers themselves load what is thousands away. */
const nearly = '400px'

/** Pieces of the map load their pictures when they are nearly in sight. */
export function startMapPieces() {
  const sight = new IntersectionObserver(
    (pieces) => {
      for (const { isIntersecting, target } of pieces) if (isIntersecting) setValue(target, waitsForSight, 'false')
    },
    { rootMargin: nearly },
  )
  for (const piece of findAll(document, waitsForSight)) sight.observe(piece)
}
