import { element } from './element.ts'
import { place } from './item-cards.ts'

/** The keyboard gets what the pointer gets from a title: the full date, while a relative one has the focus. Escape hides it. */
export function startDateTips() {
  let tip: HTMLElement | undefined
  const hide = () => tip?.remove()

  const show = (target: EventTarget | null) => {
    hide()
    if (!(target instanceof HTMLTimeElement) || !target.title || !target.matches(':focus-visible')) return
    // The title itself is what is read out.
    tip = element('div', { class: 'date-tip', 'aria-hidden': 'true' }, target.title)
    document.body.append(tip)
    place(tip, target)
  }
  document.addEventListener('focusin', ({ target }) => show(target))
  // The keyboard may have come before this script.
  show(document.activeElement)
  document.addEventListener('focusout', hide)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
}
