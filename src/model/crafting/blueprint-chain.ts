import type { Blueprint } from './blueprint.ts'

type Link = Pick<Blueprint, 'output' | 'require_item'>

/** The unlock chain: a main line, and the branches at each step. */
export type Chain<B extends Link> = {
  /** Safe name of the first item, which needs no blueprint. */
  start: string
  main: { blueprint: B; sides: B[] }[]
  /** Branches at the start. */
  sides: B[]
}

/**
 * Orders the blueprints as a tree: the main line is the longest way from the start, everything else branches off it. A branch of a branch
 * is listed with the step that it hangs from.
 */
export function toChain<B extends Link>(blueprints: readonly B[]): Chain<B> {
  const outputs = new Set(blueprints.map(({ output }) => output))
  const start = blueprints.find(({ require_item }) => !outputs.has(require_item))?.require_item ?? ''
  const after = (item: string) => blueprints.filter(({ require_item }) => require_item === item)
  const longest = (item: string, visited: readonly string[]): B[] => {
    const ways = after(item)
      .filter(({ output }) => !visited.includes(output))
      .map((next) => [next, ...longest(next.output, [...visited, next.output])])
    return ways.reduce<B[]>((best, way) => (way.length > best.length ? way : best), [])
  }
  const line = longest(start, [start])
  const below = (item: string, visited: readonly string[]): B[] =>
    after(item)
      .filter((side) => !line.includes(side) && !visited.includes(side.output))
      .flatMap((side) => [side, ...below(side.output, [...visited, side.output])])
  return {
    start,
    main: line.map((blueprint) => ({ blueprint, sides: below(blueprint.output, [blueprint.output]) })),
    sides: below(start, [start]),
  }
}
