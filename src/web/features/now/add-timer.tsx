import { useRef, useState } from 'react'
import { maxTimers, type Timer } from '#model/tools/growth-timers/growth-timers.ts'
import { timerAddress, type TimerForm } from '#model/tools/growth-timers/timer-address.ts'
import { readTimerForm, toTimer } from '#model/tools/growth-timers/timer-form.ts'
import { paths } from '#model/wiki/paths.ts'
import { TimerFormFields } from '#web/features/tools/growth-timers/timer-form-fields.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { NowProps } from './now.island.tsx'

type Props = Pick<NowProps, 'rules' | 'plants'> & { isFull: boolean; onAdd: (timer: Timer) => void }

const empty: TimerForm = timerAddress.with().read(new URLSearchParams())

/** Starts a timer on this page. Without script the form opens the growth timers. */
export function AddTimer({ rules, plants, isFull, onAdd }: Props) {
  const [form, setForm] = useState(empty)
  const fold = useRef<HTMLDetailsElement>(null)
  const { countProblem } = readTimerForm(form)
  return (
    <details className="now-add" ref={fold}>
      <summary className="btn small quiet">
        <Icon name="plus" />
        Add<span className="sr"> a timer</span>
      </summary>
      <form
        action={paths.tool('growth-timers')}
        aria-label="Add a timer"
        onSubmit={(event) => {
          event.preventDefault()
          onAdd(toTimer(form, Date.now()))
          setForm({ ...form, name: '', start: '' })
          if (!fold.current) return
          fold.current.open = false
          fold.current.querySelector('summary')?.focus()
        }}
      >
        <TimerFormFields {...{ rules, plants, countProblem }} state={form} type={setForm} choose={setForm} />
        <p className="row">
          <button className="btn gold" disabled={isFull || countProblem !== ''}>
            <Icon name="timer" />
            <span className="needs-js">Start timer</span>
            <span className="no-js-only">When is it ready?</span>
          </button>
          <a className="sm" href={paths.tool('growth-timers')}>
            All about timers
          </a>
        </p>
        {isFull && <p className="sm">{maxTimers} timers are the most. Finish one to start another.</p>}
      </form>
    </details>
  )
}
