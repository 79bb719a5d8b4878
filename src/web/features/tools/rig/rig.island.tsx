import { paths } from '#model/wiki/paths.ts'
import { readRig, readSetting, rigAddress, withParts, type RigFields, type RigState } from '#model/tools/rig/rig-address.ts'
import type { RigRules } from '#model/tools/rig/rig-rules.ts'
import { runRig, type Rig } from '#model/tools/rig/run-rig.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { BestBuy } from './best-buy.tsx'
import { RigChanges } from './rig-changes.tsx'
import { StateLink } from './state-link.tsx'
import { TwoRigs, type Ran } from './two-rigs.tsx'
import { FindsTable } from './finds-table.tsx'
import { Bottleneck, RigAnswers } from './rig-answers.tsx'
import { RigPicture } from './rig-picture.tsx'
import { RigSums } from './rig-sums.tsx'
import { SettingFields } from './setting-fields.tsx'
import '../tools.css'
import './rig-picture.css'
import './rig-cut.css'
import './rig.css'

export const rigSlug = 'rig'
const shape = rigAddress.with()

type Props = { rules: RigRules; given: RigState }

/** A rig from its intake to its finds: what an hour brings, what stands in its way, what it wears. */
export function RigTool({ rules, given }: Props) {
  const { state, form, address, type, choose, reset } = useAddressState(rigSlug, given, shape)
  const read = readRig(rules, state.rig)
  const setting = readSetting(rules, state)
  const runOf = (fields: RigFields) => {
    const { rig } = readRig(rules, fields)
    if (!rig || !setting.setting) return null
    return { rig, setting: setting.setting, run: runRig(rules, rig, setting.setting), mark: markOf(rig, setting.isTimed) }
  }
  const ran = runOf(state.rig)
  const change = (how: typeof type) => (typed: Partial<RigFields>) => how({ ...state, rig: { ...state.rig, ...typed } })
  const changeOther = (how: typeof type, other: RigFields) => (typed: Partial<RigFields>) =>
    how({ ...state, other: { ...other, ...typed } })
  const linkTo = (next: RigState) => ({ address: paths.tool(rigSlug, shape.write(next)), choose: () => choose(next) })
  const toSecond = (rig: Rig) => linkTo({ ...state, other: withParts(state.rig, rig) })
  return (
    <ToolForm slug={rigSlug} label="Rig planner" address={address} formRef={form} onReset={reset}>
      <div className="rig">
        <RigPicture
          rules={rules}
          fields={state.rig}
          read={read}
          run={ran && ran.run}
          before=""
          onType={change(type)}
          onChoose={change(choose)}
        />
        <div className="rig-results">
          {ran ? (
            <Results {...ran} rules={rules} isTimed={setting.isTimed} isBase={state.prices.every((price) => price === '')} />
          ) : (
            <p className="tool-empty" role="status">
              Mend the field marked above, and the rig is worked out.
            </p>
          )}
          <SettingFields rules={rules} state={state} read={setting} onType={(typed) => type({ ...state, ...typed })} />
        </div>
      </div>
      {ran && (
        <>
          <FindsTable run={ran.run} mark={ran.mark} washer={rules.parts.washer?.key ?? ''} />
          <ToolPart id="rig-buy" title="What to buy next">
            <div className="rig-buy">
              <BestBuy
                {...ran}
                rules={rules}
                toSecond={toSecond}
                text={state.budget}
                problem={setting.problems.budget}
                budget={setting.budget}
                onType={(budget) => type({ ...state, budget })}
              />
              <RigChanges {...ran} rules={rules} toSecond={toSecond} />
            </div>
          </ToolPart>
          <ToolPart id="rig-two" title="Two rigs side by side">
            {state.other ? (
              <TwoRigs
                rules={rules}
                fields={state.other}
                read={readRig(rules, state.other)}
                before="b"
                onType={changeOther(type, state.other)}
                onChoose={changeOther(choose, state.other)}
                one={ran}
                other={runOf(state.other)}
                take={linkTo({ ...state, rig: state.other, other: null })}
                leave={linkTo({ ...state, other: null })}
              />
            ) : (
              <StateLink className="btn" to={toSecond(ran.rig)}>
                Set a second rig beside mine
              </StateLink>
            )}
          </ToolPart>
          <ToolPart id="rig-sums" title="The sums of this rig">
            <RigSums rules={rules} {...ran} />
          </ToolPart>
        </>
      )}
    </ToolForm>
  )
}

/** A part of the answers with its heading. */
function ToolPart({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section className="rig-section" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type ResultsProps = Ran & { rules: RigRules; isTimed: boolean; isBase: boolean }

function Results({ rules, rig, run, mark, isTimed, isBase }: ResultsProps) {
  return (
    <>
      <RigAnswers rules={rules} rig={rig} run={run} mark={mark} ticksMark={isTimed ? 'worked-out' : 'guess'} isBase={isBase} />
      <Bottleneck rules={rules} rig={rig} run={run} />
    </>
  )
}

/** Where a player's own numbers stand in for facts, or a tick is not timed, what follows is a guess. */
function markOf({ drill }: Rig, isTimed: boolean): Mark {
  const isKnown = drill.pace && drill.weight && drill.quality && (isTimed || drill.pace.unit === 'seconds')
  return isKnown ? 'worked-out' : 'guess'
}

export { RigTool as island }
