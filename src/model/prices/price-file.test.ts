import { expect, test } from 'vitest'
import { addPrices, comparePrices } from './merge-prices.ts'
import { noPrices, type MyPrices } from './my-prices.ts'
import { withPrices } from './with-prices.ts'
import { formatPriceLink, readPriceLink } from './price-link.ts'
import { decodePriceFile, readPriceFile } from './read-price-file.ts'
import { writePriceCsv, writePriceJson } from './write-price-file.ts'

const today = '2026-11-27'
const price = (value: number, price_per_weight = false) => ({ value, price_per_weight, on: today })
const three: MyPrices = withPrices(
  { ...noPrices, plays: '3.x' },
  { 'gold-bar': price(2400, true), anvil: price(8600), 'no-more-there': price(0) },
)
const my = { ...withPrices({ ...three, plays: '2.x' }, { anvil: price(9900) }), plays: '3.x' }
const nameOf = (item: string) => (item === 'anvil' ? 'Anvil, "big"; old' : item)

test('a written file is read back, as JSON and as a table', () => {
  expect(readPriceFile(writePriceJson(my, nameOf))).toEqual({ prices: my })
  expect(readPriceFile(writePriceCsv(my, nameOf)).prices?.prices).toEqual(my.prices)
})

test('a table with semicolons and a byte order mark is read', () => {
  const table =
    'Item;Name;Value;Price_per_weight;Version;On\r\nanvil;Anvil;8600;FALSE;3.x;2026-11-27\r\n;Gold Bar;2400;TRUE;3.x;2026-11-27\r\n'
  expect(readPriceFile(`\uFEFF${table}`).prices?.prices).toEqual({ '3.x': { anvil: price(8600), 'gold-bar': price(2400, true) } })
})

test('a table that a German spreadsheet saved is read', () => {
  const table = 'item;name;value;price_per_weight;version;on\nanvil;Anvil;8600;FALSCH;3.x;27.11.2026\ngold-bar;;2400;WAHR;3.x;27.11.2026\n'
  expect(readPriceFile(table).prices?.prices).toEqual({ '3.x': { anvil: price(8600), 'gold-bar': price(2400, true) } })
})

test('a table that a spreadsheet saved as Unicode text is read', () => {
  const table = '\uFEFFitem\tname\tvalue\tprice_per_weight\tversion\ton\r\nanvil\tAnvil\t8600\tFALSE\t3.x\t2026-11-27\r\n'
  const text = decodePriceFile(new Uint8Array(Buffer.from(table, 'utf16le')))
  expect(readPriceFile(text).prices?.prices).toEqual({ '3.x': { anvil: price(8600) } })
})

test.each([
  ['nothing', '', /holds no prices\.$/],
  ['half of a file', writePriceJson(my, nameOf).slice(0, 90), /damaged/],
  ['a file of something else', '{"format":"bridgepour-my-game"}', /no prices of this wiki/],
  ['a list', '[]', /no prices of this wiki/],
  ['a later file', writePriceJson(my, nameOf).replace('"version": 1', '"version": 2'), /newer version/],
  ['a price in words', writePriceJson(my, nameOf).replace('2400', '"much"'), /Price 1 has no whole number/],
  ['a price below nothing', writePriceJson(my, nameOf).replace('2400', '-2400'), /Price 1 has no whole number/],
  ['a price beyond the limit', writePriceJson(my, nameOf).replace('2400', '100000000000'), /Price 1 has no whole number/],
  ['another table', 'player,time\nAda,1:00\n', /no column “item”/],
  ['no row', 'item,name,value,price_per_weight,version,on\n', /holds no prices\.$/],
  ['no price', writePriceJson(noPrices, nameOf), /holds no prices\.$/],
  ['a price with decimals', 'item;value;price_per_weight;version;on\nanvil;90,5;FALSE;3.x;2026-11-27\n', /Line 2 has no whole number/],
  ['another day', 'item,value,price_per_weight,version,on\nanvil,90,false,3.x,Nov 27\n', /Line 2 has no day such as/],
  ['a row without a price', 'item,value,price_per_weight,version,on\nanvil,,false,3.x,2026-11-27\n', /Line 2 .*“value”/],
  ['a picture', '\u0089PNG\r\n\u001a\n"', /no table|no column/],
])('a file with %s is rejected with a reason', (_what, text, problem) => {
  expect(readPriceFile(text)).toEqual({ problem: expect.stringMatching(problem) as string })
})

test('a link has the prices of the version played', () => {
  expect(formatPriceLink(my)).toMatch(/^#prices=[\w.%*-]+$/)
  expect(readPriceLink(formatPriceLink(my), today)).toEqual(three)
  expect(readPriceLink('#weight=2', today)).toBeUndefined()
  for (const damaged of [
    '#prices=',
    '#prices=3.x;',
    '#prices=3.x;anvil',
    '#prices=3.x;anvil*-1',
    '#prices=;anvil*1',
    '#prices=3.x;ANVIL*1',
  ])
    expect(readPriceLink(damaged, today)).toBeNull()
})

test('prices of another reader are compared, and added as chosen', () => {
  const theirs = withPrices({ ...noPrices, plays: '3.x' }, { anvil: price(8700), 'gold-bar': price(2400, true), pan: price(800) })
  expect(comparePrices(my, theirs)).toEqual({ versions: ['3.x'], count: 3, fresh: 1, same: 1, different: 1 })
  expect(addPrices(my, theirs, false).prices['3.x']).toEqual({ ...my.prices['3.x'], pan: price(800) })
  expect(addPrices(my, theirs, true).prices['3.x']).toMatchObject({ anvil: price(8700), pan: price(800), 'no-more-there': price(0) })
  expect(addPrices(my, theirs, true).prices['2.x']).toEqual(my.prices['2.x'])
  // The reader's own version stays; without one, that of the file is used.
  expect(addPrices({ ...my, plays: '2.x' }, theirs, true).plays).toBe('2.x')
  expect(addPrices(noPrices, theirs, true).plays).toBe('3.x')
})
