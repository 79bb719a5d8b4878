import { expect, test, type Page } from '@playwright/test'
import { listHeaderFaults } from '../support/looks.ts'
import { showLetters } from '../support/letters.ts'
import { watchShifts, type Shift } from '../support/shifts.ts'

test.use({ bypassCSP: true })

// A style sheet that the page asks for late may be on its way when all has been looked at.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Of the shifts that a page may have at all (0.1), a tenth: a word of a long text that fits its line by a hair is no harm. */
const barelySeen = 0.01

/** Fonts come when the page has long been painted: on a slow line, that is a first visit. */
for (const path of ['/', '/guide-book/towns', '/blog/1', '/database/gold-ore', '/tools/growth-timers?start=14%3A05']) {
  test(`${path} does not move when its fonts come late`, { tag: '@phone-only' }, async ({ page }) => {
    await showLetters(page, 'ours')
    const held = holdFonts(page)
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => held.length).toBe(2)
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2)
    // A font in a style sheet comes a moment after the first paint, which no font of the system does.
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Text as Arial"'))).toBe(true)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await page.evaluate('shifts.splice(0)')
    for (const release of held) release()
    await expect.poll(() => page.evaluate(() => document.fonts.check('780 20px "Rokkitt Variable"'))).toBe(true)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const shifts = await page.evaluate<Shift[]>('shifts')
    expect(
      shifts.reduce((total, { by }) => total + by, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(barelySeen)
  })
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
