import type { FactLookup } from '#model/wiki/fact-lookup.ts'

/** A digging tool; `chunks`: per dig. */
export type Shovel = { name: string; safe_name: string; chunks: number }

/** Lists digging tools with known numbers, weakest first. */
export function listShovels(facts: Pick<FactLookup, 'item' | 'number'>): Shovel[] {
  return (['shovel', 'improved_shovel'] as const).flatMap((what) => {
    const [item, chunks] = [facts.item(what), facts.number(`${what}_chunks`)]
    return item && chunks ? [{ ...item, chunks }] : []
  })
}
