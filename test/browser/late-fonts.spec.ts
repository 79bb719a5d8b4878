import { expect, test } from '@playwright/test'

/** No layout shift where the network is slower than the eye: a phone has the slower one, and the narrower lines. */
for (const path of ['/', '/guide-book/towns', '/blog/1', '/database/gold-ore', '/tools/growth-timers?start=14%3A05']) {
  test(`${path} does not move when its fonts come late`, { tag: '@phone-only' }, async ({ page }) => {
    let late = 0
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      late += 1
      await route.continue()
    })
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number }
      seen.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect.poll(() => late).toBe(2)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
  })
}
