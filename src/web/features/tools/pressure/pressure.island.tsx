import { lineAnswer, lineLimits, lineAddress, type LineRules, type LineState } from '#model/tools/pressure/pressure-line.ts'
import { toFieldText } from '#model/text/number-input.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { Answer } from '#web/features/tools/form/answer.tsx'
import { LineDrawing } from './line-drawing.tsx'
import { LineTable } from './line-table.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { PickField } from '#web/game-ui/pick-field.tsx'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { countOf } from '#model/text/count-of.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import '../tools.css'
import '../form/phone-fields.css'
import './pressure.css'

export const pressureSlug = 'pressure'
const shape = lineAddress.with()
const labels = { tanks: 'Pressure tanks', pipes: 'Pipes', filters: 'Water pipe filters' } as const

/** `mark`: certainty of the least certain rule. */
type Props = { rules: LineRules; initial: LineState; mark: Mark | null }

/** Computes pressure and cleanness along a water line, and the parts that are missing. */
export function PressureTool({ rules, initial, mark }: Props) {
  const { state, form, address, type, choose, reset } = useAddressState(pressureSlug, initial, shape)
  const { line, problems } = lineAnswer(rules, state)
  // Up to 12 digits: as precise as the reader's input.
  const target = toFieldText(line?.want ?? 0, 12)
  return (
    <ToolForm slug={pressureSlug} label="Water pressure" address={address} formRef={form} onReset={reset}>
      <div className="tool-fields">
        {(['tanks', 'pipes', 'filters'] as const).map((field) => (
          <NumberField
            key={field}
            label={labels[field]}
            name={field}
            text={state[field]}
            problem={problems[field]}
            whole
            step={{
              value: line?.[field] ?? null,
              min: 0,
              max: lineLimits[field],
              onStep: (value) => choose({ ...state, [field]: String(value) }),
            }}
            onType={(text) => type({ ...state, [field]: text })}
          />
        ))}
        <PickField
          label="Tank position"
          name="place"
          value={state.place}
          choices={[
            { value: 'start', label: 'After the intake' },
            { value: 'end', label: 'After the pipes' },
          ]}
          onPick={(place) => choose({ ...state, place: place === 'end' ? 'end' : 'start' })}
        />
        <NumberField
          label="Pressure you want"
          name="want"
          text={state.want}
          problem={problems.want}
          unit="%"
          onType={(text) => type({ ...state, want: text })}
        />
      </div>
      {line ? (
        <>
          <div className="answers" role="status">
            <Answer
              label="Pressure at the end"
              isMain
              note={line.missing.pressure > 0 ? `${line.missing.pressure}% short of full` : 'full'}
            >
              <CertaintyBadge of={mark}>{line.pressure}%</CertaintyBadge>
            </Answer>
            <Answer
              label="Clean water"
              note={[
                line.missing.filters === null
                  ? 'no filter cleans it'
                  : line.missing.filters > 0
                    ? `${countOf(line.missing.filters, 'more filter')} for fully clean water`
                    : 'fully clean',
                ...(line.filters > 0 ? [`your filters take ${line.filters * rules.filterLoss}% of the pressure`] : []),
              ].join('; ')}
            >
              <CertaintyBadge of={mark}>{line.clean}%</CertaintyBadge>
            </Answer>
            {line.want !== null && (
              <>
                <Answer label={`Tanks to add for ${target}%`} note="at the end of the line, after the filters">
                  <CertaintyBadge of={mark}>{line.tanksWanted ?? 'not possible'}</CertaintyBadge>
                </Answer>
                <Answer
                  label={`Most pipes for ${target}%`}
                  note={line.pipesAllowed === null ? 'these tanks don’t reach it' : `with ${countOf(line.tanks, 'tank')}`}
                >
                  <CertaintyBadge of={mark}>
                    {line.pipesAllowed === null
                      ? 'none'
                      : line.pipesAllowed === lineLimits.pipes
                        ? `${lineLimits.pipes} or more`
                        : line.pipesAllowed}
                  </CertaintyBadge>
                </Answer>
              </>
            )}
          </div>
          {line.wasted > 0 && (
            <p className="tool-empty">
              {countOf(line.wasted, 'tank')} of {line.tanks} {line.wasted === 1 ? 'changes' : 'change'} nothing: the line is full before{' '}
              {line.wasted === 1 ? 'it' : 'them'}.
              {state.place === 'start' && line.pipes > 0 && ' After the pipes, where pressure is lost, they would help.'}
            </p>
          )}
          <LineDrawing line={line} mark={mark} />
          <LineTable steps={line.steps} mark={mark} />
        </>
      ) : (
        <p className="tool-empty" role="status">
          Fix the highlighted field.
        </p>
      )}
    </ToolForm>
  )
}

export { PressureTool as island }
