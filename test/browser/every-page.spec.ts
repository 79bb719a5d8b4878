import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { kinds } from '../support/kinds.ts'
import { isLong } from '../support/long.ts'
import { firstOfTemplates } from '../support/templates.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a theme can change. */
const aboutColours = ['color-contrast', 'link-in-text-block']
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const narrowest = { width: 320, height: 640 }

/** Hundreds of rows that are all alike take axe half a minute: some of them tell as much. */
const shorter: Record<string, string> = { '/database': '/database?find=pipe', '/list': '/list?find=pipe' }

test.describe.configure({ mode: 'parallel' })

for (const { path } of kinds) {
  // What a template gets wrong, each of its pages does: one of them is looked at closely, unless there is time for all.
  const closely = isLong || firstOfTemplates.has(path)
  test(`${path} is ${closely ? 'accessible, ' : ''}quiet on the console and no wider than the screen`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(shorter[path] ?? path)
    await page.waitForLoadState('load')
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    if (closely) {
      expect(await listViolations(createAxe(page).withTags(standard))).toEqual([])
      await changeTheme(page, 'light')
      expect(await listViolations(createAxe(page).withRules(aboutColours))).toEqual([])
    }
    for (const screen of [phone, narrowest]) {
      await page.setViewportSize(screen)
      expect(await measureOverflow(page), `${screen.width} pixels`).toBeLessThanOrEqual(0)
      if (!closely || (screen === narrowest && !isLong)) continue
      expect(await listViolations(createAxe(page).withTags(standard))).toEqual([])
    }
    if (isLong) await lookEverywhere(page)
    expect(complaints).toEqual([])
  })
}

/** What is left of every theme on every screen. */
async function lookEverywhere(page: Page) {
  await page.setViewportSize(desk)
  expect(await listViolations(createAxe(page).withTags(standard))).toEqual([])
  await changeTheme(page, 'dark')
  for (const screen of [phone, narrowest]) {
    await page.setViewportSize(screen)
    expect(await listViolations(createAxe(page).withTags(standard))).toEqual([])
  }
}

async function changeTheme(page: Page, colorScheme: 'dark' | 'light') {
  const before = await readBackground(page)
  await page.emulateMedia({ colorScheme })
  await expect.poll(() => readBackground(page)).not.toBe(before)
  // A colour on its way from one theme to the other is nobody's choice.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
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
