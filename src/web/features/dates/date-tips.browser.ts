import { element } from '#web/browser/element.ts'
import { placeBeside } from '#web/browser/place-beside.ts'

/**
 * Keys and fingers get what the pointer gets from a title: the full date, while a relative one has the focus or after a tap on
 * it. Escape and a tap elsewhere hide it.
 */
export function startDateTips() {
  let tip: HTMLElement | undefined
  let shown: EventTarget | null = null
  const hide = () => {
    tip?.remove()
    shown = null
  }

  const show = (target: EventTarget | null, isTapped = false) => {
    // A tap brings the focus along.
    if (shown && target === shown) return
    hide()
    if (!(target instanceof HTMLTimeElement) || !target.title || !(isTapped || target.matches(':focus-visible'))) return
    shown = target
    // The title itself is what is read out.
    tip = element('div', { class: 'date-tip', 'aria-hidden': 'true' }, target.title)
    document.body.append(tip)
    placeBeside(tip, target)
  }
  document.addEventListener('focusin', ({ target }) => show(target))
  // The keyboard may have come before this script.
  show(document.activeElement)
  document.addEventListener('focusout', ({ target }) => target === shown && hide())
  // Not what ends a scroll: that is no tap.
  document.addEventListener('pointerup', ({ pointerType, target }) => pointerType === 'touch' && show(target, true))
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
}
