import { keysOf } from '#model/wiki/keyed.ts'
import type { MyPrices, OwnPrice } from './my-prices.ts'

/** What importing another reader's prices would change. */
export type PriceComparison = { versions: string[]; count: number; fresh: number; same: number; different: number }

type MergedPrice = { version: string; item: string; price: OwnPrice; mine: OwnPrice | undefined }

function listEntries(mine: MyPrices, theirs: MyPrices): MergedPrice[] {
  return keysOf(theirs.prices).flatMap((version) =>
    Object.entries(theirs.prices[version] ?? {}).map(([item, price]) => ({ version, item, price, mine: mine.prices[version]?.[item] })),
  )
}

const isSamePrice = ({ price, mine }: MergedPrice) => mine?.value === price.value && mine.price_per_weight === price.price_per_weight

export function comparePrices(mine: MyPrices, theirs: MyPrices): PriceComparison {
  const entries = listEntries(mine, theirs)
  const [fresh, same] = [entries.filter((entry) => !entry.mine).length, entries.filter(isSamePrice).length]
  return {
    versions: [...new Set(entries.map(({ version }) => version))],
    count: entries.length,
    fresh,
    same,
    different: entries.length - fresh - same,
  }
}

/** Adds the prices that are new; with `takesTheirs`, different ones replace mine. */
export function addPrices(mine: MyPrices, theirs: MyPrices, takesTheirs: boolean): MyPrices {
  const prices = { ...mine.prices }
  for (const { version, item, price, mine: own } of listEntries(mine, theirs))
    if (!own || takesTheirs) prices[version] = { ...prices[version], [item]: price }
  return { ...mine, plays: mine.plays || theirs.plays, prices }
}
