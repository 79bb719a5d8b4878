import { expect, test, type Page } from '@playwright/test'

/** Anvil, Conveyor, Spanner, Battery, Gold Bar: four of them in three shops of Bridgepour, gold in none. */
const code = encodeURIComponent(btoa('61|1,45|12,13|1,73|4,188|3'))
const address = `/list/${code}/Trip`

const stops = (page: Page) =>
  page
    .locator('#trip')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
const bill = (page: Page) => page.locator('#afford .answers')

/** Waits for hydration. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

async function alive(page: Page) {
  await expect(page.getByRole('button', { name: 'One more of Anvil' })).toBeEnabled({ timeout: 20_000 })
}

test('shopping trip: the fewest stops, in order, with items and cost, on the map, in print and by link; it follows the list', async ({
  page,
  browser,
}) => {
  await open(page, address)
  const trip = page.locator('#trip')
  await expect(trip).toContainText('3 stops in Bridgepour buy 4 of the 5 things on the list')
  await page.getByText('Plan the trip').click()
  await expect(stops(page)).toHaveCount(3)
  const tools = stops(page).filter({ hasText: 'Tools & Equipment' })
  await expect(tools).toContainText('Anvil')
  // Another shop has the spanner too, but this one is on the trip anyway.
  await expect(tools).toContainText('Spanner')
  await expect(tools.getByRole('link', { name: 'Tools & Equipment' })).toHaveAttribute(
    'href',
    '/guide-book/towns/bridgepour/tools-equipment/7',
  )
  await expect(trip.getByText('Not sold in shops')).toBeVisible()
  await expect(trip.locator('.trip-unsold')).toContainText('Gold Bar')

  // The map shows every stop and the route, and links to the world map.
  const piece = page.locator('#trip .trip-piece')
  await expect(piece.locator('.trip-no')).toHaveText(['1', '2', '3'])
  expect(((await piece.locator('.way').getAttribute('points')) ?? '').split(' ')).toHaveLength(3)
  const names = await stops(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const ids = names.filter((href) => /\/\d+$/.test(href ?? '')).map((href) => `shop-${href?.split('/').at(-1)}`)
  await expect(page.getByRole('link', { name: 'Open on the world map' })).toHaveAttribute('href', `/database/map#route=${ids.join(',')}`)

  // In print: the stops, without map and bill.
  await expect(piece).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(stops(page).first()).toBeVisible()
  await expect(piece).toBeHidden()
  await expect(page.locator('#afford')).toBeHidden()

  // It is updated with the list, and its link shows the same trip.
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Remove Conveyor' }).click()
  await expect(stops(page)).toHaveCount(2)
  await expect(page).not.toHaveURL(new RegExp(code))
  const shown = await stops(page).allInnerTexts()
  const friend = await browser.newContext()
  const other = await friend.newPage()
  await other.goto(`${page.url()}#trip`)
  await other.getByText('Plan the trip').click()
  await expect.poll(() => stops(other).allInnerTexts()).toEqual(shown)
  await friend.close()
})

test('shopping trip: a list of unsold items has a note @long', async ({ page }) => {
  await page.goto(`/list/${btoa('188|3')}`)
  await expect(page.locator('#trip')).toContainText('No shop found for these')
  await expect(page.locator('#afford')).toHaveCount(0)
})

test('can I afford it: weight of the finds, invalid numbers, and coins with a comma, which stay in the address @long', async ({ page }) => {
  await open(page, address)
  const coins = page.getByLabel('Coins I have already')
  const weight = page.getByLabel('Weight of one find')
  await test.step(`heavier finds need fewer of them; an invalid number is reported`, async () => {
    const finds = page.locator('.afford-goods').first().getByRole('row', { name: 'Iron Bar' }).locator('td').nth(4)
    const count = async () => Number((await finds.locator('a').first().innerText()).replace(/\D/g, ''))
    const before = await count()
    expect(before).toBeGreaterThan(1)
    await weight.fill('2')
    await expect.poll(count).toBeLessThan(before * 0.6)

    for (const text of ['abc', '-5', '1e99', '1,2,3', 'NaN']) {
      await coins.fill(text)
      await expect(coins).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#afford')).not.toContainText(/NaN|Infinity|∞/)
    }
    await weight.fill('0')
    await expect(weight).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#afford')).not.toContainText(/NaN|Infinity|∞/)
  })
  await test.step(`coins may have a comma, and stay in the address when the list changes`, async () => {
    await weight.fill('')
    await coins.fill('')
    const before = await bill(page).locator('data').first().getAttribute('value')
    await coins.fill('250,5')
    await expect(bill(page).locator('data').first()).toHaveAttribute('value', String(Number(before) - 250.5))
    await expect(page).toHaveURL(/\?have=250%2C5/)
    await page.getByRole('button', { name: 'One more of Anvil' }).click()
    await expect(page).toHaveURL(/\?have=250%2C5/)
    await page.reload()
    await alive(page)
    await expect(coins).toHaveValue('250,5')
    // No horizontal overflow on the narrowest phone.
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await coins.fill('999999')
    await expect(bill(page)).toContainText('You can afford it')
    await expect(page.locator('.afford-goods')).toHaveCount(0)
  })
})
