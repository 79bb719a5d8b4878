import { readGoal, readOwned, type PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import type { AddressShape } from '../use-address-state.ts'

export type PlannerState = {
  /** Safe name of what is to be unlocked, or "all". */
  goal: string
  /** Safe names of what one has already. */
  have: string[]
}

/** "?goal=spanner&have=candle+teapot"; a form without script sends `have` once for each tick. */
export function plannerAddress(blueprints: readonly PlanBlueprint[]): AddressShape<PlannerState> {
  return {
    read: (parameters) => ({ goal: readGoal(blueprints, parameters.get('goal')), have: readOwned(blueprints, parameters.getAll('have')) }),
    write: ({ goal, have }) => ({
      ...(goal === readGoal(blueprints, null) ? {} : { goal }),
      ...(have.length > 0 ? { have: have.join(' ') } : {}),
    }),
  }
}
