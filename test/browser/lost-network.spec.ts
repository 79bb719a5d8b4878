import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../support/open-page.ts'
import { keep, stored } from '../support/own-lists.ts'
import { button, openMap, pin, popup } from '../support/world-map.ts'
import { withhold } from '../support/withhold.ts'

/** The network fails and returns: typed text is kept, and the browser's error page never appears. */
let errors: string[] = []
test.beforeEach(({ page }) => {
  errors = []
  page.on('pageerror', (error) => errors.push(error.message))
})
test.afterEach(() => expect(errors).toEqual([]))

const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
const notice = (page: Page) => page.locator('.try-again')

const going: { path: string; isAlive: (page: Page) => Promise<void>; act: (page: Page) => Promise<void> }[] = [
  {
    path: '/database',
    isAlive: (page) => expect(page.locator('[data-save-table]')).toBeEnabled(),
    async act(page) {
      await page.getByPlaceholder('Find an item').fill('shov')
      await expect(page.locator('table tbody tr:visible')).toHaveCount(2)
      const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-table]').click()])
      expect(file.suggestedFilename()).toMatch(/\.csv$/)
      // Exports exactly the rows shown, with prices in coins.
      const prices = (await page.locator('table tbody tr:visible .price').allInnerTexts()).map((text) => text.replace(/\D/g, ''))
      const csv = await readFile(await file.path(), 'utf8')
      expect([...csv.matchAll(/^"(?!Name)([^"]+)","(\d+)"/gm)].map(([, name, price]) => [name, price])).toEqual([
        ['Improved Shovel', prices[0]],
        ['Shovel', prices[1]],
      ])
    },
  },
  {
    path: '/tools/weight-value',
    isAlive: (page) => expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled(),
    async act(page) {
      await page.getByLabel('Weight', { exact: true }).fill('12,5')
      await expect(page.getByLabel('Value in coins', { exact: true })).toHaveValue('250.00')
      await page.getByRole('link', { name: 'Reset' }).click()
      await expect(page.getByLabel('Weight', { exact: true })).not.toHaveValue('12,5')
    },
  },
  {
    path: '/tools/blueprint-planner',
    isAlive: (page) => expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled(),
    async act(page) {
      await page.getByLabel('I want to unlock').selectOption('spanner')
      await expect(page.locator('[data-answer="weight"]')).toHaveText('70')
      await page.goBack()
      await expect(page.locator('[data-answer="weight"]')).toHaveText('134')
    },
  },
  {
    path: '/tools/vehicles',
    isAlive: (page) => expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled(),
    async act(page) {
      await page.getByRole('button', { name: 'Top speed' }).click()
      await expect(page.getByRole('columnheader', { name: 'Top speed' })).toHaveAttribute('aria-sort', 'descending')
    },
  },
  {
    path: '/tools/growth-timers',
    isAlive: (page) => expect(page.getByRole('button', { name: 'Start timer' })).toBeEnabled(),
    async act(page) {
      await page.getByRole('button', { name: 'Start timer' }).click()
      await expect(page.locator('[data-timer]')).toHaveCount(1)
      await expect.poll(() => stored(page, 'growth_timers')).toMatch(/^plant\./)
    },
  },
]

test('tables, calculators, planners, vehicles and timers work offline @long', async ({ page, context }) => {
  for (const { path, isAlive, act } of going) {
    await page.goto(path)
    await isAlive(page)
    await context.setOffline(true)
    await act(page)
    await expect(notice(page)).toHaveCount(0)
    await context.setOffline(false)
  }
})

test('S01 a leaderboard keeps the selection and retries when the network is back or on a click @long', async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/speedrun')
  const [plot, setup, status] = [page.getByLabel('Plot'), page.getByLabel('Setup'), page.locator('[data-live-status]')]
  await plot.selectOption({ index: 1 })
  await expect(page).toHaveURL(/plot=[^&]*$/)
  const [before, shown] = [page.url(), (await status.textContent()) ?? '']
  // Stopped clock: no retry delay ends by itself.
  await page.clock.pauseAt(Date.now() + 60_000)
  await context.setOffline(true)
  await plot.selectOption({ index: 2 })
  await expect(notice(page)).toContainText('Retrying')
  await expect(again(page)).toBeVisible()
  await setup.selectOption('Solo')
  await expect(notice(page)).toHaveCount(1)
  await expect(page).toHaveURL(before)
  await expect(status).toHaveText(shown)
  await context.setOffline(false)
  await expect(page).toHaveURL(/plot=.*&setup=Solo$/)
  await expect(notice(page)).toHaveCount(0)

  // If the device reports no change, only time or the reader triggers a retry.
  let isAway = true
  await page.route('**/speedrun*', (route) => (isAway ? route.fulfill({ status: 503 }) : route.continue()))
  await page.goBack()
  await expect(page).toHaveURL(before)
  await expect(again(page)).toBeVisible()
  isAway = false
  await again(page).click()
  await expect(status).toHaveText(shown)
  await expect(setup).toHaveValue('none')
  await expect(notice(page)).toHaveCount(0)
})

