import { expect, test, type Page } from '@playwright/test'

/** Planners: URL state, no NaN, examples equal the tool, timers after sleep. */
const answers = (page: Page) => page.locator('.answers').first()
/** The field of a hydrated tool. */
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first()

/** Waits for hydration: before, the form would load a new page. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await alive(page)
}
const alive = (page: Page) => expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled()

/** An invalid number is never shown as a result. test/pages/tools.test.ts checks every invalid input on the server. */
async function expectNoNonsense(page: Page, names: string[]) {
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect(page).not.toHaveURL(/\?/)
  for (const name of names) {
    await field(page, name).fill('1e999')
    await expect(field(page, name)).toHaveValue('1e999')
    await expect(page.locator('#main')).not.toHaveText(/NaN|Infinity|undefined/, { useInnerText: true })
  }
}

test('calculators: the blueprint planner follows ticks and goal, and its address opens the same state @long', async ({ page, browser }) => {
  await open(page, '/tools/blueprint-planner')
  await expect(page.locator('[data-answer="weight"]')).toHaveText('134')
  await page.getByLabel('I want to unlock').selectOption('spanner')
  await expect(page.locator('[data-answer="weight"]')).toHaveText('70')
  await page.getByRole('checkbox', { name: /^Shield/ }).click()
  await expect(page.locator('[data-answer="weight"]')).toHaveText('30')
  await expect(page).toHaveURL(/goal=spanner&have=shield/)
  await expect(page.locator('.plan-steps tbody tr')).toHaveCount(2)
  // The picture is a checkbox and the name a link: neither covers the other.
  const name = page.locator('.plan-chain').getByRole('link', { name: 'Shield' })
  await name.click({ trial: true })
  await expect(name).toHaveAttribute('href', '/database/shield-blueprint')
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const other = await elsewhere.newPage()
  await other.goto(page.url())
  await expect(other.locator('[data-answer="weight"]')).toHaveText('30')
  await expect(other.locator('.bp-tick input:checked')).toHaveCount(1)
  await elsewhere.close()
  await page.goBack()
  await expect(page.locator('[data-answer="weight"]')).toHaveText('70')
  // The drawing survives rotating the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await page.locator('.plan-chain').boundingBox())?.height).toBeGreaterThan(900)
  // On a phone the form leaves most of the first screen to the drawing.
  for (const goal of ['shield', 'all']) {
    await page.goto(`/tools/blueprint-planner?goal=${goal}`)
    const chain = await page.locator('.plan-chain').boundingBox()
    expect(chain!.y, goal).toBeLessThan(300)
  }
})

test('calculators: the explosions example equals the tool, count and length are computed from each other, invalid numbers are no result @long', async ({
  page,
}) => {
  await open(page, '/tools/explosions')
  const [dug, narrowest] = await page.locator('[data-worked-example] b').allTextContents()
  await page.getByRole('link', { name: 'Try this example' }).click()
  await expect(page).toHaveURL(/\?/)
  await alive(page)
  await expect(answers(page)).toContainText(dug ?? 'nothing')
  await expect(answers(page)).toContainText(narrowest ?? 'nothing')
  await field(page, 'length').fill('30,5')
  await expect(field(page, 'count')).toHaveValue('8')
  await expect(page).toHaveURL(/length=30/)
  await field(page, 'count').fill('2')
  await expect(field(page, 'length')).toHaveValue('9')
  await field(page, 'spacing').fill('9')
  await expect(page.locator('.tool')).toContainText('The holes do not meet')
  await expectNoNonsense(page, ['count', 'spacing', 'length'])
})

test('calculators: the logic example equals the tool, the wait gives the number of delays, invalid numbers are no result @long', async ({
  page,
}) => {
  await open(page, '/tools/logic-timing')
  const example = await page.locator('[data-worked-example] b').allTextContents()
  await page.getByRole('link', { name: 'Try this example' }).click()
  await expect(page).toHaveURL(/\?/)
  await alive(page)
  for (const number of example) await expect(page.locator('.answers b', { hasText: number }).first()).toBeVisible()
  await field(page, 'wait').fill('7.5')
  await expect(field(page, 'delays')).toHaveValue('8')
  await field(page, 'code').fill('0123')
  await expect(page.locator('.code-said')).toContainText('123')
  await field(page, 'code').fill('1000000000')
  await expect(page.locator('.tool')).toContainText('Enter 999,999,999 or less.')
  await expectNoNonsense(page, ['delays', 'wait', 'others', 'deadline', 'ring', 'tries', 'chance', 'seconds', 'code'])
})

test('calculators: vehicles are sorted by a stat, the selection is in the address @long', async ({ page, browser }) => {
  await open(page, '/tools/vehicles')
  await page.getByRole('button', { name: 'Top speed' }).click()
  await expect(page.getByRole('columnheader', { name: 'Top speed' })).toHaveAttribute('aria-sort', 'descending')
  await page.locator('.pick-tile', { hasText: 'Mk.II' }).click()
  await expect(page.locator('.compare tbody tr', { hasText: 'Mk.II' })).toHaveCount(0)
  // Enter in a tile must not sort.
  await page.locator('.pick-tile input').first().press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Top speed' })).toHaveAttribute('aria-sort', 'descending')
  const shown = await page.locator('.compare tbody th').allTextContents()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.size >= 2)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(page.url())
  await expect.poll(() => other.locator('.compare tbody th').allTextContents()).toEqual(shown)
  await elsewhere.close()
})

test('calculators: the details of a rig keep their HTML until their script has loaded @long', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/rig-details-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/tools/rig')
  const pressure = page.locator('.rig-sums div', { hasText: 'Pressure' }).first()
  const before = await pressure.textContent()
  await field(page, 'tanks').fill('1')
  await expect(page).toHaveURL(/tanks=1/)
  expect(await pressure.textContent()).toBe(before)
  release()
  await expect(pressure).not.toHaveText(before ?? '')
})
