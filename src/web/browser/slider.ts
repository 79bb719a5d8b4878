/** Buttons of sliders: each moves by what is in view. Without them the slider scrolls by touch, wheel and keys. */
export function startSliders() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-slide]') : null
    const list = button?.closest('[data-slider]')?.querySelector('ul')
    if (!button || !list) return
    const most = list.scrollWidth - list.clientWidth
    const next = Number(button.dataset.slide) * list.clientWidth
    // Round the end to the start and back.
    const to =
      list.scrollLeft + next > most + 8 && list.scrollLeft >= most - 8
        ? 0
        : list.scrollLeft + next < -8 && list.scrollLeft <= 8
          ? most
          : list.scrollLeft + next
    list.scrollTo({ left: to, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  })
}
