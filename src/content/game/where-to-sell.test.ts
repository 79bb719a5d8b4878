import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRealContent } from '../../../test/support/real-content.ts'

const { items, shops } = readRealContent()

/** "| Rings | 26c | Market, crafted |" */
const rows = readFileSync('content/pages/where-to-sell.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 5 && /market|jeweler/i.test(cells[3] ?? '') && !/^Good$/.test(cells[1] ?? ''))

/** ":item[ruby], :item[onyx]" by their names, "Rings" and "Fish" by the end of a name or their group. */
function listGoods(cell: string) {
  const named = [...cell.matchAll(/:item\[([\w-]+)\]/g)].map(([, name]) => name)
  const kind = cell.toLowerCase().replace(/s$/, '')
  return items.filter(({ safe_name, group }) =>
    named.length > 0 ? named.includes(safe_name) : safe_name.endsWith(`-${kind}`) || group === kind,
  )
}

test.each(rows.filter(([, good = '']) => listGoods(good).length > 0).map(([, good = '', , buyers = '']) => ({ good, buyers })))(
  'the guide names for $good the kinds of shops that its items name',
  ({ good, buyers }) => {
    for (const item of listGoods(good)) {
      const names = shops.filter(({ id }) => item.shops.includes(id)).map(({ name }) => name)
      expect([item.name, /market/i.test(buyers), /jeweler/i.test(buyers)]).toEqual([
        item.name,
        names.includes('Stock Market'),
        names.includes('Jeweler'),
      ])
    }
  },
)
