import { expect, test, type Page } from '@playwright/test'
import { blockStorage } from '../support/block-storage.ts'
import { openPage } from '../support/open-page.ts'

/** Timers: correct after sleep and in background tabs, notifications only after a click. */
test.use({ timezoneId: 'Europe/Berlin' })

const card = (page: Page, name: string) => page.locator(`[data-timer="${name}"]`)
const plant = async (page: Page, name: string) => {
  await expect(page.getByRole('button', { name: 'Start timer' })).toBeEnabled()
  await page
    .getByRole('textbox', { name: 'Name' })
    .or(page.getByRole('combobox', { name: 'Name' }))
    .first()
    .fill(name)
  await page.getByRole('button', { name: 'Start timer' }).click()
  await expect(card(page, name)).toBeVisible()
}

test('timers: correct after sleep, stored in the browser, removed with undo', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') })
  await page.goto('/tools/growth-timers')
  await plant(page, 'Afage')
  await page.clock.runFor(61_000)
  await expect(card(page, 'Afage')).toContainText(/3:[0-5]\d/)
  await expect(card(page, 'Afage')).toContainText('Stage 1')
  // Sleep: no timer fires for a quarter of an hour.
  await page.clock.fastForward('15:00')
  await expect(card(page, 'Afage')).toContainText('Fully grown')
  await page.reload()
  await expect(card(page, 'Afage')).toContainText('Fully grown')
  await card(page, 'Afage').getByRole('button', { name: 'Start again' }).click()
  await expect(card(page, 'Afage')).toContainText('Harvest in')
  await card(page, 'Afage').getByRole('button', { name: 'Remove' }).click()
  await expect(card(page, 'Afage')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Afage')).toBeVisible()
})

test('timers: a link has timers and does not change stored ones until they are saved; a damaged one reports the others', async ({
  page,
  browser,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') })
  await page.goto('/tools/growth-timers')
  await plant(page, 'By the river')
  await expect(page).toHaveURL(/t=plant\.\d+\.1\.By\+the\+river/)
  await page.getByText('Started earlier?').click()
  await page.getByLabel('Started at').fill('12:30')
  await expect(page).toHaveURL(/start=12/)
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/timers\?t=plant\.\d+\.1\.By\+the\+river$/)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/tools/growth-timers')
  await other.evaluate(() => localStorage.setItem('growth_timers', 'pot.1795262400.1.Mine'))
  await other.goto(page.url())
  await expect(other.locator('[data-timer]')).toHaveCount(1)
  await expect(other.locator('.callout', { hasText: 'come from a link' })).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('growth_timers'))).toBe('pot.1795262400.1.Mine')
  await other.getByRole('button', { name: 'Keep them in this browser' }).click()
  await expect(other.locator('[data-timer]')).toHaveCount(2)
  // A timer that is added to those of a link keeps them.
  const fresh = await browser.newContext()
  const third = await fresh.newPage()
  await third.goto(page.url())
  await plant(third, 'Mine too')
  await expect(third.locator('[data-timer]')).toHaveCount(2)
  await fresh.close()
  // A damaged link keeps its valid timers.
  await other.goto('/tools/growth-timers?t=plant.1795262400.1.Good*rubbish*plant.NaN.1.Bad')
  await expect(card(other, 'Good')).toBeVisible()
  await expect(other.locator('#main')).toContainText('2 timers of this link could not be read.')
  await elsewhere.close()
})

test('timers: no permission is requested before a click, and a refusal is reported @long', async ({ page }) => {
  await page.addInitScript(() => {
    const requests = { count: 0 }
    Object.assign(window, { requests })
    const refusing = {
      permission: 'default',
      requestPermission() {
        requests.count++
        refusing.permission = 'denied'
        return Promise.resolve('denied')
      },
    }
    Object.assign(window, { Notification: refusing })
  })
  await page.goto('/tools/growth-timers')
  await plant(page, 'Afage')
  const count = () => page.evaluate<number>('requests.count')
  expect(await count()).toBe(0)
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.locator('.call-settings')).toContainText('refuses notifications')
  expect(await count()).toBe(1)
})

