import type { Blueprint } from '#model/crafting/blueprint.ts'
import { toMark, worstMark, type Mark } from '#model/wiki/certainty.ts'

/** The fields of a blueprint that the planner uses. */
export type PlanBlueprint = Pick<
  Blueprint,
  | 'name'
  | 'output'
  | 'blueprint_item'
  | 'require_item'
  | 'require_weight'
  | 'require_certainty'
  | 'craft_bar'
  | 'craft_certainty'
  | 'min_craft_weight'
  | 'order'
>

/** The goal "every blueprint there is". */
export const everyBlueprint = 'all'

/** A blueprint that is still to be unlocked, and the bar its hand-in is made of. */
export type PlanStep = { blueprint: PlanBlueprint; bar: string | null }

export type PlanTotals = {
  pieces: number
  weight: number
  /** Certainty of the sum: the lowest of the required weights, at best worked out. */
  mark: Mark | null
  /** The items to hand in, in the order in which they are first required. */
  items: { item: string; pieces: number; weight: number }[]
  /** Weight by the bar that the items are made of; null without a recipe. A guess: an item is assumed to weigh as much as its bars. */
  metals: { bar: string | null; weight: number; mark: Mark }[]
}

export type BlueprintPlan = {
  goal: string
  /** In the order of the chain. */
  steps: PlanStep[]
  /** Number of ticked blueprints on the way. */
  had: number
  /** If the barge keeps what is handed in, each step needs its own piece. */
  kept: PlanTotals
  /** If the barge returns it, one piece of the largest weight is enough for all steps that require the item. */
  returned: PlanTotals
}

/** The bar of items that need no blueprint: "sword" -> "iron-bar" */
type Bars = Record<string, string>

/**
 * Plans the blueprints that are left to unlock before a goal. An owned blueprint makes the item that the next step requires, so all
 * blueprints before it count as done.
 */
export function planBlueprints(blueprints: readonly PlanBlueprint[], goal: string, have: readonly string[], bars: Bars): BlueprintPlan {
  const way = goal === everyBlueprint ? blueprints.toSorted((a, b) => a.order - b.order) : findWay(blueprints, goal)
  const owned = way.findLastIndex(({ output }) => have.includes(output))
  const left = goal === everyBlueprint ? way.filter(({ output }) => !have.includes(output)) : way.slice(owned + 1)
  const steps = left.map((blueprint): PlanStep => {
    const maker = blueprints.find(({ output }) => output === blueprint.require_item)
    return { blueprint, bar: maker?.craft_bar ?? bars[blueprint.require_item] ?? null }
  })
  return { goal, steps, had: way.length - left.length, kept: addUp(steps, 'kept'), returned: addUp(steps, 'returned') }
}

/** The blueprints from the start of the chain to the goal. */
function findWay(blueprints: readonly PlanBlueprint[], goal: string): PlanBlueprint[] {
  const way: PlanBlueprint[] = []
  let next: string | undefined = goal
  while (next !== undefined) {
    const item: string = next
    const blueprint = blueprints.find(({ output }) => output === item)
    if (!blueprint || way.includes(blueprint)) break
    way.unshift(blueprint)
    next = blueprint.require_item
  }
  return way
}

function addUp(steps: readonly PlanStep[], reading: 'kept' | 'returned'): PlanTotals {
  const items = new Map<string, { item: string; pieces: number; weight: number; bar: string | null }>()
  for (const { blueprint, bar } of steps) {
    const { require_item: item, require_weight: weight } = blueprint
    const before = items.get(item)
    if (!before) items.set(item, { item, pieces: 1, weight, bar })
    else if (reading === 'returned') before.weight = Math.max(before.weight, weight)
    else Object.assign(before, { pieces: before.pieces + 1, weight: before.weight + weight })
  }
  const metals = new Map<string | null, { bar: string | null; weight: number; mark: Mark }>()
  for (const { bar, weight } of items.values()) {
    metals.set(bar, { bar, weight: (metals.get(bar)?.weight ?? 0) + weight, mark: 'guess' })
  }
  const listed = [...items.values()].map(({ item, pieces, weight }) => ({ item, pieces, weight }))
  return {
    pieces: listed.reduce((sum, { pieces }) => sum + pieces, 0),
    weight: listed.reduce((sum, { weight }) => sum + weight, 0),
    mark: steps.length === 0 ? null : worstMark(['worked-out', ...steps.map(({ blueprint }) => toMark(blueprint.require_certainty))]),
    items: listed,
    metals: [...metals.values()],
  }
}

/** Parses the goal of a URL; the last of the chain if it does not exist. */
export function readGoal(blueprints: readonly PlanBlueprint[], text: string | null): string {
  const blueprint = blueprints.find(({ output, blueprint_item }) => output === text || blueprint_item === text)
  if (blueprint || text === everyBlueprint) return blueprint?.output ?? everyBlueprint
  return blueprints.toSorted((a, b) => b.order - a.order)[0]?.output ?? everyBlueprint
}

/** Parses the ticked blueprints of a URL, in the order of the chain; unknown ones are ignored. */
export function readOwned(blueprints: readonly PlanBlueprint[], texts: readonly string[]): string[] {
  const named = new Set(texts.flatMap((text) => text.split(/[\s,]+/)))
  return blueprints.toSorted((a, b) => a.order - b.order).flatMap(({ output }) => (named.has(output) ? output : []))
}
