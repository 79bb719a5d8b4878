import { useEffect, useState } from 'react'
import { formatTimers, listMarks, markOfMoments, maxTimers, type Timer, type TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { readTimerForm, toTimer } from '#model/tools/growth-timers/timer-form.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { CallSettings } from './call-settings.tsx'
import { MarkTable } from './mark-table.tsx'
import { timerAddress, type TimerForm } from '#model/tools/growth-timers/timer-address.ts'
import { TimerFormFields } from './timer-form-fields.tsx'
import { TimerList } from './timer-list.tsx'
import { titleOf, type TimerPictures } from './timer-labels.ts'
import { useMyTimers } from './use-my-timers.ts'
import { useNow } from './use-now.ts'
import '../tools.css'
import '../form/phone-fields.css'
import '../planners.css'
import './growth-timers.css'

const shape = timerAddress.with()

const slug = 'growth-timers'

export type TimersProps = {
  initial: TimerForm
  rules: TimerRules
  plants: string[]
  pictures: TimerPictures
}

/** Timers for plants, fishing pots and smelters, and a table of the same times for readers without script. */
export function GrowthTimersTool({ initial: served, rules, plants, pictures }: TimersProps) {
  const initial = useInitialState(served)
  const { state, form, type, choose } = useAddressState(slug, initial, shape)
  const view = useMyTimers(initial.timers)
  const now = useNow()
  const [fresh, setFresh] = useState<Timer>()
  const address = paths.tool(slug, shape.write({ ...state, timers: [...view.timers] }))
  useAddress(address, now !== null)

  const { counted, clock, countProblem } = readTimerForm(state)
  const isFull = view.isOwn && view.timers.length >= maxTimers
  const startFormTimer = () => {
    const at = Date.now()
    const timer = toTimer(state, at)
    view.add(timer)
    setFresh(timer)
    choose({ ...state, name: '', start: '' })
  }

  /** Empties the fields; running timers continue and stay in the URL. */
  const reset = () => choose({ ...shape.read(new URLSearchParams()), timers: [...view.timers] })

  return (
    <div className="timers">
      <ToolForm slug={slug} label="Growth timers" address={address} formRef={form} onReset={reset}>
        {initial.timers.length > 0 && <input type="hidden" name="t" value={formatTimers(initial.timers)} />}
        <TimerFormFields state={state} rules={rules} plants={plants} countProblem={countProblem} type={type} choose={choose} />
        <button className="btn gold needs-js start-timer" type="button" disabled={now === null || isFull} onClick={startFormTimer}>
          <Icon name="timer" />
          Start timer
        </button>
        <p className="num-said" role="status">
          {isFull ? `${maxTimers} timers are the most. Remove one to start another.` : fresh && `${titleOf(fresh)} is started.`}
        </p>
      </ToolForm>
      <TimerList view={view} initial={initial} rules={rules} plants={plants} pictures={pictures} now={now} fresh={fresh} />
      {view.timers.length > 0 && <CallSettings />}
      <details className="card when" open={state.start !== '' || initial.timers.length === 0}>
        <summary>When each stage is reached</summary>
        <MarkTable
          marks={listMarks(state.type, counted, rules)}
          start={clock}
          certainty={markOfMoments(state.type)}
          caption={`${titleOf({ ...state, count: counted })}${clock === null ? ', counted from the start' : `, started at ${state.start}`}`}
        />
      </details>
    </div>
  )
}

/** Initial state from the URL: a page rendered for the plain path did not see its query. */
function useInitialState(served: TimerForm): TimerForm {
  const [initial, setInitial] = useState(served)
  useEffect(() => {
    const here = shape.read(new URLSearchParams(location.search))
    if (paths.tool(slug, shape.write(here)) !== paths.tool(slug, shape.write(served)) || here.lost !== served.lost) setInitial(here)
  }, [served])
  return initial
}

/** Keeps the shown timers in the URL, so that a copied link contains them, even after Back. */
function useAddress(address: string, isReady: boolean) {
  useEffect(() => {
    if (!isReady || address === location.pathname + location.search) return
    try {
      history.replaceState(history.state, '', address)
    } catch {
      // Some browsers reject frequent replaceState calls; the next change writes the URL.
    }
  })
}

export { GrowthTimersTool as island }
