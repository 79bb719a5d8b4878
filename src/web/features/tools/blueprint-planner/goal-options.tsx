import { everyBlueprint, type PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'

/** Options of the goal field: each blueprint, and all of them. */
export function GoalOptions({ of: blueprints }: { of: readonly PlanBlueprint[] }) {
  return (
    <>
      {blueprints.map(({ output, name }) => (
        <option key={output} value={output}>
          {name}
        </option>
      ))}
      <option value={everyBlueprint}>All {blueprints.length} blueprints</option>
    </>
  )
}
