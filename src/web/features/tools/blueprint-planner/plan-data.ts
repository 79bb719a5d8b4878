import type { Blueprint } from '#model/crafting/blueprint.ts'
import type { Resource } from '#model/crafting/resource.ts'

/** Input of the blueprint planner: the blueprints in unlock order, names by safe name, and the bars of items that need no blueprint. */
export function toPlanData(blueprints: readonly Blueprint[], resources: readonly (Resource & { safe_name: string })[]) {
  const handedIn = new Set(blueprints.flatMap(({ require_item, craft_bar }) => [require_item, craft_bar]))
  const outputs = new Set(blueprints.map(({ output }) => output))
  const resourcesInPlan = resources.filter(({ safe_name }) => handedIn.has(safe_name))
  return {
    blueprints: blueprints.toSorted((a, b) => a.order - b.order),
    names: Object.fromEntries([
      ...blueprints.map(({ output, name }) => [output, name]),
      ...resourcesInPlan.map((resource) => [resource.safe_name, resource.name]),
    ]),
    bars: Object.fromEntries(
      resourcesInPlan.flatMap(({ safe_name, type, input }): [string, string][] =>
        type === 'bar' || outputs.has(safe_name) || !input[0] ? [] : [[safe_name, input[0].name]],
      ),
    ),
  }
}
