import { expect, test } from '@playwright/test'

test('R20 pokes are sorted by each column, numbers are right-aligned, the order is in the address @long', async ({ page }) => {
  await page.goto('/pokes')
  const column = async (place: number) => page.locator(`table.pokes tbody td:nth-child(${place})`).allTextContents()
  const pokes = async () => (await column(3)).map((text) => Number(text.replaceAll(',', '')))
  expect(await pokes()).toEqual((await pokes()).toSorted((a, b) => b - a))
  const head = page.getByRole('columnheader', { name: 'Pokes' })
  await head.getByRole('link').click()
  await expect(page).toHaveURL(/sort=pokes$/)
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await head.getByRole('link').click()
  await expect(page).toHaveURL(/sort=pokes&direction=asc$/)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  expect(await pokes()).toEqual((await pokes()).toSorted((a, b) => a - b))
  await expect(page.locator('table.pokes td:nth-child(3)').first()).toHaveCSS('text-align', /right|end/)
  const names = page.getByRole('columnheader', { name: 'Username' })
  await names.getByRole('link').click()
  await expect(page).toHaveURL(/sort=username$/)
  await expect(names).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator('table.pokes tbody tr')).toHaveCount(50)
  const users = await column(2)
  expect(users).toEqual(users.toSorted())
})

test('R20 fifty rows a page; Show All? is in the address and keeps the order @long', async ({ page }) => {
  // Input made before the script loads is used.
  let letScriptsCome = () => {}
  const come = new Promise<void>((go) => (letScriptsCome = go))
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() === 'script') await come
      await route.continue()
    },
  )
  await page.goto('/pokes?sort=username&direction=desc', { waitUntil: 'commit' })
  await expect(page.locator('table.pokes tbody tr')).toHaveCount(50)
  await page.locator('label', { hasText: 'Show All?' }).click()
  letScriptsCome()
  await expect(page).toHaveURL(/sort=username&direction=desc&all=true/)
  await expect(page.getByRole('checkbox', { name: 'Show All?' })).toBeChecked()
  await expect(page.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'descending')
  // Sorting keeps scroll position and focus; Back restores the earlier order.
  const head = page.getByRole('columnheader', { name: 'Pokes' })
  await head.getByRole('link').evaluate((link) => {
    document.body.setAttribute('data-same', '')
    link.focus({ preventScroll: true })
    scrollTo({ top: 20, behavior: 'instant' })
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=pokes&all=true$/)
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(head.getByRole('link')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(20)
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.locator('body[data-same]')).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('[data-live-status]')).toHaveText(/page 2 of \d+/)
  await expect(page.getByRole('checkbox', { name: 'Show All?' })).toBeChecked()
  await page.goto('/pokes?page=999')
  await expect(page.locator('.callout', { hasText: 'There is no page “999”' })).toBeVisible()
})
