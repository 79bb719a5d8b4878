import { expect, test, type Page } from '@playwright/test'

/** Calculators of docs/ux: state in URL, no NaN ever, worked example equals the tool, timers right after sleep. */
const answers = (page: Page) => page.locator('.answers').first()
/** Types as a reader does, once React has taken over: the answer changes without a new page. */
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first()

const planners = ['blueprint-planner', 'growth-timers', 'vehicles', 'explosions', 'logic-timing']

for (const slug of planners) {
  test(`calculators: ${slug} is a page with one h1, formulas, assumptions and an example, and no errors`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`/tools/${slug}`)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.locator('.formulas li').count()).toBeGreaterThan(1)
    expect(await page.locator('.how .bullets li').count()).toBeGreaterThan(1)
    await expect(page.locator('[data-worked-example]')).not.toBeEmpty()
    await expect(page.locator('.crumbs, [aria-label="Breadcrumb"]').first()).toContainText('Tools')
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(width).toBe(0)
    expect(errors).toEqual([])
  })
}

test('calculators: the blueprint planner follows ticks and goal, and the address opens the same elsewhere', async ({ page, browser }) => {
  await page.goto('/tools/blueprint-planner')
  await expect(page.locator('[data-answer="weight"]')).toHaveText('134')
  await page.getByLabel('I want to unlock').selectOption('spanner')
  await expect(page.locator('[data-answer="weight"]')).toHaveText('70')
  await page.locator('.pick-tile', { hasText: 'Shield' }).click()
  await expect(page.locator('[data-answer="weight"]')).toHaveText('30')
  await expect(page).toHaveURL(/goal=spanner/)
  await expect(page.locator('.plan-steps tbody tr')).toHaveCount(2)
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const other = await elsewhere.newPage()
  await other.goto(page.url())
  await expect(other.locator('[data-answer="weight"]')).toHaveText('30')
  await expect(other.locator('.pick-tile input:checked')).toHaveCount(1)
  await elsewhere.close()
  await page.goBack()
  await expect(page.locator('[data-answer="weight"]')).toHaveText('70')
})

test('calculators: both readings of the barge stand side by side where they differ', async ({ page }) => {
  await page.goto('/tools/blueprint-planner?goal=all')
  await expect(page.locator('.reading .sum b')).toHaveText(['188', '134'])
  const example = await page.locator('[data-worked-example] b').allTextContents()
  expect(example).toEqual(['188', '134'])
})

test('calculators: the explosions example equals the tool, count and length work each other out', async ({ page }) => {
  await page.goto('/tools/explosions')
  const [dug, narrowest] = await page.locator('[data-worked-example] b').allTextContents()
  await page.getByRole('link', { name: 'Try this example' }).click()
  await expect(answers(page)).toContainText(dug ?? 'nothing')
  await expect(answers(page)).toContainText(narrowest ?? 'nothing')
  await field(page, 'length').fill('30,5')
  await expect(field(page, 'count')).toHaveValue('8')
  await expect(page).toHaveURL(/length=30/)
  await field(page, 'count').fill('2')
  await expect(field(page, 'length')).toHaveValue('9')
  await field(page, 'spacing').fill('9')
  await expect(page.locator('.tool')).toContainText('The holes do not meet')
})

test('calculators: the logic example equals the tool, and the wait gives the number of delays', async ({ page }) => {
  await page.goto('/tools/logic-timing')
  const example = await page.locator('[data-worked-example] b').allTextContents()
  await page.getByRole('link', { name: 'Try this example' }).click()
  for (const number of example) await expect(page.locator('.answers b', { hasText: number }).first()).toBeVisible()
  await field(page, 'wait').fill('7.5')
  await expect(field(page, 'delays')).toHaveValue('8')
  await field(page, 'code').fill('0123')
  await expect(page.locator('.code-said')).toContainText('123')
  await field(page, 'code').fill('1000000000')
  await expect(page.locator('.tool')).toContainText('The most is 999,999,999.')
})

