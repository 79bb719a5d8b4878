import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage } from '../support/open-page.ts'
import { addressOf, keep, openOwn, stored } from '../support/own-lists.ts'

const prices = (list: Record<string, number>) => ({
  my_prices: JSON.stringify({
    format: 'bridgepour-my-prices',
    version: 1,
    plays: '3.x',
    prices: {
      '3.x': Object.fromEntries(Object.entries(list).map(([item, value]) => [item, { value, price_per_weight: false, on: '2026-11-27' }])),
    },
  }),
})
/** Touch targets of 44 px. */
async function expectTargets(targets: Locator[]) {
  for (const target of targets) {
    const { width, height } = (await target.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
}
const card = (page: Page) => page.locator('.icard')

test.describe('my prices', () => {
  test('a price typed on an item’s page is used everywhere until it is removed @phone-long', async ({ page, isMobile }) => {
    await openPage(page, '/database/ram-drill')
    const ours = await card(page).locator('data').first().innerText()
    const field = page.getByLabel('What your game shows')
    const parts = card(page).locator('.price-acts :is(a, button):visible, .price-form :is(.field, .btn):visible')

    // By keyboard: a wrong price is rejected, Escape cancels, Enter saves.
    await page.getByRole('button', { name: 'Set my price' }).focus()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('inputmode', 'decimal')
    if (isMobile) await expectTargets(await parts.all())
    await page.keyboard.type('much')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /number/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(page.getByRole('button', { name: 'Set my price' })).toBeFocused()
    expect(await stored(page, 'my_prices')).toBeNull()
    await page.keyboard.press('Enter')
    await page.keyboard.type('9.000.000,5')
    await page.keyboard.press('Enter')
    await expect(card(page).locator('data').first()).toContainText('9,000,000.5')
    await expect(page.getByRole('link', { name: 'Send it in' })).toBeFocused()

    await page.reload()
    await expect(card(page).locator('data').first()).toHaveAttribute('data-ours', ours.replace(/\s/g, ''))
    await expect(card(page).locator('.yours')).toBeVisible()

    // Tables are sorted by it; my-prices-everywhere.spec.ts has the other pages.
    await page.goto('/database?sort=price&direction=desc')
    await expect(page.locator('table.items tbody tr:visible').first()).toContainText('Ram Drill')

    await openPage(page, '/database/ram-drill')
    await page.getByRole('button', { name: 'Forget' }).click()
    // The reader has chosen no version: the wiki's price, not that of the version on sale.
    await expect(card(page).locator('data').first()).toHaveText(ours, { useInnerText: true })
    await expect(page.locator('.vpill summary')).not.toContainText('I play')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page).locator('data').first()).toContainText('9,000,000.5')
    await page.getByRole('button', { name: 'Forget' }).click()
    await expect(card(page).locator('data').first()).toHaveText(ours, { useInnerText: true })
    await expect(page.locator('[data-priced]')).toHaveCount(0)
  })

  test('a price is typed in a table row, by pointer and keyboard, and other tabs are updated @long', async ({ page, context }) => {
    await openPage(page, '/database?find=pan')
    await expect(page.locator('[data-copy-table]')).toBeEnabled()
    const other = await context.newPage()
    await other.goto('/database/pan')
    const row = page.locator('tr:visible', { has: page.getByRole('link', { name: 'Pan', exact: true }) })
    await row.locator('td.num').click()
    const dialog = page.getByRole('dialog', { name: 'My price' })
    await dialog.getByRole('textbox').fill('77')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(row.locator('data')).toContainText('77')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^"Pan","77","my price",/m)
    await expect(card(other).locator('data').first()).toContainText('77')
    await other.close()

    await row.getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('button', { name: 'Forget' }).click()
    await expect(row.locator('data')).not.toContainText('77')
    await expect(row.getByRole('link').first()).toBeFocused()
  })

  test('an item without a price of ours can be added to a list and compared once it has the reader’s @long', async ({ page }) => {
    await openPage(page, '/database/scrap-bar')
    const add = card(page).getByRole('link', { name: 'Add to my list' })
    await expect(add).toBeHidden()
    await page.getByRole('button', { name: 'Set my price' }).click()
    await page.getByLabel('What your game shows').fill('5555')
    await page.keyboard.press('Enter')
    await add.click()
    await expect.poll(() => stored(page, 'shopping_list')).toMatch(/^\d+\|1$/)
    await page.goto('/compare?items=scrap-bar')
    await expect(page.getByRole('row', { name: /^Price/ })).toContainText('5,555')

    // Without a price again, its checkbox says why it cannot be ticked.
    await page.evaluate(() => localStorage.removeItem('shopping_list'))
    await page.goto('/list?find=scrap bar')
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Scrap Bar' }) })
    await expect(row.getByRole('checkbox')).toBeEnabled()
    await expect(row.getByTitle('No known price')).toHaveCount(0)
    await page.evaluate(() => {
      localStorage.removeItem('my_prices')
      dispatchEvent(new StorageEvent('storage', { key: 'my_prices' }))
    })
    await expect(row.getByRole('checkbox')).toBeDisabled()
    await expect(row.getByTitle('No known price')).toBeVisible()
  })

  test('a list has fields for the price per piece or weight, which item cards show @long', async ({ page }) => {
    // Ram Drill, with a price of another version beside it, and Gold Bar.
    await openOwn(page, '55|1,188|1')
    const type = async (name: string, price: string) => {
      await page.getByRole('button', { name: `Set my price for ${name}` }).click()
      const dialog = page.getByRole('dialog', { name: 'My price' })
      await dialog.getByRole('textbox').fill(price)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
    }
    await type('Ram Drill', '700')
    await type('Gold Bar', '30')
    await expect(page.locator('.lrow tfoot')).toContainText(/700[^]*30/)
    expect(await stored(page, 'my_prices')).toMatch(
      /"ram-drill":{"value":70000,"price_per_weight":false.*"gold-bar":{"value":3000,"price_per_weight":true/,
    )
    // Item cards show it.
    await page.locator('.lrow a[href$="/ram-drill"]').first().focus()
    await page.keyboard.press('F2')
    await expect(page.locator('#item-card')).toContainText('700')
  })
})

test('I play: the version chosen beside the logo has its own prices, mine and the wiki’s @phone-long @long', async ({ page }) => {
  await keep(page, prices({ harvester: 777700 }))
  await page.goto('/database/harvester')
  const price = card(page).locator('data').first()
  await expect(price).toContainText('7,777')
  const pill = page.locator('.vpill')
  await expect(pill.locator('summary')).toContainText('I play 3.x')
  const notes = page.getByRole('main').locator('p[data-since]:visible')
  await expect(notes.first()).toContainText('3.0')
  await pill.locator('summary').click()
  await pill.getByLabel('2.x').check()
  // The only price of 2.x that the wiki has.
  await expect(price).toContainText('320')
  await expect(price).toHaveAttribute('data-ours', / in 2\./)
  await expect(card(page)).toContainText('7,777c in your 3.x game')
  await expect(notes.first()).toContainText('2.')
  await expect(notes.filter({ hasText: 'New in 3.0' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(pill.getByLabel('2.x')).toBeHidden()
  await page.goto(addressOf('57|1'))
  await expect(page.locator('.lrow tbody tr').first()).toContainText('320')
  // Until a price of 3.x is known, the newest one before it.
  await keep(page, { my_prices: prices({}).my_prices })
  await page.goto('/database/harvester')
  await expect(price).toHaveAttribute('data-ours', / in 2\./)
})

test.describe('the page of my prices', () => {
  test('prices are added, changed, removed and restored @phone-long @long', async ({ page, isMobile }) => {
    await keep(page, prices({ anvil: 8600, 'no-more-there': 100 }))
    await page.goto('/my-prices')
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect(row('Anvil')).toContainText('86')
    await expect(row('no-more-there')).toContainText('No longer in this wiki')
    await expect(row('no-more-there').getByRole('link')).toHaveCount(0)
    const change = row('Anvil').getByRole('button', { name: 'Change' })
    if (isMobile) await expectTargets([change, row('Anvil').getByRole('button', { name: 'Remove' })])
    await change.click()
    const field = page.getByRole('textbox', { name: 'My price: Anvil' })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('inputmode', 'decimal')
    if (isMobile) await expectTargets([page.locator('.field', { has: field }), ...(await row('Anvil').getByRole('button').all())])
    await field.fill('-1')
    await page.keyboard.press('Enter')
    await expect(row('Anvil')).toContainText('Enter 0 or more.')
    // Escape cancels.
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await expect(change).toBeFocused()
    await expect(row('Anvil')).toContainText('86')
    await row('Anvil').getByRole('button', { name: 'Change' }).click()
    await field.fill('١٢٫٥')
    await page.keyboard.press('Enter')
    await expect(row('Anvil')).toContainText('12.5')
    await row('Anvil').getByRole('button', { name: 'Remove' }).click()
    await expect(row('Anvil')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row('Anvil')).toContainText('12.5')
    const add = page.getByRole('button', { name: 'Add a price' })
    await expect(add).toBeFocused()

    await page.getByPlaceholder('Find an item').fill('zzz')
    await expect(page.getByRole('status').filter({ hasText: 'None of your prices' })).toBeVisible()
    await page.getByPlaceholder('Find an item').fill('')
    if (isMobile) await expectTargets([page.getByLabel('Prices for')])

    // Each version has its own prices.
    await page.getByLabel('Prices for').selectOption('2.x')
    await expect(row('Anvil')).toHaveCount(0)
    await add.click()
    await expect(page.getByRole('combobox', { name: 'Item' })).toBeFocused()
    await page.keyboard.type('Anvil')
    await page.getByRole('textbox', { name: 'What your game shows' }).fill('99')
    await page.keyboard.press('Enter')
    await expect(row('Anvil')).toContainText('99')
    await expect(add).toBeFocused()
    await page.getByLabel('Prices for').selectOption('3.x')
    await expect(row('Anvil')).toContainText('12.5')
  })

  test('prices of a link or file are previewed, and only the selected ones are added @long', async ({ page }) => {
    await keep(page, prices({ anvil: 8600 }))
    await page.goto('/my-prices#prices=3.x;anvil*9000,pan*800')
    const offer = page.getByRole('group', { name: 'Prices of this link' })
    await expect(offer).toContainText('holds 2 prices for 3.x')
    expect(await stored(page, 'my_prices')).not.toContain('pan')
    await offer.getByRole('button', { name: 'Add 1 new price' }).click()
    await expect.poll(() => stored(page, 'my_prices')).toContain('"pan":{"value":800')
    expect(await stored(page, 'my_prices')).toContain('"anvil":{"value":8600')

    const message = page.getByRole('status').filter({ hasText: 'can’t read this link' })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto('/my-prices#prices=%E0%A4%A')
    await expect(message).toBeVisible()
    await page.goto('/my-prices#prices=3.x;anvil*9000')
    await expect(offer).toContainText('holds 1 price')
    await expect(message).toHaveCount(0)
    await page.goto('/my-prices#prices=3.x;anvil')
    await expect(message).toBeVisible()
    await expect(offer).toHaveCount(0)
    expect(errors).toEqual([])

    const open = (name: string, text: string) =>
      page.getByLabel('Open a file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    await open('holiday.csv', 'player,time\nAda,1:00\n')
    await expect(page.getByRole('status').filter({ hasText: 'Your prices are as they were.' })).toBeVisible()
    await open('mine.csv', 'item,name,value,price_per_weight,version,on\nanvil,Anvil,9000,false,3.x,2026-11-27\n')
    await page.getByRole('button', { name: 'Take 1 of theirs' }).click()
    await expect.poll(() => stored(page, 'my_prices')).toContain('"anvil":{"value":9000')
  })

  test('all prices are sent as one correction: a patch, and text to paste @long', async ({ page }) => {
    await keep(page, prices({ anvil: 8600, 'small-furnace': 8650, 'goliath-drill': 130_000, harvester: 40_000 }))
    await page.goto('/my-prices')
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByRole('textbox', { name: /post/ })).toHaveValue(
      /^Anvil \(item\/anvil\): 86 coins, seen in 3.x on 2026-11-27\nSmall Furnace \(item\/small-furnace\): 86.5 coins, seen in 3.x on 2026-11-27\n/,
    )
    const patch = decodeURIComponent((await page.getByRole('link', { name: 'The patch' }).getAttribute('href')) ?? '')
    expect(patch.match(/^\+\+\+ b\/content\/items\/\S+/gm)).toHaveLength(2)
    // Where the wiki knows the price of the version it describes.
    expect(patch.match(/^\+\+\+ b\/content\/patch-notes\/3\.\S+/gm)).toHaveLength(1)
    expect(patch).toMatch(/\+ {2}- thing: item\/harvester\n[^]*value: 40000/)
    expect(patch).toContain('+value: 8650')
    expect(patch).toMatch(/\+ {4}certainty: seen\n\+ {4}version: 3\.x/)
  })
})
