import { hadOf, type HaveCounts } from './list-have.ts'
import { toPriceNote } from './price-note.ts'
import type { ListLine } from './list-totals.ts'
import { toCoins } from '#model/text/money.ts'
import { sellersOf } from './sellers.ts'

const head = ['Item', 'Quantity', 'Have', 'Still missing', 'Coins each', 'Coins in total', 'Price note', 'Sold in (mostly our guess)']

/** A list as rows for a spreadsheet: plain numbers without grouping, exact to the hundredth. */
export function toListCells(lines: readonly ListLine[], have: HaveCounts): string[][] {
  return [head, ...lines.map((line) => toCells(line, hadOf(have, line)))]
}

function toCells({ id, quantity, item }: ListLine, had: number): string[] {
  const value = item?.value ?? null
  const shops = item ? sellersOf(item).map(({ name, town }) => `${name} (${town.name})`) : []
  return [
    item?.name ?? `Item ${id}`,
    String(quantity),
    String(had),
    String(quantity - had),
    value === null ? '' : String(toCoins(value)),
    value === null ? '' : String(toCoins(value * quantity)),
    item ? toPriceNote(item) : '',
    shops.join('; '),
  ]
}
