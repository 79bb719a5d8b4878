import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ItemStores } from './item-stores.tsx'

const market = {
  id: 3,
  name: 'Stocks',
  safe_name: 'stocks',
  modded: false,
  town: { name: 'Bridge', town_safe_name: 'bridge' },
  category: 'stocks',
} as const
const item = { value: 1000, value_version: '', price_per_weight: false, shop_role: 'buys', group: 'bar', safe_name: 'gold-bar' } as const

test.each([
  ['told', true],
  ['guess', false],
] as const)('the price of a stock market that is "%s": is it called the base price? %s', (value_certainty, isCalled) => {
  const html = renderToStaticMarkup(<ItemStores stores={[market]} item={{ ...item, value_certainty }} entries={[]} places={[]} />)
  expect(html).toContain('Its board shows which, and the price of the day')
  expect(html.includes('This is the base price.')).toBe(isCalled)
})

test('shops of the same name show their town first', () => {
  const listFirst = (stores: Parameters<typeof ItemStores>[0]['stores']) =>
    [
      ...renderToStaticMarkup(<ItemStores stores={stores} item={{ ...item, value_certainty: 'told' }} entries={[]} places={[]} />).matchAll(
        /<b>([^<]*)/g,
      ),
    ].map(([, name]) => name)
  expect(listFirst([market])).toEqual(['Stocks'])
  const other = { ...market, id: 5, town: { name: 'Bastion', town_safe_name: 'bastion' } }
  expect(listFirst([market, other])).toEqual(['Bridge', 'Bastion'])
})
