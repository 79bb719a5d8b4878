import { expect, test, type Page } from '@playwright/test'
import { addressOf, keep } from '../support/own-lists.ts'

const own = (value: number, price_per_weight = false) => ({ value, price_per_weight, on: '2026-11-27' })
const prices = {
  'ram-drill': own(777_700),
  'gold-bar': own(333_300, true),
  ruby: own(444_400, true),
  sword: own(555_500, true),
  shard: own(666_600, true),
}
const my_prices = JSON.stringify({ format: 'bridgepour-my-prices', version: 1, plays: '3.x', prices: { '3.x': prices } })
const list = '55|2'
const main = (page: Page) => page.getByRole('main')

/** Price of one or two Ram Drills, or of some gold or ruby, as each page shows it. */
const pages: [what: string, path: string, where: string, shown: string | RegExp][] = [
  ['a list', addressOf(list), '.lrow tbody', '7,777'],
  ['the trip of a list', addressOf(list), '.trip-total', '15,554'],
  ['Can I afford it?', addressOf(list), '.afford .answers', '15,554'],
  ['goods that pay for a list', addressOf(list), '.afford-goods', '3,333'],
  ['an item of a family that pays for a list', addressOf(list), '.afford-goods', /Ruby[^]*4,444/],
  ['scrap', '/tools/scrap?item=ram-drill', 'main', '4,666.2'],
  ['best thing to sell', '/tools/sell', 'main', '3333'],
  ['a good of the anvil, to sell', '/tools/sell', 'main', '5555'],
  ['goods that share a price, to sell', '/tools/sell', 'main', '4444'],
  ['weight to value', '/tools/weight-value?item=gold-bar&weight=2', 'main', '33,330'],
  ['the rig planner', '/tools/rig?drill=ram-drill', 'main', '3333 per weight'],
  ['a comparison', '/compare?items=55', 'main', '7,777'],
  ['finds that share a price, of a rig', '/tools/rig?drill=ram-drill', 'main', '4444 per weight'],
  ['a find without a price of ours, of a rig', '/tools/rig?drill=ram-drill', 'main', '6666 per weight'],
  ['a guide', '/guide-book/guide/getting-started', 'main', '7,777'],
  ['a price that several items share, in a guide', '/guide-book/guide/where-to-sell', 'main', '4,444'],
  ['a sum of the search', '/search?q=5+ram+drills+%2B+2+gold+bars', '.direct-answer', '45,551c'],
  ['a price of the search', '/search?q=ram+drill+price', '.direct-answer', 'Ram Drill costs 7,777c'],
  ['an action of the search', '/search?q=add+3+ram+drills', '.wish', '23,331'],
]

test('own prices are used by every page that shows or adds up a price @long', async ({ page }) => {
  await keep(page, { my_prices, shopping_list: list, shopping_list_name: 'Base' })
  let opened = ''
  for (const [what, path, where, shown] of pages) {
    await test.step(what, async () => {
      if (path !== opened) await page.goto(path)
      opened = path
      await main(page).evaluate((all) => all.querySelectorAll('details').forEach((fold) => (fold.open = true)))
      await expect(page.locator(where).first()).toContainText(shown)
    })
  }
})

/** Each place that shows the price of a shovel, which costs nothing in the reader's game. */
const freePlaces: [path: string, where: string, shown: string][] = [
  ['/database/shovel', '.my-price .price', 'Free'],
  ['/database/shovel', '.deal .price', 'Free'],
  ['/database?find=shovel', 'tr:has(a[href$="/database/shovel"]) .num', 'Free'],
  ['/list/MXwy', '.lrow tbody .each', 'Free'],
  ['/my-prices', 'tbody .num', 'Free'],
  ['/search?q=shovel+price', '.direct-answer', 'Shovel costs nothing'],
  ['/search?q=5+shovels', '.direct-answer', '= nothing'],
  ['/guide-book/towns/bastion-keep/tools-equipment/2', 'tr:has(a[href$="/database/shovel"]) .num', 'Free'],
  ['/compare?items=shovel', '[data-own]', 'Free'],
]

