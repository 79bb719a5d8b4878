import { toSentenceCase } from '#model/text/sentence-case.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'

/** Drop chance of a find. */
export type Odds = {
  label: string
  percent: number
  /** Safe names of the items. */
  items: readonly string[]
}

const together = ' together'

let inWords: Intl.ListFormat | undefined

/** "Emerald, sapphire and ruby" */
function listInWords(parts: readonly string[]): string {
  // Created on first use, as it takes a browser 5 ms.
  inWords ??= new Intl.ListFormat('en-GB')
  return inWords.format(parts)
}

/**
 * A fact such as `ore_drop_chances` ("gold ore": 37, "uncut gems together": 5) as lines, most frequent first. The fact `ore_drop_items`
 * says which items each line is about.
 */
export function toOdds(facts: Pick<FactLookup, 'numbers' | 'lists'>): Odds[] {
  const items = facts.lists('ore_drop_items')
  return Object.entries(facts.numbers('ore_drop_chances') ?? {})
    .map(([what, percent]) => {
      const label = what.replace(together, '')
      return {
        label: toSentenceCase(label),
        percent,
        items: items[what] ?? [],
      }
    })
    .toSorted((a, b) => b.percent - a.percent)
}

/** Differences of another list of odds: "51% iron ore and 38% gold ore"; '' if they agree. */
export function describeOtherOdds(
  odds: readonly Pick<Odds, 'label' | 'percent'>[],
  others: readonly Pick<Odds, 'label' | 'percent'>[],
): string {
  const differ = others.filter((other) => odds.some(({ label, percent }) => label === other.label && percent !== other.percent))
  return listInWords(differ.map(({ label, percent }) => `${percent}% ${label.toLowerCase()}`))
}

/** The odds of an item. */
export function findOdds(odds: readonly Odds[], safeName: string): Odds | undefined {
  return odds.find(({ items }) => items.includes(safeName))
}

/** Finds with shared odds: "Emerald, sapphire and ruby" */
export function describeTogether({ items }: Odds): string {
  return toSentenceCase(listInWords(items.map((item) => item.replace(/^uncut-/, '').replaceAll('-', ' '))))
}

/** Average chunks per find: 37 % -> 2.7 */
export function chunksPerFind(percent: number): number {
  return Math.round(1000 / percent) / 10
}
