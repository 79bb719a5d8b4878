import { expect, test } from '@playwright/test'
import { pageSamples } from '../support/page-samples.ts'
import { type Fonts, setFonts } from '../support/fonts.ts'
import { isLong } from '../support/long.ts'
import { listDimFocus, listHeaderFaults, listOverlaps, listTextFaults } from '../support/looks.ts'

// `setFonts` changes style sheets.
test.use({ bypassCSP: true })
// A style sheet that the page requests late may be in flight at the end.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))
test.describe.configure({ mode: 'parallel' })

/** A page that had such faults; all others in the long test. */
const quick = ['/tools/pressure?tanks=2&pipes=30&filters=3']
const paths = isLong ? pageSamples.map(({ path }) => path) : quick
const widths = isLong ? [320, 390, 768, 1024, 1280, 1920, 2560] : [320, 1280]
const themes: ('dark' | 'light')[] = isLong ? ['dark', 'light'] : ['light']
const allFonts: Fonts[] = isLong ? ['web', 'fallback'] : ['fallback']

for (const fonts of allFonts) {
  for (const path of paths) {
    test(`${path} is complete on every screen (fonts: ${fonts})`, async ({ page }) => {
      await setFonts(page, fonts)
      await page.goto(path)
      // Renders parts with `content-visibility`.
      await page.addStyleTag({ content: '.drawn-late { content-visibility: visible !important }' })
      await page.evaluate(() => document.fonts.ready)
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const where = `${colorScheme}, ${width} pixels`
          expect(await page.evaluate(listHeaderFaults), where).toEqual([])
          expect(await page.evaluate(listTextFaults), where).toEqual([])
          expect(await page.evaluate(listOverlaps), where).toEqual([])
        }
      }
    })
  }
}

test('a planted badge on a line without its word is found', async ({ page }) => {
  await page.setContent('<p style="width: 0">Ninety<i class="mk" style="display: inline-block; width: 12px; height: 12px"></i></p>')
  expect(await page.evaluate(listTextFaults)).toEqual(['The mark of "Ninety" stands on another line'])
})

test('planted overlapping words are found', async ({ page }) => {
  await page.setContent('<p>Here</p><p style="position: relative; top: -2rem">There</p><p>Elsewhere</p>')
  expect(await page.evaluate(listOverlaps)).toEqual(['"Here" and "There" lie over each other'])
})

test('a label inside a field is allowed, but not over its value', async ({ page }) => {
  const field = (paddingTop: number) =>
    `<label><span style="position: absolute; margin: 2px">Goal</span><select style="height: 44px; padding: ${paddingTop}px 0 0"><option>Gold`
  await page.setContent(field(24))
  expect(await page.evaluate(listOverlaps)).toEqual([])
  await page.setContent(field(0))
  expect(await page.evaluate(listOverlaps)).toEqual(['"SELECT." and "Goal" lie over each other'])
})

// One page on a phone; all on both screens in the long test.
for (const path of isLong ? paths : ['/list']) {
  test(`${path} shows the focus ring in both themes`, { tag: isLong ? '@phone' : '@phone-only' }, async ({ page }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      expect(await page.evaluate(listDimFocus), colorScheme).toEqual([])
    }
  })
}

test(
  'labels of a drawn build cover no part; a wide drawing scrolls by key, or is drawn for the width',
  { tag: ['@phone-long', '@long'] },
  async ({ page }) => {
    await page.goto('/guide-book/guide/hydro-logic/build-examples-part-two')
    await page.evaluate(() => document.fonts.ready)
    const plans = page.locator('.wiring-plan:visible')
    expect(await plans.count()).toBe(3)
    const covered = await plans.evaluateAll((all) =>
      all.flatMap((plan) => {
        const boxes = (what: string) =>
          [...plan.querySelectorAll(what)].map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        const touches = (a: DOMRect, b: DOMRect) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
        const [labels, parts] = [boxes('.wiring-label'), boxes('.wiring-part')]
        return labels.flatMap((label) =>
          [...parts, ...labels]
            .filter((other) => other !== label && touches(label.box, other.box))
            .map(({ text }) => `${label.text} on ${text}`),
        )
      }),
    )
    expect(covered).toEqual([])
    // The widest build on the narrowest screen.
    await page.setViewportSize({ width: 320, height: 640 })
    const wide = page.locator('.wiring-plan:visible', { hasText: 'Logic smelter' }).first()
    expect(
      await wide.evaluate((plan) => plan.scrollWidth > plan.clientWidth && getComputedStyle(plan).backgroundAttachment.includes('local')),
    ).toBe(true)
    await wide.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => wide.evaluate((plan) => plan.scrollLeft)).toBeGreaterThan(0)
    // The stages of a plant fit the screen, with the soil of each row in one line.
    await page.goto('/database/afage')
    const soils = await page
      .locator('.stage-soil')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()).map(({ right, top }) => ({ right, top })))
    expect(soils.length).toBeGreaterThan(5)
    expect(soils.filter(({ right }) => right > 320)).toEqual([])
    expect(new Set(soils.map(({ top }) => Math.round(top))).size).toBe(2)
  },
)
