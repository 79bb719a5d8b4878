import { planBlueprints, type PlanBlueprint } from './blueprint-planner.ts'
import type { PlannerState } from './planner-address.ts'

/** A blueprint on the way to the goal. */
export type OnTheWay = { blueprint: PlanBlueprint; state: 'done' | 'next' | 'ahead' }

/** All blueprints on the way to the goal with their state, the next one, and the number left. */
export function followGoal(blueprints: readonly PlanBlueprint[], { goal, have }: PlannerState) {
  const listSteps = (owned: readonly string[]) => planBlueprints(blueprints, goal, owned, {}).steps.map(({ blueprint }) => blueprint)
  const left = listSteps(have)
  const [next] = left
  const way = listSteps([]).map((blueprint): OnTheWay => ({
    blueprint,
    state: blueprint === next ? 'next' : left.includes(blueprint) ? 'ahead' : 'done',
  }))
  return { next, left: left.length, way }
}