test('calculators: nonsense in every field gives words and never NaN, Infinity or undefined', async ({ page }) => {
  for (const [slug, fields] of [
    ['explosions', ['count', 'spacing', 'length']],
    ['logic-timing', ['delays', 'wait', 'others', 'deadline', 'ring', 'tries', 'chance', 'seconds', 'code']],
  ] as const) {
    await page.goto(`/tools/${slug}`)
    for (const name of fields) {
      for (const text of ['abc', '-1', '1e999', '', '99999999999999999999', '0', ' ']) {
        await field(page, name).fill(text)
        await expect(field(page, name)).toHaveValue(text)
        expect(await page.locator('#main').innerText()).not.toMatch(/NaN|Infinity|undefined/)
      }
      await page.getByRole('link', { name: 'Reset' }).click()
    }
  }
  const nonsense = ['%00', '%F0%9F', 'NaN', '-5', '%3Cscript%3E', '9'.repeat(400)]
  for (const slug of planners) {
    for (const text of nonsense) {
      const names = [
        'goal',
        'have',
        'kind',
        'name',
        'count',
        'start',
        't',
        'show',
        'sort',
        'charge',
        'spacing',
        'length',
        'from',
        'delays',
        'code',
      ]
      const response = await page.request.get(`/tools/${slug}?${names.map((name) => `${name}=${text}`).join('&')}`)
      expect(response.status()).toBe(200)
    }
  }
})

test('calculators: vehicles sort by a stat, best is said in words, the set stands in the address', async ({ page, browser }) => {
  await page.goto('/tools/vehicles')
  await page.getByRole('button', { name: 'Top speed' }).click()
  await expect(page.getByRole('columnheader', { name: 'Top speed' })).toHaveAttribute('aria-sort', 'descending')
  const first = page.locator('.compare tbody tr').first()
  await expect(first.locator('[data-label="Top speed"]')).toContainText('best')
  await page.locator('.pick-tile', { hasText: 'Racing Pickup' }).click()
  await expect(page.locator('.compare tbody tr', { hasText: 'Racing Pickup' })).toHaveCount(0)
  const shown = await page.locator('.compare tbody th').allTextContents()
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(page.url())
  expect(await other.locator('.compare tbody th').allTextContents()).toEqual(shown)
  await elsewhere.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('calculators: forms are sent and the server answers', async ({ page }) => {
    await page.goto('/tools/blueprint-planner')
    await page.getByLabel('I want to unlock').selectOption('spanner')
    await page.locator('.pick-tile input').nth(0).check({ force: true })
    await page.locator('.pick-tile input').nth(1).check({ force: true })
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.locator('[data-answer="weight"]')).toHaveText('46')
    await expect(page.locator('.pick-tile input:checked')).toHaveCount(2)

    await page.goto('/tools/explosions')
    await page.getByLabel('Blocks to dig').fill('30')
    await page.getByRole('button', { name: /Work out from: Blocks to dig/ }).click()
    await expect(page.getByLabel('Charges', { exact: true })).toHaveValue('8')

    await page.goto('/tools/logic-timing')
    await page.getByLabel('Logic Delays in a row', { exact: true }).fill('9')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.locator('.answer.main').first()).toContainText('9 s')

    await page.goto('/tools/vehicles')
    await page.getByRole('button', { name: 'Dirt capacity' }).click()
    await expect(page.locator('.compare tbody tr').first()).toContainText('Excavator')
  })

  test('calculators: the timers are a table of when each stage is reached', async ({ page }) => {
    await page.goto('/tools/growth-timers?start=23:58')
    await expect(page.locator('.mark-table tbody tr')).toHaveCount(10)
    await expect(page.locator('.mark-table tbody tr').nth(4)).toContainText('00:03')
    await expect(page.locator('.mark-table tbody tr').nth(4)).toContainText('next day')
    await page.getByLabel('Fishing pot').check({ force: true })
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.locator('.mark-table tbody tr')).toHaveCount(2)
  })
})