test('S01 a random item, an API call and an item for the list wait for the network with a note @long', async ({ page, context }) => {
  await page.goto('/')
  const card = page.locator('[data-random-item]')
  await expect(card.getByRole('link', { name: 'Open its page' })).toBeVisible()
  await context.setOffline(true)
  await card.getByRole('button', { name: 'Another' }).click()
  await expect(again(page)).toBeVisible()
  await context.setOffline(false)
  await expect(notice(page)).toHaveCount(0)

  await page.goto('/api/docs')
  const box = page.locator('[data-try-call="here"]').first()
  await page.locator('details:has([data-try-call]) > summary').first().click()
  await expect(box.getByRole('textbox')).toBeVisible()
  await context.setOffline(true)
  await box.getByRole('textbox').fill('/api/items/exact/shovel/')
  await box.getByRole('button', { name: 'Try it' }).click()
  await expect(box).toContainText('No answer: you’re offline.')
  await expect(box.getByRole('textbox')).toHaveValue('/api/items/exact/shovel/')
  await context.setOffline(false)
  await expect(box).toContainText('200, count 1')
  await expect(notice(page)).toHaveCount(0)

  await keep(page, { shopping_list: '1|5' })
  // The page's scripts have loaded; the one for the first click has not.
  await openPage(page, '/database/anvil')
  const add = page.locator('a[data-add-to-list]')
  const release = await withhold(page, /put-on-list[^/]*\.(ts|js)/)
  await add.click()
  // A development server sends it with the page.
  await expect(page.getByText(/^(Not added yet|Added\.)/)).toBeVisible()
  release()
  await expect.poll(() => stored(page)).toMatch(/^1\|5,\d+\|1$/)
})

test(
  'the map offline: its places open, and its tiles load when the network is back',
  { tag: ['@pictures', '@long'] },
  async ({ page, context }) => {
    const live = await openMap(page, '#zoom=1.5')
    await expect(live.locator('img.leaflet-tile-loaded').first()).toBeVisible()
    await context.setOffline(true)
    // Every whole zoom level has its own tiles.
    await button(page, 'Zoom out').click()
    await expect(notice(page)).toContainText('The places on it still work.')
    await pin(page, 'Vehicle Store').focus()
    await page.keyboard.press('Enter')
    await expect(popup(page).getByRole('link', { name: 'Open the store page' })).toBeVisible()
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await expect(notice(page)).toHaveCount(0)
    await expect(live.locator('img.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(0)
  },
)

test('a tool or map whose script fails to load has a note, and starts later with the typed text @long', async ({ page }) => {
  const releaseTool = await withhold(page, /ore-odds\.island[^/]*/)
  await page.goto('/tools/ore-odds')
  await expect(notice(page)).toBeVisible()
  await page.getByLabel('Chunks of dirt', { exact: true }).fill('69')
  releaseTool()
  await expect(page.getByLabel('Chance of at least one', { exact: true })).toHaveValue(/^50/)
  await expect(page).toHaveURL(/chunks=69/)
  await expect(notice(page)).toHaveCount(0)

  // The map's script and style sheet.
  const releaseMap = await withhold(page, /world-map[-.][^/]*/)
  await page.goto('/database/map')
  await expect(notice(page)).toBeVisible()
  await expect(page.locator('[data-map-still] a.map-pin').first()).toBeVisible()
  // Two parts wait for the same style sheet.
  const { promise: isAsked, resolve: release } = Promise.withResolvers<void>()
  let requests = 0
  await page.route(/world-map-[^/]*\.css/, async (route) => {
    requests++
    await isAsked
    await route.continue()
  })
  releaseMap()
  await notice(page).getByRole('button').click()
  await expect.poll(() => requests).toBe(1)
  await page.keyboard.press('?')
  release()
  const live = page.locator('.map-live.leaflet-container')
  await expect(live).toBeVisible()
  // The style sheet has loaded too.
  await expect(live).toHaveCSS('overflow', 'hidden')
  await expect(notice(page)).toHaveCount(0)
})

test('a price form whose script fails to load has a note, and opens later @long', async ({ page }) => {
  const release = await withhold(page, /price-editor\.browser[^/]*\.js/)
  await openPage(page, '/database/shovel')
  await page.getByRole('button', { name: 'Set my price' }).click()
  await expect(notice(page)).toBeVisible()
  release()
  await notice(page).getByRole('button').click()
  await expect(page.getByRole('textbox', { name: 'What your game shows' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('an island starts by itself after an imported chunk failed to load', { tag: '@long' }, async ({ page }) => {
  const release = await withhold(page, /linked-fields[^/]*\.js/)
  await page.goto('/tools/ore-odds')
  await expect(notice(page)).toBeVisible()
  const reloaded = page.waitForEvent('load', { timeout: 60_000 })
  release()
  await reloaded
  await page.getByLabel('Chunks of dirt', { exact: true }).fill('69')
  await expect(page.getByLabel('Chance of at least one', { exact: true })).toHaveValue(/^50/)
})
