import { useMemo } from 'react'
import { planBlueprints, type PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { LazyFillFromBlueprints } from '#web/features/my-game/game-parts.tsx'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { GoalOptions } from './goal-options.tsx'
import { PlanChain } from './plan-chain.tsx'
import { PlanAnswers } from './plan-answers.tsx'
import { PlanReadings } from './plan-readings.tsx'
import { PlanSteps } from './plan-steps.tsx'
import { plannerAddress, type PlannerState } from '#model/tools/blueprint-planner/planner-address.ts'
import '../tools.css'
import './blueprint-chain.css'
import './plan-top.css'
import '../planners.css'

export type PlannerProps = {
  initial: PlannerState
  blueprints: PlanBlueprint[]
  /** Display names of the items to hand in, by safe name. */
  names: Record<string, string>
  /** Safe name of the bar, for items that need no blueprint. */
  bars: Record<string, string>
}

/** Lists the blueprints to unlock before a goal, and the weight to hand in for them. */
export function BlueprintPlannerTool({ initial, blueprints, names, bars }: PlannerProps) {
  const shape = useMemo(() => plannerAddress.with(blueprints), [blueprints])
  const { state, form, address, choose, reset } = useAddressState('blueprint-planner', initial, shape)
  const plan = planBlueprints(blueprints, state.goal, state.have, bars)
  const itemName = (item: string) => names[item] ?? item
  const toggleBlueprint = (output: string) =>
    choose({
      ...state,
      have: blueprints
        .map((blueprint) => blueprint.output)
        .filter((candidate) => (candidate === output) !== state.have.includes(candidate)),
    })
  return (
    <div className="stack lg">
      <ToolForm slug="blueprint-planner" label="Blueprint planner" address={address} formRef={form} onReset={reset}>
        <div className="plan-top">
          <label className="pick-field plan-goal">
            <span className="num-label">I want to unlock</span>
            <span className="field">
              <select name="goal" value={state.goal} onChange={({ target }) => choose({ ...state, goal: target.value })}>
                <GoalOptions of={blueprints} />
              </select>
            </span>
          </label>
          <PlanAnswers plan={plan} blueprints={blueprints} itemName={itemName} />
        </div>
        <fieldset className="picks">
          <legend>Tick what you have already</legend>
          <PlanChain plan={plan} blueprints={blueprints} have={state.have} itemName={itemName} onToggle={toggleBlueprint} />
          <LazyFillFromBlueprints blueprints={blueprints} have={state.have} onTake={(have) => choose({ ...state, have })} />
        </fieldset>
        <PlanReadings plan={plan} itemName={itemName} />
      </ToolForm>
      {plan.steps.length > 0 && <PlanSteps plan={plan} itemName={itemName} />}
    </div>
  )
}

export { BlueprintPlannerTool as island }
