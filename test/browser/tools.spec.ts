import { expect, test } from '@playwright/test'

test('search anywhere: / opens it, arrows move, Enter opens, Escape gives the focus back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await page.goto('/faq')
  await page.keyboard.press('/')
  const box = page.getByRole('combobox')
  await expect(box).toBeFocused()
  await box.pressSequentially('shovle')
  await expect(page.getByRole('option').first()).toContainText('Shovel')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('gold ore')
  await expect(page.getByRole('option').first()).toContainText('Gold Ore')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/database\/gold-ore/)
})

test('search anywhere stays away while typing in a field', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await page.goto('/database')
  await page.getByPlaceholder('Find an item').click()
  await page.keyboard.type('a/b')
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByPlaceholder('Find an item')).toHaveValue('a/b')
})

test('R17 the table filters and sorts in place, the address says so, and Back restores it', async ({ page, isMobile }) => {
  await page.goto('/database')
  await page.getByPlaceholder('Find an item').fill('logic cable')
  await expect(page.locator('table tbody tr:visible')).toHaveCount(3)
  await expect(page).toHaveURL(/find=logic/)
  await page.getByPlaceholder('Find an item').fill('')
  if (isMobile) return
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', /ascending|descending/)
  const before = await page.locator('table tbody tr:visible').first().textContent()
  await page.locator('table tbody tr:visible a').first().click()
  await expect(page).toHaveURL(/\/database\/[\w-]+$/)
  await page.goBack()
  await expect(page.locator('table tbody tr:visible').first()).toHaveText(before ?? '')
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

test('S04 R11 R12 pick items, change quantities, share; the list is stored as id|quantity', async ({ page }) => {
  await page.goto('/list')
  await expect(page.locator('#main')).toContainText('Add items to your list to get started!')
  await page.getByRole('checkbox', { name: 'Anvil' }).check()
  await page.getByRole('checkbox', { name: 'Bucket' }).check()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shopping_list'))).toMatch(/^\d+\|1,\d+\|1$/)
  await page
    .getByRole('link', { name: /View list/ })
    .first()
    .click()
  await expect(page.locator('h1')).toHaveText('Custom List')
  const quantity = page.getByRole('spinbutton').first()
  await quantity.fill('5000')
  await quantity.blur()
  await expect(quantity).toHaveValue('999')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shopping_list'))).toMatch(/\|999/)
})

test("R12 a friend's link leaves my own list alone until it is saved", async ({ page }) => {
  await page.goto('/list')
  await page.evaluate(() => localStorage.setItem('shopping_list', '58|3'))
  await page.goto(`/list/${btoa('1|2')}/A friend`)
  await expect(page.locator('h1')).toHaveText('A friend')
  expect(await page.evaluate(() => localStorage.getItem('shopping_list'))).toBe('58|3')
  await page.getByRole('button', { name: /Save as mine/ }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shopping_list'))).toBe('1|2')
})

for (const code of ['%%%', 'not-a-code', btoa('1|2,999999|3,x|y'), btoa('<script>alert(1)</script>')]) {
  test(`R12 the damaged code ${code.slice(0, 12)} gives a message, keeps what it can and touches nothing`, async ({ page }) => {
    await page.goto('/list')
    await page.evaluate(() => localStorage.setItem('shopping_list', '58|3'))
    await page.goto(`/list/${encodeURIComponent(code)}`)
    await expect(page.locator('h1')).toHaveText('Custom List')
    await expect(page.locator('#main .callout').nth(1)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('shopping_list'))).toBe('58|3')
  })
}

test('storage that is blocked breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/list')
  await page.getByRole('checkbox', { name: 'Anvil' }).check()
  await expect(page.getByRole('link', { name: /View list/ }).first()).toBeVisible()
  await page.goto('/database')
  expect(errors).toEqual([])
})

test('S03 weight and value move each other, two decimals, never NaN', async ({ page }) => {
  await page.goto('/database/iron-bar')
  const weight = page.getByLabel('Weight')
  const value = page.getByLabel('Value in coins')
  await weight.fill('2,5')
  await expect(value).toHaveValue('30.00')
  await value.fill('18')
  await expect(weight).toHaveValue('1.50')
  await weight.fill('abc')
  await expect(value).not.toHaveValue(/NaN/)
})
