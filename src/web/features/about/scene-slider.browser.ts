import { findAll, findAround, readAttr } from '#web/browser/find.ts'
import { slidesBy, slider } from './scene-slider.data-attrs.ts'

/**
 * Adds buttons and keys to sliders, which scroll by touch and wheel without script. Buttons scroll by one view, arrow keys by one picture,
 * Home and End to the ends. Nothing moves by itself.
 */
export function startSliders() {
  for (const button of findAll<HTMLButtonElement>(document, slidesBy)) button.disabled = false
  document.addEventListener('click', ({ target }) => {
    const button = findAround(target, slidesBy)
    const list = findAround(button, slider)?.querySelector('ul')
    if (!button || !list) return
    const maxScroll = list.scrollWidth - list.clientWidth
    const next = Number(readAttr(button, slidesBy)) * list.clientWidth
    // Wraps around at both ends.
    const to =
      list.scrollLeft + next > maxScroll + 8 && list.scrollLeft >= maxScroll - 8
        ? 0
        : list.scrollLeft + next < -8 && list.scrollLeft <= 8
          ? maxScroll
          : list.scrollLeft + next
    scroll(list, to)
  })
  document.addEventListener('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof HTMLUListElement) || !findAround(target, slider) || altKey || ctrlKey || metaKey || shiftKey) return
    const step = (target.children[1]?.getBoundingClientRect().left ?? 0) - (target.children[0]?.getBoundingClientRect().left ?? 0)
    const places: Record<string, number> = {
      ArrowLeft: target.scrollLeft - step,
      ArrowRight: target.scrollLeft + step,
      Home: 0,
      End: target.scrollWidth,
    }
    const to = places[key]
    if (to === undefined) return
    event.preventDefault()
    scroll(target, to)
  })
}

function scroll(list: HTMLElement, left: number) {
  list.scrollTo({ left, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
}
