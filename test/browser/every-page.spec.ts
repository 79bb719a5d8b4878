import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { kinds } from '../support/kinds.ts'

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme })
    for (const { path } of kinds) {
      test(`${path} is accessible, quiet on the console and no wider than the screen`, async ({ page }) => {
        const complaints: string[] = []
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
        page.on('pageerror', (error) => complaints.push(error.message))
        await page.goto(path)
        await page.waitForLoadState('load')
        // Pins of one town stand close on a small map; the list below it has the same links at full size (WCAG 2.5.8, equivalent).
        const { violations } = await new AxeBuilder({ page })
          .exclude('[data-map-live] .leaflet-marker-icon')
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' · ')}`)).toEqual([])
        expect(complaints).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
    }
  })
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  for (const { path } of kinds) {
    test(`${path} has no sideways scroll`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'one browser is enough')
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
})
