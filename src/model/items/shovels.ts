import type { FactLookup } from '#model/wiki/fact-lookup.ts'

/** A tool that digs, with the chunks it brings up at a time. */
export type Shovel = { name: string; safe_name: string; chunks: number }

/** The tools that dig, weakest first, as far as their numbers are known. */
export function listShovels(facts: Pick<FactLookup, 'item' | 'number'>): Shovel[] {
  return (['shovel', 'improved_shovel'] as const).flatMap((what) => {
    const [item, chunks] = [facts.item(what), facts.number(`${what}_chunks`)]
    return item && chunks ? [{ ...item, chunks }] : []
  })
}
