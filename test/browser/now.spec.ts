import { expect, test } from '@playwright/test'

test.describe('the page to leave open beside the game', () => {
  test('is in step with other tabs, and with a small window on top of the game', async ({ page, context }) => {
    await page.addInitScript(() => {
      const now = Math.floor(Date.now() / 1000)
      if (localStorage.getItem('now_plan') !== null) return
      localStorage.setItem('now_plan', 'goal=spanner')
      localStorage.setItem('shopping_list', '1|2')
      localStorage.setItem('growth_timers', `own.${now}.30.Pot roast`)
      localStorage.setItem('stock_boards', JSON.stringify([{ typed: now, prices: { gem: 3100 } }]))
    })
    await page.goto('/now')
    await page.getByRole('button', { name: 'Handed in' }).click()
    await expect(page.locator('h1')).toHaveText(/^Hand in one Candle of/)
    await expect(page.getByRole('heading', { name: 'Sell gems today' })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/)
    const other = await context.newPage()
    await other.goto('/now')

    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Small window' }).click()
    const small = (await opened).locator('main')
    await expect(small).toContainText('Hand in one Candle of')
    await expect(small).toContainText('Pot roast')
    await expect(small).toContainText('Sell gems, 31')

    await page.getByRole('button', { name: 'Handed in' }).click()
    for (const shown of [page.locator('h1'), other.locator('h1'), small]) await expect(shown).toContainText('Hand in one Teapot of')
    await page.getByRole('textbox', { name: 'Notes' }).fill('Shut the tank door.')
    await expect(other.getByRole('textbox', { name: 'Notes' })).toHaveValue('Shut the tank door.')
    await other.getByRole('checkbox', { name: 'Shovel' }).check()
    await expect(small).toContainText('Nothing to buy')
    await page.getByRole('button', { name: 'Keep the screen on' }).click()
    await expect(other.getByRole('button', { name: 'Keep the screen on' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Not yet: Teapot' }).click()
    await expect(other.locator('h1')).toHaveText(/^Hand in one Candle of/)
  })

  test('has no button for what the browser cannot do, and a link leaves alone what the reader keeps', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'documentPictureInPicture', { value: undefined })
      if (localStorage.getItem('now_plan') === null) localStorage.setItem('now_plan', 'goal=cage')
    })
    await page.goto('/now?goal=spanner&have=candle+teapot')
    await page.getByRole('button', { name: 'Handed in' }).click()
    await expect(page).toHaveURL(/\/now\?goal=spanner&have=candle\+teapot\+shield$/)
    await expect(page.getByRole('button', { name: 'Small window' })).toHaveCount(0)
    expect(await page.evaluate(() => [localStorage.getItem('now_plan'), localStorage.getItem('my_game')])).toEqual(['goal=cage', null])
    await page.getByRole('button', { name: 'Follow it in my game' }).click()
    await expect(page).toHaveURL(/\/now$/)
    await expect(page.locator('h1')).toHaveText(/^Hand in one Sword of/)
    expect(await page.evaluate(() => localStorage.getItem('now_plan'))).toBe('goal=spanner')
  })
})