/** Stubs notifications; returns a function that lists them. */
const noteNotifications = async (page: Page) => {
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    class Allowing extends EventTarget {
      static permission = 'granted'
      static requestPermission = () => Promise.resolve('granted')
      constructor(title: string, { body, tag }: { body: string; tag: string }) {
        super()
        shown.push(`${title}: ${body} #${tag}`)
      }
    }
    Object.assign(window, { Notification: Allowing })
    // A service worker would show them itself.
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
  })
  return () => page.evaluate<string[]>('shown')
}
const dock = (page: Page) => page.getByRole('complementary', { name: 'Timers, list and goal' })
const alarm = (page: Page) => page.getByRole('alert').filter({ hasText: 'Afage' })

test('timers are shown on every page, ring, snooze, and are dismissed by a click that can be undone', async ({ page }) => {
  const shown = await noteNotifications(page)
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') })
  await page.goto('/tools/growth-timers')
  await plant(page, 'Afage')
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByRole('button', { name: 'Notifications are on' })).toBeVisible()
  await page.goto('/privacy')
  await page.clock.runFor(1000)
  await expect(dock(page)).toContainText(/4:[0-5]\d\??Afage/)
  await expect(page).toHaveTitle(/^4:[0-5]\d Afage · Privacy/)
  await dock(page)
    .getByRole('button', { name: /Afage, ready at 13:05/ })
    .click()
  await expect(dock(page).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/tools/growth-timers')
  await page.keyboard.press('Escape')
  await expect(dock(page).getByRole('link', { name: 'Open' })).toBeHidden()

  await page.clock.fastForward('05:01')
  await expect(alarm(page)).toContainText('Ready to harvest')
  await expect(page).toHaveTitle(/^Ready: Afage · /)
  // The tag is unique: a second timer of that name must not replace it.
  await expect.poll(async () => (await shown()).join('|')).toMatch(/^Afage: Stage 5.*since 13:05 #plant\.\d+\.1\.Afage 300/)
  await page.getByRole('button', { name: 'Snooze' }).click()
  await expect(alarm(page)).toHaveCount(0)
  await expect(dock(page).getByRole('button', { name: /Afage, ready$/ })).toBeFocused()
  await page.reload()
  await expect(dock(page)).toContainText(/Ready\??Afage/)
  await expect(alarm(page)).toHaveCount(0)
  await page.clock.fastForward('05:01')
  await expect(alarm(page)).toContainText('Stage 10')

  await page.getByRole('button', { name: 'Harvested' }).click()
  await expect(alarm(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(alarm(page)).toBeVisible()
  await page.getByRole('button', { name: 'Harvested' }).click()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(dock(page)).toContainText(/(?:5:00|4:[0-5]\d)\??Afage/)
})

test('timers: tabs are synchronized, only one notifies, and an alarm can be dismissed above the open search @long', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    if (!localStorage.getItem('growth_timers'))
      localStorage.setItem('growth_timers', `plant.${Date.parse('2026-11-21T12:00:00Z') / 1000}.1.Afage`)
    localStorage.setItem('growth_timers_calls', 'notify')
  })
  const other = await context.newPage()
  const shownLists: (() => Promise<string[]>)[] = []
  await context.clock.install({ time: new Date('2026-11-21T12:04:00Z') })
  for (const tab of [page, other]) {
    shownLists.push(await noteNotifications(tab))
    await tab.goto('/privacy')
    await expect(dock(tab)).toBeVisible()
  }
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  // Both tabs share the clock.
  await page.clock.fastForward('01:01')
  for (const tab of [page, other]) await expect(alarm(tab)).toBeVisible()
  const shown = async () => (await Promise.all(shownLists.map((readList) => readList()))).flat()
  await expect.poll(shown).not.toHaveLength(0)
  // The second tab has had its next tick.
  await page.clock.runFor(2000)
  expect(await shown()).toHaveLength(1)
  await page.getByRole('button', { name: 'Harvested' }).click()
  // Closing the dialog above keeps it.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(alarm(other)).toHaveCount(0)
  await expect(dock(other)).toBeHidden()
  await expect(other).toHaveTitle(/^Privacy/)
})

