import type { Timer } from '#model/tools/growth-timers/growth-timers.ts'
import { snoozeLength, type Alarm } from '#model/tools/growth-timers/timer-alarms.ts'
import { countOf } from '#model/text/count-of.ts'
import { element, spriteIcon } from '#web/browser/element.ts'
import { timerWords, titleOf } from '#web/features/tools/growth-timers/timer-words.ts'
import { toClock } from './dock-state.browser.ts'
import './dock-alarm.css'

type Answers = { onSnooze: () => void; onDone: (timer: Timer) => void }

/** What is ready, said at once on whichever page somebody is, and its two answers. The next alarm waits behind it. */
export function drawAlarm({ onSnooze, onDone }: Answers) {
  const alarm = element('div', { role: 'alert' })
  let shown = ''
  return {
    alarm,
    /** Says whether it has changed. */
    draw(alarms: readonly Alarm[]): boolean {
      const [first] = alarms
      const key = first ? `${first.tag} ${alarms.length}` : ''
      if (key === shown) return false
      shown = key
      alarm.replaceChildren(...(first ? [drawSlab(first, alarms.length - 1, { onSnooze, onDone })] : []))
      return true
    },
  }
}

function drawSlab({ timer, mark }: Alarm, waiting: number, { onSnooze, onDone }: Answers) {
  const words = timerWords[timer.type]
  const more = waiting > 0 ? `, and ${countOf(waiting, 'more', 'more')}` : ''
  const what = `${mark.label}, since ${toClock(timer.start + mark.seconds)}${more}`
  const snooze = element('button', { type: 'button', class: 'btn small plain', title: `Quiet for ${snoozeLength / 60} minutes` }, 'Snooze')
  const done = element('button', { type: 'button', class: 'btn small' }, words.done)
  snooze.addEventListener('click', onSnooze)
  done.addEventListener('click', () => onDone(timer))
  return element(
    'div',
    { class: 'dk-alarm' },
    spriteIcon('bell'),
    element('span', { class: 'grow' }, `${titleOf(timer)}: ${words.ready}`, element('small', {}, what)),
    snooze,
    done,
  )
}

type Ways = { onUndo: (timer: Timer) => void; onAgain: (timer: Timer) => void; onClose: () => void }

/** A timer that is done with: what can be done about it, until it is closed or another one takes its place. */
export function drawDone(ways: Ways) {
  const done = element('div', { role: 'status' })
  const clear = () => done.replaceChildren()
  const way = (label: string, act: () => void) => {
    const button = element('button', { type: 'button', class: 'btn small' }, label)
    button.addEventListener('click', () => {
      clear()
      act()
    })
    return button
  }
  return {
    done,
    clear,
    show(timer: Timer) {
      const close = element('button', { type: 'button', class: 'iconbtn', 'aria-label': 'Close' }, spriteIcon('x'))
      close.addEventListener('click', () => {
        clear()
        ways.onClose()
      })
      const words = element('span', { class: 'grow' }, `${titleOf(timer)}: timer removed`)
      const row = element(
        'div',
        { class: 'dk-done' },
        words,
        way('Start again', () => ways.onAgain(timer)),
        way('Undo', () => ways.onUndo(timer)),
        close,
      )
      done.replaceChildren(row)
      row.querySelector('button')?.focus({ preventScroll: true })
    },
  }
}
