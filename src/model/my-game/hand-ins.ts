import { countOf } from '#model/text/count-of.ts'
import { toFieldText } from '#model/text/number-input.ts'
import type { GameSlot } from './my-game.ts'
import { planBlueprints, type PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'

/** What the blueprints are of that are ticked, for the planner: "candle-blueprint" -> "candle". */
export function toOutputs(blueprints: readonly Pick<PlanBlueprint, 'output' | 'blueprint_item'>[], ticked: readonly string[]): string[] {
  return blueprints.flatMap(({ output, blueprint_item }) => (ticked.includes(blueprint_item) ? [output] : []))
}

/** The game with the blueprints of these ticked, and no others of the chain. */
export function withBlueprints(
  slot: GameSlot,
  blueprints: readonly Pick<PlanBlueprint, 'output' | 'blueprint_item'>[],
  have: readonly string[],
): GameSlot {
  const others = slot.have.blueprint.filter((item) => !blueprints.some(({ blueprint_item }) => blueprint_item === item))
  const ticked = blueprints.filter(({ output }) => have.includes(output)).map(({ blueprint_item }) => blueprint_item)
  return { ...slot, have: { ...slot.have, blueprint: [...others, ...ticked] } }
}

/** "2 hand-ins left, 28 of weight", if the barge keeps what it takes; empty when the goal is reached. */
export function tellHandIns(blueprints: readonly PlanBlueprint[], ticked: readonly string[], goal: string): string {
  const { pieces, weight } = planBlueprints(blueprints, goal, toOutputs(blueprints, ticked), {}).kept
  return pieces === 0 ? '' : `${countOf(pieces, 'hand-in')} left, ${toFieldText(weight)} of weight`
}
