import { expect, test } from '@playwright/test'
import { addresses, noNonsense } from '../support/calculators.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('weight and value are sent by their form, also backwards, also a load', async ({ page }) => {
    await page.goto('/tools/weight-value')
    await page.getByLabel('Weight', { exact: true }).fill('12,5')
    await page.getByRole('button', { name: 'Work out from: Weight' }).click()
    await expect(page.getByLabel('Value in coins', { exact: true })).toHaveValue('250.00')
    await page.getByLabel('Value in coins', { exact: true }).fill('1000')
    await page.getByRole('button', { name: 'Work out from: Value' }).click()
    await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('50.00')
    await page.getByLabel('Paste lines', { exact: true }).fill('gold 12.5\nruby 3')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.locator('[data-total]')).toHaveText(/^325\.00\b/)
    await page.getByLabel('Weight, row 2', { exact: true }).fill('x')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.locator('[data-total]')).toHaveText(/^250\.00\b/)
    await noNonsense(page)
  })

  test('scrap is worked out from the field whose button is pressed', async ({ page }) => {
    await page.goto('/tools/scrap')
    await page.getByLabel(/^Scrap metal/).fill('240')
    await page.getByRole('button', { name: 'Work out from: Scrap metal' }).click()
    await expect(page.getByLabel('Price of one', { exact: true })).toHaveValue('480')
    await page.getByLabel('Item', { exact: true }).fill('Pressure Tank')
    await page.getByRole('button', { name: 'Work out from: Item' }).click()
    await expect(page.getByLabel('Item', { exact: true })).toHaveValue('Pressure Tank')
    await expect(page.getByLabel('Price of one', { exact: true })).not.toHaveValue('480')
  })

  test('pressure and odds answer, and say what is wrong', async ({ page }) => {
    await page.goto('/tools/pressure')
    await page.getByLabel('Pipes', { exact: true }).fill('30')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.locator('.answer.main')).toContainText('41%')
    await page.getByLabel('Pipes', { exact: true }).fill('many')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.getByText('Type a number, such as 12.')).toBeVisible()
    await page.goto('/tools/ore-odds')
    await page.getByLabel('Chance of at least one', { exact: true }).fill('90')
    await page.getByRole('button', { name: 'Work out from: Chance' }).click()
    await expect(page.getByLabel('Chunks of dirt', { exact: true })).toHaveValue('230')
    // The fields of the Harvester come with the answer, and are sent along from then on.
    await page.getByLabel('Washed by', { exact: true }).selectOption('Harvester (game’s files)')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await page.getByLabel('Depth, metres', { exact: true }).fill('8')
    await page.getByLabel('Water pressure', { exact: true }).fill('100')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.getByText('Empty is 4, worked out.')).toBeVisible()
  })

  test('R18 the page of an item opens a tool with that item', async ({ page }) => {
    await page.goto('/database/gold-ore')
    const form = page.getByRole('form', { name: 'Ore odds' })
    await form.getByLabel('Chunks of dirt', { exact: true }).fill('40')
    await form.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL(/\/tools\/ore-odds\?find=gold-ore&chunks=40/)
    await expect(page.getByLabel('What you look for', { exact: true })).toHaveValue('gold-ore')
    await expect(page.getByLabel('Chunks of dirt', { exact: true })).toHaveValue('40')
  })

  test('the overview leads to every tool, and the guide book to the overview', async ({ page }) => {
    await page.goto('/guide-book')
    await page.getByRole('link', { name: 'All tools' }).click()
    await expect(page.locator('h1')).toHaveText('Tools')
    const links = await page.locator('.tool-cards a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links).toEqual(expect.arrayContaining(addresses))
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200)
  })
})
