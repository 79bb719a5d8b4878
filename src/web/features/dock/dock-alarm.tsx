import type { Timer } from '#model/tools/growth-timers/growth-timers.ts'
import { snoozeLength, type Alarm } from '#model/tools/growth-timers/timer-alarms.ts'
import { countOf } from '#model/text/count-of.ts'
import { toClock } from '#web/features/tools/growth-timers/running-timer.ts'
import { timerWords, titleOf } from '#web/features/tools/growth-timers/timer-labels.ts'
import { Icon } from '#web/ui/icon.tsx'
import './dock-alarm.css'

type AlarmProps = { alarms: readonly Alarm[]; onSnooze: () => void; onDone: (timer: Timer) => void }

/** The first alarm with its two actions; further alarms wait. */
export function DockAlarm({ alarms, onSnooze, onDone }: AlarmProps) {
  const [first] = alarms
  if (!first) return null
  const { timer, mark } = first
  const words = timerWords[timer.type]
  const waiting = alarms.length - 1
  const more = waiting > 0 ? `, and ${countOf(waiting, 'more', 'more')}` : ''
  return (
    <div className="dk-alarm">
      <Icon name="bell" />
      <span className="grow">
        {`${titleOf(timer)}: ${words.ready}`}
        <small>{`${mark.label}, since ${toClock(timer.start + mark.seconds)}${more}`}</small>
      </span>
      <button type="button" className="btn small plain" title={`Quiet for ${snoozeLength / 60} minutes`} onClick={onSnooze}>
        Snooze
      </button>
      <button type="button" className="btn small" onClick={() => onDone(timer)}>
        {words.done}
      </button>
    </div>
  )
}

type EndedProps = { timer: Timer; onUndo: () => void; onAgain: () => void; onClose: () => void }

/** Message about a removed timer, with undo and restart. */
export function DockEnded({ timer, onUndo, onAgain, onClose }: EndedProps) {
  return (
    <div className="dk-done">
      <span className="grow">{`${titleOf(timer)}: timer removed`}</span>
      <button type="button" className="btn small" onClick={onAgain}>
        Start again
      </button>
      <button type="button" className="btn small" onClick={onUndo}>
        Undo
      </button>
      <button type="button" className="iconbtn" aria-label="Close" onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  )
}
