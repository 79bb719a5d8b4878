import type { Blueprint } from '#model/crafting/blueprint.ts'
import { toMark, worstMark, type Mark } from '#model/wiki/certainty.ts'

/** What the plan needs to know of a blueprint. */
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

/** A blueprint that is still to be unlocked, and the metal of what is handed in for it. */
export type PlanStep = { blueprint: PlanBlueprint; bar: string | null }

export type PlanTotals = {
  pieces: number
  weight: number
  /** How sure their sum is: at best worked out, and as sure as the least sure of the weights that are asked for. */
  mark: Mark | null
  /** What to hand in, in the order in which it is first asked for. */
  items: { item: string; pieces: number; weight: number }[]
  /** The same by the bar it is made of; null where no recipe names one. A guess: a piece is taken to weigh what its bars did. */
  metals: { bar: string | null; weight: number; mark: Mark }[]
}

export type BlueprintPlan = {
  goal: string
  /** In the order of the chain; empty when there is nothing left to unlock. */
  steps: PlanStep[]
  /** How many of the blueprints on the way are ticked already. */
  had: number
  /** The barge keeps what is handed in: each step takes a piece of its own. */
  kept: PlanTotals
  /** The barge gives it back: one piece, heavy enough for the most, does for every step that asks for it. */
  returned: PlanTotals
}

/** The bars things are made from, for what needs no blueprint: "sword" -> "iron-bar". */
type Bars = Record<string, string>

/**
 * What is left to unlock before a goal. A blueprint that one has makes the item that the next step asks for, so everything
 * before it counts as done.
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

/** From the start of the chain to the goal. */
function findWay(blueprints: readonly PlanBlueprint[], goal: string): PlanBlueprint[] {
  const way: PlanBlueprint[] = []
  let wanted: string | undefined = goal
  while (wanted !== undefined) {
    const item: string = wanted
    const blueprint = blueprints.find(({ output }) => output === item)
    if (!blueprint || way.includes(blueprint)) break
    way.unshift(blueprint)
    wanted = blueprint.require_item
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

/** The goal an address names; the last of the chain when it names none that exists. */
export function readGoal(blueprints: readonly PlanBlueprint[], text: string | null): string {
  const known = blueprints.find(({ output, blueprint_item }) => output === text || blueprint_item === text)
  if (known || text === everyBlueprint) return known?.output ?? everyBlueprint
  return blueprints.toSorted((a, b) => b.order - a.order)[0]?.output ?? everyBlueprint
}

/** The ticked blueprints an address names, each once and in the order of the chain; others are ignored. */
export function readOwned(blueprints: readonly PlanBlueprint[], texts: readonly string[]): string[] {
  const named = new Set(texts.flatMap((text) => text.split(/[\s,]+/)))
  return blueprints.toSorted((a, b) => a.order - b.order).flatMap(({ output }) => (named.has(output) ? output : []))
}
