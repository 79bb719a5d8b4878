import { lazy, Suspense } from 'react'
import { paths } from '#model/wiki/paths.ts'
import { readRig, readSetting, rigAddress, withParts, type RigFields, type RigState } from '#model/tools/rig/rig-address.ts'
import type { RigRules } from '#model/tools/rig/rig-rules.ts'
import { listRigTimers } from '#model/tools/rig/rig-timers.ts'
import { runRig, type Rig, type RigRun, type RigSetting } from '#model/tools/rig/run-rig.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { LazyFillFromRig } from '#web/features/my-game/game-parts.tsx'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { BestBuy } from './best-buy.tsx'
import { StateLink } from '#web/features/tools/form/state-link.tsx'
import type { RigWithRun } from './two-rigs.tsx'
import { Bottleneck, RigAnswers } from './rig-answers.tsx'
import { RigOnList } from './rig-on-list.tsx'
import { RigPicture } from './rig-picture.tsx'
import { loadPart } from '#web/browser/load-part.ts'
import { lazyPart } from '#web/islands/lazy-part.tsx'
import { Section } from '#web/ui/section.tsx'
import { RigTimers } from './rig-timers.tsx'
import { SettingFields } from './setting-fields.tsx'
import '../tools.css'
import '../tool-table.css'
import './rig-answers.css'
import './rig-picture.css'
import './rig-cut.css'
import './rig.css'

export const rigSlug = 'rig'
const shape = rigAddress.with()

const loadDetails = () => import('./rig-details.tsx')
const lazyDetails: Details = {
  BestPurchase: lazyPart(loadDetails, (details) => details.BestPurchase),
  FindsTable: lazyPart(loadDetails, (details) => details.FindsTable),
  RigChanges: lazyPart(loadDetails, (details) => details.RigChanges),
  RigCalculations: lazyPart(loadDetails, (details) => details.RigCalculations),
  // Its fields must work as soon as the first rig's do.
  TwoRigs: lazy(async () => ({ default: (await loadPart(() => import('./two-rigs.tsx'))).TwoRigs })),
}

type Parts = typeof import('./rig-details.tsx') & typeof import('./two-rigs.tsx')
type Details = { [Name in keyof Parts]: React.ComponentType<React.ComponentProps<Parts[Name]>> }
type Props = {
  rules: RigRules
  initial: RigState
  /** Given on the server only. */
  details?: Details
}

