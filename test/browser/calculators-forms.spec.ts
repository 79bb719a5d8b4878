import { expect, test } from '@playwright/test'
import { noNonsense } from '../support/calculators.ts'

/** Submit buttons are visible; test/pages/forms.test.ts checks the responses. */
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form of weight and value works in both directions and for a load @long', async ({ page }) => {
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
})