test.describe('timers', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  const card = (page: Page, name: string) => page.locator(`[data-timer="${name}"]`)
  const plant = async (page: Page, name: string) => {
    await page
      .getByRole('textbox', { name: 'Name' })
      .or(page.getByRole('combobox', { name: 'Name' }))
      .first()
      .fill(name)
    await page.getByRole('button', { name: 'Start timer' }).click()
    await expect(card(page, name)).toBeVisible()
  }

  test('timers: right after sleep, kept in this browser, removed with a way back', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') })
    await page.goto('/tools/growth-timers')
    await plant(page, 'Afage')
    await page.clock.runFor(61_000)
    await expect(card(page, 'Afage')).toContainText(/3:5\d/)
    await expect(card(page, 'Afage')).toContainText('Stage 1')
    // The lid closes: no tick for a quarter of an hour.
    await page.clock.fastForward('15:00')
    await expect(card(page, 'Afage')).toContainText('Full grown')
    await page.reload()
    await expect(card(page, 'Afage')).toContainText('Full grown')
    await card(page, 'Afage').getByRole('button', { name: 'Start again' }).click()
    await expect(card(page, 'Afage')).toContainText('Harvest in')
    await card(page, 'Afage').getByRole('button', { name: 'Remove' }).click()
    await expect(card(page, 'Afage')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Afage')).toBeVisible()
  })

  test("timers: a link brings them along and leaves the other's own alone until they are kept", async ({ page, browser }) => {
    await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') })
    await page.goto('/tools/growth-timers')
    await plant(page, 'By the river')
    await expect(page).toHaveURL(/t=plant\.\d+\.1\.By\+the\+river/)
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
    await elsewhere.close()
  })

  test('timers: a damaged link keeps what it can and says so', async ({ page }) => {
    await page.goto('/tools/growth-timers?t=plant.1795262400.1.Good*rubbish*plant.NaN.1.Bad')
    await expect(page.locator('[data-timer="Good"]')).toBeVisible()
    await expect(page.locator('#main')).toContainText('2 timers of this link could not be read.')
  })

  test('timers: nothing asks for permission before a click, and a refusal is said', async ({ page }) => {
    await page.addInitScript(() => {
      const asked = { count: 0 }
      Object.assign(window, { asked })
      const refusing = {
        permission: 'default',
        requestPermission() {
          asked.count++
          refusing.permission = 'denied'
          return Promise.resolve('denied')
        },
      }
      Object.assign(window, { Notification: refusing })
    })
    await page.goto('/tools/growth-timers')
    await plant(page, 'Afage')
    const count = () => page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count)
    expect(await count()).toBe(0)
    await page.getByRole('button', { name: 'Notify me' }).click()
    await expect(page.locator('.call-settings')).toContainText('refuses notifications')
    expect(await count()).toBe(1)
  })

  test('timers: a call comes when the harvest is due, by notification too once it is allowed', async ({ page }) => {
    await page.addInitScript(() => {
      const shown: string[] = []
      Object.assign(window, { shown })
      class Allowing {
        static permission = 'granted'
        static requestPermission = () => Promise.resolve('granted')
        constructor(title: string, { body }: { body: string }) {
          shown.push(`${title}: ${body}`)
        }
      }
      Object.assign(window, { Notification: Allowing })
      // A service worker would show it in its own way.
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
    })
    await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') })
    await page.goto('/tools/growth-timers')
    await plant(page, 'Afage')
    await page.getByRole('button', { name: 'Notify me' }).click()
    await expect(page.getByRole('button', { name: 'Notifications are on' })).toBeVisible()
    await page.clock.fastForward('05:01')
    await expect(page.locator('.told')).toContainText('Afage: Stage 5')
    await expect.poll(() => page.evaluate(() => (window as unknown as { shown: string[] }).shown.join('|'))).toMatch(/^Afage: Stage 5/)
  })

  test('timers: a browser that keeps nothing says so, and the timers run on', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/tools/growth-timers')
    await plant(page, 'Afage')
    await expect(page.locator('#main')).toContainText('This browser does not keep your timers.')
  })
})

for (const [path, tool] of [
  ['/database/candle-blueprint', /blueprint-planner\?goal=candle-blueprint/],
  ['/database/afage-seed-bag', /growth-timers\?name=Afage/],
  ['/database/logic-explosives', /explosions\?charge=logic-explosives/],
  ['/database/logic-keypad', /logic-timing/],
  ['/guide-book/towns/bridgepour/vehicle-store/13', /tools\/vehicles/],
  ['/guide-book/guide/hydro-logic/logic-behaviour', /tools\/logic-timing/],
] as const) {
  test(`calculators: ${path} leads to its tool`, async ({ page }) => {
    await page.goto(path)
    const hrefs = await page.locator('#main a[href*="/tools/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.some((href) => tool.test(href ?? ''))).toBe(true)
  })
}
