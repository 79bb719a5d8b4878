import { expect, test, type Locator } from '@playwright/test'

test.describe('the page to leave open beside the game', () => {
  test('is in step with other tabs, and with a small window on top of the game', async ({ page, context }) => {
    await page.addInitScript(() => {
      const now = Math.floor(Date.now() / 1000)
      if (localStorage.getItem('now_plan') !== null) return
      localStorage.setItem('now_plan', 'goal=spanner')
      localStorage.setItem('shopping_list', '1|2')
      localStorage.setItem('now_sitting', `${now - 4330} ${now - 60}`)
      localStorage.setItem('growth_timers', `own.${now}.30.Pot roast*fuel.${now}.9000.Shard in Pressure Tank`)
      localStorage.setItem('stock_boards', JSON.stringify([{ typed: now, prices: { gem: 3100 } }]))
    })
    await page.goto('/now')
    await page.getByRole('button', { name: 'Handed in' }).click()
    await expect(page.locator('h1')).toHaveText(/^Hand in one Candle of/)
    await expect(page.getByRole('heading', { name: 'Sell gems today' })).toBeVisible()
    await expect(page.getByRole('timer').first()).toHaveText(/^(30:00|29:\d\d)$/)
    await expect(page.getByText('1 h 12 min at it')).toBeVisible()
    await page.getByText('Add a timer').click()
    const added = page.getByRole('form', { name: 'Add a timer' })
    await added.getByRole('radio', { name: 'Custom' }).check({ force: true })
    await added.getByLabel('Minutes').fill('12')
    await added.getByLabel('Minutes').press('Enter')
    await expect(page.getByText('12 minutes is started.')).toBeVisible()
    await expect(page.getByRole('timer').first()).toHaveText(/^(12:00|11:\d\d)$/)
    const other = await context.newPage()
    await other.goto('/now')

    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Pop out' }).click()
    const small = (await opened).locator('main')
    await expect(small).toContainText('Hand in one Candle of')
    await expect(small).toContainText('Pot roast')
    await expect(small).toContainText(/Shard in Pressure Tank.*Of your rig: one tick taken as 1 s\s?\?/)
    await expect(small).toContainText('Sell gems, 31')
    // Fits its window without scrolling.
    expect(await small.evaluate(({ ownerDocument: { documentElement: root } }) => root.scrollHeight - root.clientHeight)).toBe(0)

    await page.getByRole('button', { name: 'Handed in' }).click()
    for (const shown of [page.locator('h1'), other.locator('h1'), small]) await expect(shown).toContainText('Hand in one Teapot of')
    await page.getByRole('textbox', { name: 'Notes' }).fill('Shut the tank door.')
    await expect(other.getByRole('textbox', { name: 'Notes' })).toHaveValue('Shut the tank door.')
    await other.getByRole('checkbox', { name: 'Shovel' }).check()
    await expect(small).toContainText('Nothing to buy')
    await page.getByRole('button', { name: 'Keep screen on' }).click()
    await expect(other.getByRole('button', { name: 'Keep screen on' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Count the time from now' }).click()
    await expect(other.getByText('0 min at it')).toBeVisible()
    await page.getByRole('button', { name: 'Not yet: Teapot' }).click()
    await expect(other.locator('h1')).toHaveText(/^Hand in one Candle of/)
    // The dock shows the goal on every page and follows changes.
    await other.goto('/faq')
    const dock = other.getByRole('complementary', { name: 'Timers, list and goal' })
    const bar = dock.getByRole('button', { name: /next goal Teapot/ })
    await expect(bar).toBeVisible()
    // On a phone the goal keeps its name and the timer's gives way.
    const size = other.viewportSize()!
    await other.setViewportSize({ width: 320, height: 640 })
    const [line, goal] = await Promise.all([bar.boundingBox(), bar.getByText('Goal: Teapot', { exact: true }).boundingBox()])
    expect(goal!.y + goal!.height).toBeLessThanOrEqual(line!.y + line!.height + 1)
    await other.setViewportSize(size)
    await bar.click()
    await expect(dock).toContainText('Hand in one Candle of')
    await page.getByRole('button', { name: 'Handed in' }).click()
    await expect(dock).toContainText('Hand in one Teapot of')
    // Opening the dock loads the price of the rest.
    await page.getByRole('checkbox', { name: 'Shovel' }).uncheck()
    await expect(dock).toContainText(/24 c\s?\? still to pay/)
  })

  test('begins with the timers on a phone', { tag: '@phone-only' }, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('now_plan', 'goal=spanner')
      localStorage.setItem('growth_timers', `own.${Math.floor(Date.now() / 1000)}.30.Pot roast`)
    })
    await page.goto('/now')
    const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN
    const timer = page.getByRole('main').getByRole('timer').first()
    await expect(timer).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'To buy' })).toBeAttached()
    for (const later of [page.locator('h1'), page.getByRole('heading', { name: 'To buy' })])
      expect(await topOf(timer)).toBeLessThan(await topOf(later))
    const [crumbs, spent] = await Promise.all([page.locator('.crumbs').boundingBox(), page.locator('.now-spent').boundingBox()])
    expect(spent!.x).toBeGreaterThan(crumbs!.x + crumbs!.width)
  })

  test('an alarm covers nothing of it, in a window of a few lines either, and is answered there and in the small window', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const now = Math.floor(Date.now() / 1000)
      localStorage.setItem('shopping_list', '1')
      localStorage.setItem('growth_timers', `own.${now - 700}.10.Pot roast*own.${now - 700}.11.Bread`)
    })
    await page.goto('/now')
    const alarm = page.getByRole('alert')
    await expect(alarm).toContainText('Pot roast')
    const over = await page.evaluate(() => {
      const slab = document.querySelector('.dk-alarm')?.getBoundingClientRect()
      const panels = [...document.querySelectorAll('.now-panel, .now-goal')].map((panel) => panel.getBoundingClientRect())
      return !slab || panels.some((panel) => panel.top < slab.bottom)
    })
    expect(over).toBe(false)
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Pop out' }).click()
    await (await opened).getByRole('button', { name: /^Done.*Pot roast$/ }).click()
    await expect(alarm).toContainText('Bread')
    await page.setViewportSize({ width: 320, height: 240 })
    const { height = 240 } = (await alarm.boundingBox()) ?? {}
    expect(height).toBeLessThan(80)
    await page.getByRole('heading', { name: 'To buy' }).scrollIntoViewIfNeeded()
    await expect(alarm).toBeInViewport({ ratio: 1 })
    await alarm.getByRole('button', { name: 'Done' }).click()
    await expect(alarm).toBeEmpty()
  })

  test('has no button for what the browser cannot do, and a link leaves alone what the reader keeps', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'documentPictureInPicture', { value: undefined })
      navigator.wakeLock.request = () => Promise.reject(new DOMException('', 'NotAllowedError'))
      if (localStorage.getItem('now_plan') === null) localStorage.setItem('now_plan', 'goal=cage')
    })
    await page.goto('/now?goal=spanner&have=candle+teapot')
    await page.getByRole('button', { name: 'Handed in' }).click()
    await expect(page).toHaveURL(/\/now\?goal=spanner&have=candle\+teapot\+shield$/)
    await expect(page.getByRole('button', { name: 'Pop out' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Keep screen on' }).click()
    await expect(page.getByText('Your browser lets the screen go dark.')).toBeVisible()
    expect(await page.evaluate(() => [localStorage.getItem('now_plan'), localStorage.getItem('my_game')])).toEqual(['goal=cage', null])
    await page.getByRole('button', { name: 'Follow it in my game' }).click()
    await expect(page).toHaveURL(/\/now$/)
    await expect(page.locator('h1')).toHaveText(/^Hand in one Sword of/)
    expect(await page.evaluate(() => localStorage.getItem('now_plan'))).toBe('goal=spanner')
    // Timers request the wake lock too, and report a rejection.
    await page.goto('/tools/growth-timers?timer=pot')
    await page.getByRole('button', { name: 'Start timer' }).click()
    await expect(page.getByText('Your browser lets the screen go dark.')).toBeVisible()
  })
})
