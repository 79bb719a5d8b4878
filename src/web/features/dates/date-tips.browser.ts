import { find } from '#web/browser/find.ts'
import { placeBeside } from '#web/browser/place-beside.ts'
import { dateTip } from './date-tips.data-attrs.ts'

/**
 * Tooltip with the full date of a relative one, on keyboard focus and on tap; a pointer gets the title. Escape and a tap elsewhere hide it.
 */
export function startDateTips() {
  const tip = find(document, dateTip)
  if (!tip) return
  let shown: EventTarget | null = null
  const hideTip = () => {
    tip.hidden = true
    shown = null
  }

  const showTip = (target: EventTarget | null, isTapped = false) => {
    // A tap also moves the focus.
    if (shown && target === shown) return
    hideTip()
    if (!(target instanceof HTMLTimeElement) || !target.title || !(isTapped || target.matches(':focus-visible'))) return
    shown = target
    tip.textContent = target.title
    tip.hidden = false
    placeBeside(tip, target)
  }
  document.addEventListener('focusin', ({ target }) => showTip(target))
  // The keyboard focus may precede this script.
  showTip(document.activeElement)
  document.addEventListener('focusout', ({ target }) => target === shown && hideTip())
  // `pointerup` of a scroll is cancelled, so this is a tap.
  document.addEventListener('pointerup', ({ pointerType, target }) => pointerType === 'touch' && showTip(target, true))
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hideTip())
}
