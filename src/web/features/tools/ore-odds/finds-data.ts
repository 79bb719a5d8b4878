import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import type { LinkedItem } from '#model/items/item.ts'
import { toHarvesterRules } from '#model/tools/ore-odds/harvester-rules.ts'
import { usualChances, type FindLine } from '#model/tools/ore-odds/ore-odds.ts'
import { toOdds } from '#model/items/drop-chances.ts'
import { toMark } from '#model/wiki/certainty.ts'
import { listShovels } from '#model/items/shovels.ts'

/** The finds of dirt with their chance and value. */
export function toFindLines(facts: FactLookup, items: readonly LinkedItem[]) {
  const finds = toOdds(facts).map((odds): FindLine => ({
    ...odds,
    key: odds.items[0] ?? odds.label,
    sold: items.flatMap(({ safe_name, value, value_certainty }) =>
      odds.items.includes(safe_name) && value !== null ? [{ safe_name, value, mark: toMark(value_certainty) }] : [],
    ),
  }))
  return {
    finds,
    /** Known rules of the Harvester; null if any of them is unknown. */
    harvester: toHarvesterRules(facts),
    described: facts.text('described_versions') ?? '',
    assumedWeight: facts.number('assumed_find_weight') ?? 1,
    chances: [...usualChances, facts.number('near_certainty_percent')].filter((chance) => chance !== null),
    shovels: listShovels(facts),
    opensWith: facts.item('found_first')?.safe_name ?? '',
  }
}
