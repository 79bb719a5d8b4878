import { countOf } from '#model/text/count-of.ts'
import { toFieldText } from '#model/text/number-input.ts'
import type { GameSlot } from './my-game.ts'
import { planBlueprints, type PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { plannerAddress } from '#model/tools/blueprint-planner/planner-address.ts'
import { paths } from '#model/wiki/paths.ts'

/** The outputs of the ticked blueprints, as the planner takes them: "candle-blueprint" -> "candle" */
export function toOutputs(blueprints: readonly Pick<PlanBlueprint, 'output' | 'blueprint_item'>[], ticked: readonly string[]): string[] {
  return blueprints.flatMap(({ output, blueprint_item }) => (ticked.includes(blueprint_item) ? [output] : []))
}

/** Ticks exactly the blueprints whose outputs are in `have`; blueprints outside the chain stay as they are. */
export function withBlueprints(
  slot: GameSlot,
  blueprints: readonly Pick<PlanBlueprint, 'output' | 'blueprint_item'>[],
  have: readonly string[],
): GameSlot {
  const others = slot.have.blueprint.filter((item) => !blueprints.some(({ blueprint_item }) => blueprint_item === item))
  const ticked = blueprints.filter(({ output }) => have.includes(output)).map(({ blueprint_item }) => blueprint_item)
  return { ...slot, have: { ...slot.have, blueprint: [...others, ...ticked] } }
}

/** URL of the blueprint planner for a goal, with the ticked blueprints. */
export function plannerUrl(blueprints: readonly PlanBlueprint[], ticked: readonly string[], goal: string): string {
  return paths.tool('blueprint-planner', plannerAddress.with(blueprints).write({ goal, have: toOutputs(blueprints, ticked) }))
}

/** "2 hand-ins left, total weight 28" and its certainty, taken that the barge keeps what is handed in; null when the goal is reached. */
export function describeHandIns(blueprints: readonly PlanBlueprint[], ticked: readonly string[], goal: string) {
  const { pieces, weight, mark } = planBlueprints(blueprints, goal, toOutputs(blueprints, ticked), {}).kept
  return pieces === 0 ? null : { words: `${countOf(pieces, 'hand-in')} left, total weight ${toFieldText(weight)}`, mark }
}