test('an own price of 0 is “Free” @long', async ({ page }) => {
  const free = JSON.stringify({ format: 'bridgepour-my-prices', version: 1, plays: '3.x', prices: { '3.x': { shovel: own(0) } } })
  await keep(page, { my_prices: free })
  let opened = ''
  for (const [path, where, shown] of freePlaces) {
    await test.step(path, async () => {
      if (path !== opened) await page.goto(path)
      opened = path
      const place = main(page).locator(where).filter({ hasText: shown })
      await expect(place.first()).toBeVisible()
      await expect(place.first()).not.toContainText('0c')
    })
  }
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('shovel')
  await expect(page.getByRole('option').first()).toContainText('Free')
})

test('the reader’s price is shown without the version of the wiki’s @long', async ({ page }) => {
  await keep(page, { my_prices })
  for (const [path, where] of [
    ['/search?q=drill+price', 'td:has([data-own])'],
    ['/compare?items=ram-drill', 'td:has([data-own])'],
    ['/database/ram-drill', '.scrap li:has([data-own])'],
  ] as const) {
    await page.goto(path)
    await main(page).evaluate((all) => all.querySelectorAll('details').forEach((fold) => (fold.open = true)))
    const row = main(page).locator(where).first()
    await expect(row.locator('[data-own]').first()).toBeVisible()
    await expect(row).not.toContainText(/in 1\.3/, { useInnerText: true })
  }
})

test('accessible names and titles have no replaced price @long', async ({ page }) => {
  await keep(page, { my_prices: my_prices.replace('"sword"', '"scrap-bar"') })
  await page.goto('/database?find=scrap bar')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Scrap Bar' }) })
  await expect(row.getByRole('cell').nth(2)).toHaveText(/^5,555c/)
  await expect(row).not.toMatchAriaSnapshot('- text: /no price/')
  await expect(row.locator('.num [title], .num [aria-label]')).toHaveCount(0)
  // On a list it counts as much as any other.
  await page.goto('/list?find=scrap bar')
  await row.getByRole('checkbox').check()
  await expect(page.locator('.basket')).toContainText('5,555')
})

test('the dock, and sums and actions in the search, have the reader’s price; the search says so @long', async ({ page }) => {
  await keep(page, { my_prices, shopping_list: list, shopping_list_name: 'Base' })
  await page.goto('/database/shovel')
  const dock = page.locator('.dock')
  await dock
    .getByRole('button', { name: /Base|list/i })
    .first()
    .click()
  await expect(dock).toContainText('15,554')
  await page.keyboard.press('Escape')
  await expect(page.locator('#site-search')).toHaveAttribute('aria-haspopup', 'dialog')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox')
  await field.fill('5 ram drills + 2 gold bars')
  const answer = page.locator('.finder .answer')
  await expect(answer.locator('a')).toContainText('45,551c')
  await expect(answer.locator('[aria-live]')).toContainText('Your price')
  await field.fill('add 3 ram drills')
  const action = page.getByRole('option', { name: /Add 3/ })
  await expect(action).toContainText('23,331')
  await expect(action).toContainText('At your price')
})

test('the search reads a price of the played version with that version @long', async ({ page }) => {
  await keep(page, { my_prices: JSON.stringify({ format: 'bridgepour-my-prices', version: 1, plays: '2.x', prices: {} }) })
  await page.goto('/database/shovel')
  await expect(page.locator('#site-search')).toHaveAttribute('aria-haspopup', 'dialog')
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('harvester price')
  const spoken = page.locator('.finder .answer [aria-live]')
  await expect(spoken).toHaveText(/^Harvester costs 320c in 2\.2, at /)
  await expect(spoken).not.toContainText('Your price')
})
