import { element, spriteIcon } from '#web/browser/element.ts'
import { markBesideRig } from '#web/features/tools/growth-timers/timed-rig.ts'
import { shareOf, type DockState } from './dock-state.browser.ts'

/** Text that is only written when it changes: nothing is drawn or told twice. */
export function setText(place: Element, text: string) {
  if (place.textContent !== text) place.textContent = text
}

/** A ring that fills up. */
export function drawRing() {
  const ring = element('i', { class: 'ring' })
  return {
    ring,
    /** From 0 to 1. */
    fill: (share: number) => ring.style.setProperty('--p', String(Math.round(share * 100))),
  }
}

/** The closed dock: the timer that is ready next, how far the list is, and the next goal. */
export function drawBar(panelId: string) {
  const { ring, fill } = drawRing()
  const left = element('b')
  const sign = element('span', { class: 'mk', 'aria-hidden': 'true' }, '?')
  const name = element('em')
  const more = element('small')
  const timer = element('span', { class: 'dk-timer' }, ring, left, sign, name, more)
  const count = element('b')
  const list = element('span', { class: 'dk-list' }, spriteIcon('shopping-basket'), count)
  const unlocked = element('em')
  const next = element('span', { class: 'dk-next' }, spriteIcon('scroll-text'), unlocked)
  const bar = element('button', { type: 'button', class: 'dk-bar', 'aria-expanded': 'false', 'aria-controls': panelId }, timer, list, next)
  bar.append(element('span', { class: 'dk-open' }, spriteIcon('chevron-down')))
  return {
    bar,
    draw({ first, timers, rig, list: { entries }, done, goal }: DockState) {
      timer.hidden = !first
      const mark = first && !first.state.isReady ? markBesideRig(first.timer, rig) : null
      if (first) {
        fill(shareOf(first))
        setText(left, first.left)
        sign.hidden = mark !== 'guess'
        setText(name, first.title)
        setText(more, timers.length > 1 ? `+${timers.length - 1}` : '')
      }
      list.hidden = entries.length === 0
      setText(count, `List ${done} of ${entries.length}`)
      next.hidden = !goal
      setText(unlocked, goal ? `Goal: ${goal.name}` : '')
      const words = [
        ...(first
          ? [`${first.title}, ${first.state.isReady ? 'ready' : `ready at ${first.readyAt}${mark === 'guess' ? ' (unconfirmed)' : ''}`}`]
          : []),
        ...(entries.length > 0 ? [`list ${done} of ${entries.length}`] : []),
        ...(goal ? [`next goal ${goal.name}`] : []),
      ]
      // Without the seconds: a name that changes all the time is read out all the time.
      const label = `Timers, list and goal: ${words.join('; ')}`
      if (bar.ariaLabel !== label) bar.ariaLabel = label
    },
  }
}
