import { readGoal, readOwned, type PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { defineAddress } from '#model/tools/define-address.ts'

export type PlannerState = {
  /** Safe name of the blueprint's output, or "all". */
  goal: string
  /** Safe names of the outputs of owned blueprints. */
  have: string[]
}

/** "?goal=spanner&have=candle+teapot"; a form without script sends `have` once for each tick. */
export const plannerAddress = defineAddress({
  parameters: ['goal', 'have'],
  lists: ['have'],
  read: (params, blueprints: readonly PlanBlueprint[]): PlannerState => ({
    goal: readGoal(blueprints, params.get('goal')),
    have: readOwned(blueprints, params.getAll('have')),
  }),
  write: ({ goal, have }, blueprints) => ({
    ...(goal === readGoal(blueprints, null) ? {} : { goal }),
    ...(have.length > 0 ? { have: have.join(' ') } : {}),
  }),
})

/** True when a URL has a plan. */
export function hasPlan(params: URLSearchParams): boolean {
  return plannerAddress.parameters.some((name) => params.has(name))
}
