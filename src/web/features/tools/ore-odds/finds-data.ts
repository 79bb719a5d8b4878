import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import type { LinkedItem } from '#model/items/item.ts'
import { toHarvesterRules } from '#model/tools/ore-odds/harvester-rules.ts'
import { usualChances, type Find } from '#model/tools/ore-odds/ore-odds.ts'
import { toOdds } from '#model/items/drop-chances.ts'
import { toMark, worstMark } from '#model/wiki/certainty.ts'
import { listShovels } from '#model/items/shovels.ts'

/** What dirt holds, how often, and for how much it sells. Finds that share a line have their middle price. */
export function toFinds(facts: FactLookup, items: readonly LinkedItem[]) {
  const lines = toOdds(facts)
  const finds = lines.map((odds): Find => {
    const sold = items.filter(({ safe_name, value }) => odds.items.includes(safe_name) && value !== null)
    const sum = sold.reduce((total, { value }) => total + (value ?? 0), 0)
    return {
      ...odds,
      key: odds.items[0] ?? odds.label,
      price: sold.length > 0 ? Math.round(sum / sold.length) : null,
      mark: worstMark(sold.map(({ value_certainty }) => toMark(value_certainty))),
    }
  })
  return {
    finds,
    /** What the class of the Harvester does, as far as it is known; null where a part of it is not. */
    harvester: toHarvesterRules(facts),
    described: facts.text('described_versions') ?? '',
    assumedWeight: facts.number('assumed_find_weight') ?? 1,
    chances: [...usualChances, facts.number('near_certainty_percent')].filter((chance) => chance !== null),
    shovels: listShovels(facts),
    opensWith: facts.item('found_first')?.safe_name ?? '',
  }
}
