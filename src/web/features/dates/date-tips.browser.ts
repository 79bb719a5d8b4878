import { find } from '#web/browser/find.ts'
import { placeBeside } from '#web/browser/place-beside.ts'
import { dateTip } from './date-tips.data-attrs.ts'

/**
 * Keys and fingers get what the pointer gets from a title: the full date, while a relative one has the focus or after a tap on
 * it. Escape and a tap elsewhere hide it.
 */
export function startDateTips() {
  const tip = find(document, dateTip)
  if (!tip) return
  let shown: EventTarget | null = null
  const hide = () => {
    tip.hidden = true
    shown = null
  }

  const show = (target: EventTarget | null, isTapped = false) => {
    // A tap brings the focus along.
    if (shown && target === shown) return
    hide()
    if (!(target instanceof HTMLTimeElement) || !target.title || !(isTapped || target.matches(':focus-visible'))) return
    shown = target
    tip.textContent = target.title
    tip.hidden = false
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
