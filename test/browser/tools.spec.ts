import { expect, test } from '@playwright/test'

test('R17 the table filters and sorts in place, with its state in the address, and Back restores it', async ({ page }) => {
  await page.goto('/database')
  await page.getByPlaceholder('Find an item').fill('logic cable')
  await expect(page.locator('table tbody tr:visible')).toHaveCount(3)
  await expect(page).toHaveURL(/find=logic/)
  await page.getByPlaceholder('Find an item').fill('')
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', /ascending|descending/)
  const before = await page.locator('table tbody tr:visible').first().textContent()
  // The whole row is a link, and Back restores the scroll position.
  await page.locator('table tbody tr:visible').nth(40).locator('.desc').click()
  await expect(page).toHaveURL(/\/database\/[\w-]+$/)
  await page.goBack()
  await expect(page.locator('table tbody tr:visible').first()).toHaveText(before ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('S02 the item database keeps its order and its mods on the next visit, unless the address has an order or a name @long', async ({
  page,
}) => {
  const heads = page.locator('#main th[aria-sort]')
  const names = () => page.locator('#main tbody tr:not([hidden]) .name a:not(.mk)').allTextContents()
  // Without Playwright's scrolling to the sticky header.
  const press = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').dispatchEvent('click')
  await page.goto('/database')
  await expect(page.locator('[data-copy-table]')).toBeEnabled()
  const byName = await names()
  await press('Price')
  await expect(heads).toContainText('Price')
  // Sorting keeps the reader's position in the table.
  await page.evaluate(() => scrollTo(0, 5000))
  await press('Name')
  await expect.poll(names).toEqual(byName)
  expect(await page.evaluate(() => scrollY)).toBe(5000)
  await press('Name')
  await expect.poll(names).toEqual(byName.toReversed())
  await press('Price')
  await expect(heads).toContainText('Price')
  await page.locator('label', { hasText: 'Show mods' }).click()
  await expect.poll(async () => (await names()).length).toBeGreaterThan(byName.length)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('show_mods'))).toBe('true')
  await page.goto('/database')
  await expect(heads).toContainText('Price')
  await expect.poll(async () => (await names()).length).toBeGreaterThan(byName.length)
  await expect(page).toHaveURL(/sort=price/)
  await page.goto('/database?find=pipe')
  await expect(page.locator('[data-copy-table]')).toBeEnabled()
  await expect(heads).toContainText('Name')
})

test('S03 weight and value update each other, two decimals, never NaN @long', async ({ page }) => {
  await page.goto('/database/iron-bar')
  const weight = page.getByRole('textbox', { name: 'Weight' })
  const value = page.getByLabel('Value in coins')
  await weight.fill('2,5')
  await expect(value).toHaveValue('30.00')
  await value.fill('18')
  await expect(weight).toHaveValue('1.50')
  await weight.fill('abc')
  await expect(value).not.toHaveValue(/NaN/)
})
