import { readGoal, readOwned, type PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { defineAddress } from '#model/tools/define-address.ts'

export type PlannerState = {
  /** Safe name of what is to be unlocked, or "all". */
  goal: string
  /** Safe names of what one has already. */
  have: string[]
}

/** "?goal=spanner&have=candle+teapot"; a form without script sends `have` once for each tick. */
export const plannerAddress = defineAddress({
  parameters: ['goal', 'have'],
  lists: ['have'],
  read: (given, blueprints: readonly PlanBlueprint[]): PlannerState => ({
    goal: readGoal(blueprints, given.get('goal')),
    have: readOwned(blueprints, given.getAll('have')),
  }),
  write: ({ goal, have }, blueprints) => ({
    ...(goal === readGoal(blueprints, null) ? {} : { goal }),
    ...(have.length > 0 ? { have: have.join(' ') } : {}),
  }),
})

/** Whether an address says a plan at all. */
export function hasPlan(given: URLSearchParams): boolean {
  return plannerAddress.parameters.some((name) => given.has(name))
}
