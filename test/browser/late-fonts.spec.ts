import { expect, test, type Page } from '@playwright/test'
import { listHeaderFaults } from '../support/looks.ts'
import { kinds } from '../support/kinds.ts'
import { showLetters, showsOurs } from '../support/letters.ts'
import { isLong } from '../support/long.ts'
import { watchShifts, type Shift } from '../support/shifts.ts'

test.use({ bypassCSP: true })

// A style sheet that the page asks for late may be on its way when all has been looked at.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Of the shifts that a page may have at all (0.1), a twentieth: a word that begins a hair further right moves nothing else. */
const barelySeen = 0.005

/** On each of them a text near the top has a line more or less in the system's letters, or a link on another line. */
const tight = {
  phone: [
    '/',
    '/correct',
    '/database',
    '/guide-book/guide/first-timer',
    '/guide-book/guide/hydro-logic',
    '/guide-book/guide/where-to-sell',
  ],
  desktop: ['/contact', '/list', '/guide-book/guide/first-timer'],
}
const all = kinds.map(({ path }) => path)

/** Fonts come when the page has long been painted: on a slow line, that is a first visit. */
for (const path of isLong ? all : tight.phone)
  test(`${path} does not move on a phone when its fonts come late`, { tag: '@phone-only' }, ({ page }) => expectNoShift(page, path))
for (const path of isLong ? all : tight.desktop)
  test(`${path} does not move when its fonts come late`, ({ page }) => expectNoShift(page, path))

test('A page whose fonts never come stays as it is, and nothing complains', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await showLetters(page, 'fallback')
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('hanken-grotesk'))
  await page.goto('/correct')
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await showsOurs(page)).toBe(false)
  expect(complaints).toEqual([])
})

/** Of the browser's own tools: bits a second by eight, and milliseconds. */
const slow4G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 }

for (const path of ['/', '/database/gold-ore', '/guide-book/guide/first-timer'])
  test(
    `A first visit to ${path} on Slow 4G: its header whole at once, and at the end in our letters`,
    { tag: '@phone' },
    async ({ page }) => {
      const browser = await page.context().newCDPSession(page)
      await browser.send('Network.emulateNetworkConditions', slow4G)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect(await page.evaluate(listHeaderFaults), 'first paint').toEqual([])
      await page.waitForLoadState('load')
      await expect.poll(() => showsOurs(page)).toBe(true)
      await afterFrames(page)
      expect(await page.evaluate(listHeaderFaults), 'in our letters').toEqual([])
    },
  )

async function expectNoShift(page: Page, path: string) {
  await showLetters(page, 'ours')
  const held = holdFonts(page)
  await watchShifts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => held.length).toBe(2)
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2)
  // A font in a style sheet comes a moment after the first paint, which no font of the system does.
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Text as Arial"'))).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await showsOurs(page)).toBe(false)
  // Until then the browser takes what moves for a consequence of the window's size.
  await page.waitForFunction(() => performance.now() > (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) + 600)
  await page.evaluate('shifts.splice(0)')
  for (const release of held) release()
  await expect.poll(() => showsOurs(page)).toBe(true)
  await afterFrames(page)
  const shifts = await page.evaluate<Shift[]>('shifts')
  expect(
    shifts.reduce((total, { by }) => total + by, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(barelySeen)
}

/** What moved in a frame is told after the next. */
async function afterFrames(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))))
}

for (const letters of ['ours', 'fallback', 'wide'] as const) {
  test(`The header is whole at every width (letters: ${letters})`, async ({ page }) => {
    await showLetters(page, letters)
    for (const path of ['/', '/list']) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      // What is below the header takes ten times as long to lay out anew.
      await page.evaluate(() => document.querySelectorAll('main, .foot').forEach((part) => part.remove()))
      for (let width = 320; width <= 1920; width += 40) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(listHeaderFaults), `${path}, ${width} pixels`).toEqual([])
      }
    }
  })
}

/** Keeps every font until it is let go. */
function holdFonts(page: Page): (() => void)[] {
  const held: (() => void)[] = []
  void page.route('**/assets/fonts/*.woff2', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  return held
}
