import { expect, test } from '@playwright/test'

test('from a page to a patch: the file is changed and checked in the browser @long', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/database/gold-ore')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suggest a correction' }).click()
  await page.getByRole('link', { name: 'items/gold-ore' }).click()
  // The script loads after the reader has started typing.
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>()
  await page.route(/correct\.island[^/]*\.js/, async (route) => {
    await isTyped
    await route.continue()
  })
  await page.getByRole('link', { name: 'value', exact: true }).click()

  await page.getByLabel('It costs').fill('much')
  release()
  const form = page.getByRole('button', { name: 'Make the change' }).locator('xpath=ancestor::form')
  await expect.poll(() => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))).toBe(true)
  await page.getByLabel('in my game, version').fill('1.7.2')
  const sent: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && sent.push(request.url()))
  await page.getByRole('button', { name: 'Make the change' }).click()
  await expect(page.getByText('Type a number, such as 24 or 24.5.')).toBeVisible()

  await page.getByLabel('It costs').fill('13')
  await page.getByRole('button', { name: 'Make the change' }).click()
  await expect(page.locator('ins').first()).toHaveText('+value: 1300')
  await expect(page.getByText('fits the rest of the wiki')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('textbox', { name: /post/ })).toHaveValue(
    /^Gold Ore \(item\/gold-ore\): 13 coins per weight, seen in 1\.7\.2 on \d{4}-\d\d-\d\d$/,
  )
  const downloaded = page.waitForEvent('download')
  await page.getByRole('link', { name: 'The patch' }).click()
  expect((await downloaded).suggestedFilename()).toBe('gold-ore.yaml.patch')
  // A problem that only other files reveal.
  await page.getByText('The file as it is').click()
  const text = page.getByLabel('Its text')
  await text.fill((await text.inputValue()).replace('\nshops:\n', '\nshops:\n  - 99\n'))
  await page.getByRole('button', { name: 'Check it and make the patch' }).click()
  await expect(page.getByText(/found 99, expected the number of one of shops/)).toBeVisible({ timeout: 30_000 })
  expect(sent).toEqual([])
  expect(errors).toEqual([])
})
