import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'

test('R17 the table filters and sorts in place, the address says so, and Back restores it', async ({ page }) => {
  await page.goto('/database')
  await page.getByPlaceholder('Find an item').fill('logic cable')
  await expect(page.locator('table tbody tr:visible')).toHaveCount(3)
  await expect(page).toHaveURL(/find=logic/)
  await page.getByPlaceholder('Find an item').fill('')
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', /ascending|descending/)
  const before = await page.locator('table tbody tr:visible').first().textContent()
  // The whole row leads to the item, and Back leads to where the table was.
  await page.locator('table tbody tr:visible').nth(40).locator('.desc').click()
  await expect(page).toHaveURL(/\/database\/[\w-]+$/)
  await page.goBack()
  await expect(page.locator('table tbody tr:visible').first()).toHaveText(before ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('the item database comes back in the order it was sorted in, unless an address or a name is asked for', async ({ page }) => {
  const heads = page.locator('#main th[aria-sort]')
  const names = () => page.locator('#main tbody tr:not([hidden]) .name a:not(.mk)').allTextContents()
  // Without the scrolling that a test's pointer does on its way to a head that sticks.
  const press = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').dispatchEvent('click')
  await page.goto('/database')
  await expect(page.locator('[data-copy-table]')).toBeEnabled()
  const byName = await names()
  await press('Price')
  await expect(heads).toContainText('Price')
  // In the midst of the table, the reader stays there while all around is put in order.
  await page.evaluate(() => scrollTo(0, 5000))
  await press('Name')
  await expect.poll(names).toEqual(byName)
  expect(await page.evaluate(() => scrollY)).toBe(5000)
  await press('Name')
  await expect.poll(names).toEqual(byName.toReversed())
  await press('Price')
  await expect(heads).toContainText('Price')
  await page.goto('/database')
  await expect(heads).toContainText('Price')
  await expect(page).toHaveURL(/sort=price/)
  await page.goto('/database?find=pipe')
  await expect(page.locator('[data-copy-table]')).toBeEnabled()
  await expect(heads).toContainText('Name')
})

test('S02 show mods is remembered as text and shows what mods add', async ({ page }) => {
  await page.goto('/database')
  const visible = () => page.locator('table tbody tr:visible').count()
  const vanilla = await visible()
  await page.locator('label', { hasText: 'Show mods' }).click()
  await expect.poll(visible).toBeGreaterThan(vanilla)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('show_mods'))).toBe('true')
  await page.goto('/database')
  await expect.poll(visible).toBeGreaterThan(vanilla)
})

test('S03 weight and value move each other, two decimals, never NaN', async ({ page }) => {
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
