import { findAll } from '#web/browser/find.ts'
import { leadsToTop } from './layout.data-attrs.ts'

/** Pixels and milliseconds per step, from the specification. */
const step = 50
const pause = 16.66

/** Scrolls up in steps, or at once with reduced motion. */
export function startBackToTop() {
  for (const link of findAll(document, leadsToTop)) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) scrollTo({ top: 0, behavior: 'instant' })
      else climb()
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    })
  }
}

function climb() {
  if (scrollY <= 0) return
  scrollTo({ top: scrollY - step, behavior: 'instant' })
  setTimeout(climb, pause)
}
