import { expect, test } from '@playwright/test'

/** Screens of a phone that a page is long, its footer included. What is folded stays in the page, for the browser's search. */
const limits = [
  ['/database/gold-bar', 4.5],
  ['/guide-book/towns/bridgepour/tools-and-equipment/7', 6],
  ['/tools/rig', 7],
] as const

for (const [path, screens] of limits) {
  test(`${path} is at most ${screens} screens of a phone long`, { tag: '@phone-only' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height / 844).toBeLessThanOrEqual(screens)
  })
}
