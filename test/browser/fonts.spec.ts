import { expect, test, type Page } from '@playwright/test'
import { type Fonts, setFonts, showsWebFonts } from '../support/fonts.ts'
import { listHeaderFaults } from '../support/looks.ts'
import { watchShifts, type Shift } from '../support/shifts.ts'

test.use({ bypassCSP: true })

// A style sheet that the page loads late may still be in flight when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const maxShift = 0.01

for (const [path, tag] of [
  ['/', ['@phone-long', '@long']],
  ['/database/gold-ore', ['@phone']],
  ['/guide-book/guide/first-timer', ['@phone', '@long']],
  ['/correct', ['@phone', '@long']],
] as const)
  test(`${path} does not move when its fonts arrive after the first paint`, { tag: [...tag] }, async ({ page }) => {
    const held = await holdFonts(page)
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(2)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await showsWebFonts(page)).toBe(false)
    for (const release of held.splice(0)) release()
    await page.evaluate(() => document.fonts.ready)
    // Shifts are reported after the frame that draws them.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))
    const shifts = await page.evaluate<Shift[]>('shifts')
    expect(
      shifts.reduce((total, { by }) => total + by, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(maxShift)
  })

test('the page after a slow first one has the fonts of the site @long', async ({ page }) => {
  const held = await holdFonts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(2)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  for (const release of held.splice(0)) release()
  await page.evaluate(() => document.fonts.ready)
  await page.unrouteAll()
  await page.goto('/database/gold-ore')
  await expect.poll(() => showsWebFonts(page)).toBe(true)
})

for (const fonts of ['web', 'fallback', 'wide'] satisfies Fonts[]) {
  test(`the header is complete at every width (fonts: ${fonts})`, { tag: '@long' }, async ({ page }) => {
    await setFonts(page, fonts)
    for (const path of ['/', '/list']) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      // Only the header matters, and laying out the rest takes ten times as long.
      await page.evaluate(() => document.querySelectorAll('main, .foot').forEach((part) => part.remove()))
      for (let width = 320; width <= 1920; width += 40) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(listHeaderFaults), `${path}, ${width} pixels`).toEqual([])
      }
    }
  })
}

/** Holds each font request until its function in the returned array is called. */
async function holdFonts(page: Page): Promise<(() => void)[]> {
  const held: (() => void)[] = []
  await page.route('**/assets/fonts/*.woff2', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  return held
}
