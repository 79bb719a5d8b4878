import { askedTypes, listMarks, maxNameLength, maxCounted, type TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { Fold } from '#web/features/tools/form/fold.tsx'
import type { TimerForm } from '#model/tools/growth-timers/timer-address.ts'
import { timerWords } from './timer-labels.ts'

type Props = {
  state: TimerForm
  rules: TimerRules
  plants: readonly string[]
  countProblem: string
  type: (state: TimerForm) => void
  choose: (state: TimerForm) => void
}

/** Fields for the type, the name and the start of a timer. */
export function TimerFormFields({ state, rules, plants, countProblem, type, choose }: Props) {
  // A type with unknown times has no marks, so it offers no timer.
  const types = askedTypes.filter((askedType) => listMarks(askedType, 1, rules).length > 0)
  return (
    <>
      <fieldset className="picks">
        <legend>What is growing or running?</legend>
        <div className="segments">
          {types.map((option) => (
            <label key={option}>
              <input
                type="radio"
                name="timer"
                value={option}
                checked={state.type === option}
                onChange={() => choose({ ...state, type: option })}
              />
              <span>{timerWords[option].name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="tool-fields timer-fields">
        <label className="pick-field">
          <span className="num-label">Name</span>
          <span className="field">
            <input
              type="text"
              name="name"
              value={state.name}
              maxLength={maxNameLength}
              placeholder={timerWords[state.type].name}
              list={state.type === 'plant' ? 'timer-plants' : undefined}
              onChange={({ target }) => type({ ...state, name: target.value })}
            />
          </span>
          <datalist id="timer-plants">
            {plants.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </label>
        <div className="for-count">
          <NumberField
            label={state.type === 'own' ? 'Minutes' : 'Bars'}
            name="count"
            text={state.count}
            problem={countProblem}
            placeholder="1"
            whole
            hint={`1 to ${maxCounted}`}
            onType={(count) => type({ ...state, count })}
          />
        </div>
      </div>
      <Fold title="Started earlier?" isFilled={state.start !== ''}>
        <label className="pick-field timer-start">
          <span className="num-label">Started at</span>
          <span className="field">
            <input
              type="time"
              name="start"
              step="1"
              value={state.start}
              onChange={({ target }) => type({ ...state, start: target.value })}
            />
          </span>
        </label>
      </Fold>
    </>
  )
}
