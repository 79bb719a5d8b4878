import { fieldOf } from './field-of.ts'
import { toFieldText } from '#model/text/number-input.ts'
import type { Arrival } from '#model/tools/logic-timing/logic-timing.ts'
import { Section } from '#web/ui/section.tsx'
import { Answer } from '#web/features/tools/form/answer.tsx'
import { CalculatedHint } from '#web/features/tools/form/calculated-hint.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { maxElements, type LogicPart } from '#model/tools/logic-timing/logic-address.ts'
import { TimingDiagram } from './timing-diagram.tsx'

const seconds = (value: number) => `${toFieldText(value)} s`

/** A row of elements with a deadline, and a blinker. */
export function SignalPart({ state, rules, result, type, choose }: LogicPart) {
  const { texts, arrival, blinker } = result
  const field = fieldOf({ state, result })
  const stepper = (name: 'delays' | 'others' | 'ring', min: number, value: number | undefined) => ({
    value: value ?? null,
    min,
    max: maxElements,
    onStep: (next: number) => choose({ ...state, [name]: String(next), ...(name === 'delays' ? { lineFrom: 'delays' } : {}) }),
  })
  return (
    <Section title="Does the signal arrive in time?" id="signal">
      <div className="tool-fields logic-fields">
        <NumberField
          label="Logic Delays in a row"
          {...field('delays')}
          whole
          from
          hint={state.lineFrom === 'wait' && texts.delays !== '' && <CalculatedHint />}
          step={stepper('delays', 0, arrival?.delays)}
          onType={(delays) => type({ ...state, delays, lineFrom: 'delays' })}
        />
        <NumberField
          label="They wait for (seconds)"
          {...field('wait')}
          from
          hint={
            state.lineFrom === 'delays' && texts.wait !== '' ? (
              <CalculatedHint>Type the wait you need to get the number of delays.</CalculatedHint>
            ) : (
              'Type the wait you need to get the number of delays.'
            )
          }
          onType={(wait) => type({ ...state, delays: texts.delays, wait, lineFrom: 'wait' })}
        />
        <NumberField
          label="Other elements in the line"
          {...field('others')}
          whole
          step={stepper('others', 0, arrival?.others)}
          hint="Compare, flip, valve and so on"
          onType={(others) => type({ ...state, others })}
        />
        <NumberField label="Needed within (seconds)" {...field('deadline')} onType={(deadline) => type({ ...state, deadline })} />
        <NumberField
          label="Logic Delays in a blinker's ring"
          {...field('ring')}
          whole
          step={stepper('ring', 1, blinker?.ring)}
          onType={(ring) => type({ ...state, ring })}
        />
      </div>
      <div className="answers" role="status">
        {arrival && (
          <>
            <Answer label="If only delays take time" isMain note={spell(arrival.delaysOnly)}>
              {seconds(arrival.delaysOnly.at)}
            </Answer>
            <Answer label="If every element takes as long as a delay" note={spell(arrival.everyElement)}>
              {seconds(arrival.everyElement.at)}
            </Answer>
          </>
        )}
        {blinker && (
          <>
            <Answer label="Blinker, on and off" note={`${seconds(blinker.half)} on, ${seconds(blinker.half)} off`}>
              {seconds(blinker.cycle)}
            </Answer>
            <Answer label="Signals per minute" note={rules.smelter === null ? undefined : describeFit(blinker.cycle, rules.smelter)}>
              {toFieldText(blinker.perMinute)}
            </Answer>
          </>
        )}
      </div>
      {arrival && blinker && <TimingDiagram arrival={arrival} blinker={blinker} />}
    </Section>
  )
}

function spell({ inTime, spare }: Arrival): string {
  if (!inTime) return `Too late by ${seconds(-spare)}`
  return spare === 0 ? 'In time, with nothing to spare' : `In time, ${seconds(spare)} to spare`
}

function describeFit(cycle: number, smelter: number): string {
  return cycle >= smelter
    ? `A logic smelter (${seconds(smelter)} a bar) keeps up`
    : `Too fast for a logic smelter (${seconds(smelter)} a bar)`
}
