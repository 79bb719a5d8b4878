import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { kinds } from '../support/kinds.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a theme can change. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/** Hundreds of rows that are all alike take axe half a minute: some of them tell as much. */
const shorter: Record<string, string> = { '/database': '/database?find=pipe', '/list': '/list?find=pipe' }

for (const { path } of kinds) {
  test(`${path} is accessible, quiet on the console and no wider than the screen`, async ({ page, isMobile }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    // The two screens share their colours: the phone looks at the light theme, the desktop at the dark one and at what differs.
    if (isMobile) await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(shorter[path] ?? path)
    await page.waitForLoadState('load')
    expect(await listViolations(createAxe(page).withTags(standard))).toEqual([])
    if (!isMobile) {
      const dark = await readBackground(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await expect.poll(() => readBackground(page)).not.toBe(dark)
      // A colour on its way from one theme to the other is nobody's choice.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
      expect(await listViolations(createAxe(page).withRules(aboutColours))).toEqual([])
    }
    expect(complaints).toEqual([])
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    if (isMobile) return
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  })
}

/** Without the way for frames, which takes as long again: the pages hold none before a click. */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

async function listViolations(builder: AxeBuilder): Promise<string[]> {
  // Pins of one town stand close on a small map; the list below it has the same links at full size (WCAG 2.5.8, equivalent).
  const { violations } = await builder.exclude('[data-map-live] .leaflet-marker-icon').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' · ')}`)
}

function readBackground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

/** How far the page is wider than the screen, in pixels. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