/** Plans a rig from water intake to finds: hourly yield, bottleneck and wear. */
export function RigTool({
  rules,
  initial,
  details: { BestPurchase, FindsTable, RigChanges, RigCalculations, TwoRigs } = lazyDetails,
}: Props) {
  const { state, form, address, type, choose, reset } = useAddressState(rigSlug, initial, shape)
  const read = readRig(rules, state.rig)
  const setting = readSetting(rules, state)
  const second = state.other && readRig(rules, state.other)
  const ran = runOf(rules, read.rig, setting)
  const timers = ran ? listRigTimers(rules, ran.rig, ran.run, ran.setting, ran) : []
  const changeRig = (how: typeof type) => (typed: Partial<RigFields>) => how({ ...state, rig: { ...state.rig, ...typed } })
  const changeSecondRig = (how: typeof type, other: RigFields) => (typed: Partial<RigFields>) =>
    how({ ...state, other: { ...other, ...typed } })
  const linkTo = (next: RigState) => ({ address: paths.tool(rigSlug, shape.write(next)), choose: () => choose(next) })
  const toSecond = (rig: Rig) =>
    linkTo({
      ...state,
      other: withParts({ ...state.rig, ...(rig.drill.safe_name !== read.drill.safe_name && { drill: rig.drill.safe_name }) }, rig),
    })
  return (
    <ToolForm
      slug={rigSlug}
      label="Rig planner"
      address={address}
      formRef={form}
      onReset={reset}
      head={
        ran && (
          <RigOnList {...ran} rules={rules}>
            Put parts on my list
          </RigOnList>
        )
      }
    >
      <div className="rig">
        <RigPicture
          rules={rules}
          fields={state.rig}
          read={read}
          run={ran && ran.run}
          mark={ran && ran.mark}
          before=""
          onType={changeRig(type)}
          onChoose={changeRig(choose)}
        />
        <div className="rig-results">
          {ran ? (
            <>
              <RigAnswers {...ran} rules={rules} isBase={state.prices.every((price) => price === '')} />
              <Bottleneck {...ran} rules={rules} />
              <details>
                <summary>Finds and coins by kind</summary>
                <FindsTable {...ran} washer={rules.parts.washer?.safe_name ?? ''} />
              </details>
            </>
          ) : (
            <p className="tool-empty" role="status">
              Fix the highlighted field.
            </p>
          )}
          <LazyFillFromRig rules={rules} fields={state.rig} onTake={changeRig(choose)} />
          <SettingFields rules={rules} state={state} read={setting} onType={(typed) => type({ ...state, ...typed })} />
        </div>
      </div>
      {ran && (
        <>
          <Later title="When to look after it">
            <RigTimers {...ran} listed={timers} address={address} />
          </Later>
          <Later title="What to buy next">
            <div className="rig-buy">
              <BestBuy text={state.budget} problem={setting.problems.budget} onType={(budget) => type({ ...state, budget })}>
                {setting.budget !== null && <BestPurchase {...ran} rules={rules} toSecond={toSecond} budget={setting.budget} />}
              </BestBuy>
              <details>
                <summary>All changes, the quickest to pay back first</summary>
                <RigChanges {...ran} rules={rules} toSecond={toSecond} />
              </details>
            </div>
          </Later>
          <Later title="Two rigs side by side" isLong={state.other !== null}>
            {state.other && second ? (
              <TwoRigs
                rules={rules}
                fields={state.other}
                read={second}
                before="b"
                onType={changeSecondRig(type, state.other)}
                onChoose={changeSecondRig(choose, state.other)}
                first={ran}
                second={runOf(rules, second.rig, setting)}
                take={linkTo({ ...state, rig: state.other, other: null })}
                leave={linkTo({ ...state, other: null })}
              />
            ) : (
              <StateLink className="btn" to={toSecond(ran.rig)}>
                Compare a second rig
              </StateLink>
            )}
          </Later>
          <Later title="The sums of this rig">
            <RigCalculations rules={rules} {...ran} timers={timers} />
          </Later>
        </>
      )}
    </ToolForm>
  )
}

/** A section that React hydrates separately: hydrating the whole planner at once blocks input on slow phones. */
function Later({ isLong = false, ...props }: Pick<React.ComponentProps<typeof Section>, 'title' | 'children'> & { isLong?: boolean }) {
  return (
    <Suspense>
      <Section className={isLong ? 'rig-section drawn-late' : 'rig-section'} {...props} />
    </Suspense>
  )
}

/** A rig with its calculation and certainty. */
type RigResult = RigWithRun & { setting: RigSetting; mark: Mark; ticksMark: Mark }

/** Runs the calculation; null if a field is invalid. */
function runOf(rules: RigRules, rig: Rig | null, read: ReturnType<typeof readSetting>): RigResult | null {
  const { setting, isTimed } = read
  if (!rig || !setting) return null
  const run = runRig(rules, rig, setting)
  return { rig, setting, run, mark: markOfRun(rig, run, read), ticksMark: isTimed ? 'worked-out' : 'guess' }
}

/** A result that rests on the reader's own numbers, an unmeasured tick or an uncounted washer is a guess. */
function markOfRun({ drill }: Rig, { limit }: RigRun, { isTimed, isCounted }: { isTimed: boolean; isCounted: boolean }): Mark {
  const isKnown = drill.pace && drill.weight && drill.quality && (isTimed || drill.pace.unit === 'seconds')
  return isKnown && (limit !== 'washer' || isCounted) ? 'worked-out' : 'guess'
}

export { RigTool as island }