test('timers: notifications work with blocked site data, and after the clock is set back', { tag: '@long' }, async ({ page, context }) => {
  await context.addInitScript(() => {
    localStorage.setItem('growth_timers', `plant.${Date.parse('2026-11-21T12:00:00Z') / 1000}.1.Afage`)
    localStorage.setItem('growth_timers_calls', 'notify')
    const later = Date.parse('2026-11-21T18:00:00Z')
    localStorage.setItem('growth_timers_called', `${later} ${later}`)
    navigator.locks.request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await context.clock.install({ time: new Date('2026-11-21T12:04:00Z') })
  const shown = await noteNotifications(page)
  await page.goto('/privacy')
  await expect(dock(page)).toBeVisible()
  await page.clock.fastForward('01:01')
  await expect.poll(shown).toHaveLength(1)
  expect(errors).toEqual([])
})

test('timers: a started timer scrolls into view, the dock is above the tab bar @phone-only @long', async ({ page }) => {
  await page.goto('/tools/growth-timers')
  await plant(page, 'Afage')
  await expect(card(page, 'Afage')).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    const [dockBox, tabs] = await Promise.all([dock(page).boundingBox(), page.locator('.tabbar').boundingBox()])
    expect(dockBox!.y + dockBox!.height).toBeLessThanOrEqual(tabs!.y + 1)
  }).toPass()
})

test('a page loads the dock with its first list; closed, it stays so on the next page, and opens with a timer @long', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.url().includes('/dock') && scripts.push(request.url())))
  await openPage(page, '/database/shovel')
  await expect(page.locator('#site-search')).toHaveAttribute('aria-haspopup', 'dialog')
  expect(scripts).toEqual([])
  await page.getByRole('link', { name: 'Add to my list' }).click()
  await expect(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'My list 1 item' })).toBeVisible()
  await expect(dock(page)).toContainText('List 0 of 1')
  expect(scripts).not.toEqual([])

  // The list keeps its link.
  await expect(page.getByRole('link', { name: 'On my list' })).toHaveAttribute('href', /\/list\/MXwx/)
  // It covers nothing at the end of the page.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const [foot, bar] = await Promise.all([page.locator('.foot').boundingBox(), dock(page).boundingBox()])
    expect(foot!.y + foot!.height).toBeLessThanOrEqual(bar!.y + 1)
  }).toPass()
  await dock(page).getByRole('button', { name: 'Close timers, list and goal' }).click()
  await expect(dock(page)).toBeHidden()
  await page
    .getByRole('link', { name: /^My list/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/list\/MXwx/)
  await expect(dock(page)).toBeHidden()
  await page.goto('/tools/growth-timers')
  await plant(page, 'Afage')
  await expect(dock(page)).toBeVisible()
})

test('timers: with sound on, each alarm rings once', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const sound = { tones: 0 }
    Object.assign(window, { sound })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when) {
      sound.tones++
      start.apply(this, when)
    }
  })
  const tones = () => page.evaluate<number>('sound.tones')
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') })
  await page.goto('/tools/growth-timers')
  await plant(page, 'Afage')
  await page.getByRole('button', { name: 'Ring when ready' }).click()
  await expect(page.getByRole('button', { name: 'Sound is on' })).toBeVisible()
  // A preview of the sound.
  await expect.poll(tones).toBe(2)
  await page.clock.fastForward('05:01')
  await expect(alarm(page)).toContainText('Stage 5')
  await expect.poll(tones).toBe(4)
  await page.clock.runFor(3000)
  expect(await tones()).toBe(4)
})

test('timers: a browser that stores nothing is reported, and the timers run @long', async ({ page }) => {
  await blockStorage(page)
  await page.goto('/tools/growth-timers')
  await plant(page, 'Afage')
  await expect(page.locator('#main')).toContainText('This browser does not keep your timers.')
  await expect(dock(page)).toContainText('Afage')
})
