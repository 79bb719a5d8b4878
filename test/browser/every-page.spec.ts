import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { kinds } from '../support/kinds.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a theme can change. */
const aboutColours = ['color-contrast', 'link-in-text-block']

// Colours that are on their way from one to another are nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path } of kinds) {
  test(`${path} is accessible in both themes, quiet on the console and no wider than the screen`, async ({ page, isMobile }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(path)
    await page.waitForLoadState('load')
    expect(await listViolations(new AxeBuilder({ page }).withTags(standard))).toEqual([])
    const dark = await readBackground(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => readBackground(page)).not.toBe(dark)
    expect(await listViolations(new AxeBuilder({ page }).withRules(aboutColours))).toEqual([])
    expect(complaints).toEqual([])
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    if (isMobile) return
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  })
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
