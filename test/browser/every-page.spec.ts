import { expect, test, type Page } from '@playwright/test'
import { listViolations } from '../support/accessibility.ts'
import { pageSamples } from '../support/page-samples.ts'
import { isLong } from '../support/long.ts'
import { findBudget, listScripts } from '../support/script-sizes.ts'
import { firstOfTemplates } from '../support/templates.ts'

const desk = { width: 1440, height: 640 }
const phone = { width: 390, height: 640 }
const narrowest = { width: 320, height: 640 }

/** Pages with thousands of similar elements: a filter keeps some. */
const shorter: Record<string, string> = { '/database': '/database?find=pipe', '/list': '/list?find=pipe' }

/** Shared by all tests: a new page is a new process. Nothing is stored between paths. */
let sharedPage: Page | undefined

test.describe.configure({ mode: 'parallel' })

/** Pages that rarely fail alone: prose, lists of links, tables of text. */
const plainPaths = new Set([
  '/blog/1',
  '/contact',
  '/legacy-mods/Hydrotility++',
  '/max',
  '/mod-faq',
  '/mp-faq',
  '/rent-a-plot',
  '/about',
  '/about-hydroneer',
  '/about/shrine',
  '/api/docs',
  '/credits',
  '/data-quality',
  '/data-quality/item/value',
  '/embed',
  '/guide-book',
  '/guide-book/what-changed',
  '/legacy-mods',
  '/mods',
  '/open-questions',
  '/tools',
  '/patch-notes',
  '/blog',
  '/guide-book/digsites',
  '/guide-book/guide/first-timer',
  '/guide-book/towns',
  '/offline',
  '/pokes',
  '/privacy',
])

/** Pages with all kinds of controls and blocks. The long test checks the accessibility of every page. */
const variedPaths = new Set([
  '/',
  '/correct?file=shops%2F13-vehicle-store.yaml&field=world',
  '/database/gold-ore',
  '/guide-book/towns/bridgepour/vehicle-store/13',
  '/my-game',
])

/** One page per page file, without the plain ones; all pages in the long test. */
const paths = isLong ? pageSamples.map(({ path }) => path) : [...firstOfTemplates].filter((path) => !plainPaths.has(path))

test('the paths whose accessibility is checked exist', () => expect([...variedPaths].filter((path) => !paths.includes(path))).toEqual([]))

for (const path of paths) {
  const isChecked = isLong || variedPaths.has(path)
  test(`${path} is ${isChecked ? 'accessible, ' : ''}without console messages, no wider than the screen and within its budget`, async ({
    browser,
  }) => {
    const page = (sharedPage ??= await browser.newPage())
    const complaints: string[] = []
    page.removeAllListeners()
    // Emptied, so that the browser does not lay out the old page again for the next screen and theme.
    await page.evaluate(() => document.body.remove())
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.setViewportSize(desk)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(shorter[path] ?? path)
    await page.waitForLoadState('load')
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const scripts = await listScripts(page)
    const list = scripts.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')
    const budget = findBudget(path)
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024, list).toBeLessThanOrEqual(budget.kilobytes)
    expect(scripts.length, list).toBeLessThanOrEqual(budget.files ?? Infinity)
    expect(scripts.length).toBeGreaterThan(0)
    await renderAll(page)
    for (const screen of isLong ? [desk, narrowest, phone] : [desk, narrowest]) {
      await page.setViewportSize(screen)
      expect(await measureOverflow(page), `${screen.width} pixels`).toBeLessThanOrEqual(0)
    }
    if (isLong) await lookEverywhere(page)
    else if (isChecked) await lookClosely(page, path !== '/')
    expect(complaints).toEqual([])
    // A sheet loaded twice under different names would restyle the whole page.
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => new URL(link.href).pathname))
    expect(sheets).toEqual([...new Set(sheets)])
  })
}

/** Renders parts with `content-visibility`, which otherwise are neither checked nor measured. */
async function renderAll(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.drawn-late { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Rules that do not depend on colors run once, on the narrowest screen, where controls are closest. `own`: without parts that all pages share. */
async function lookClosely(page: Page, own: boolean) {
  expect(await listViolations(page, { own })).toEqual([])
  await changeTheme(page, 'light')
  expect(await listViolations(page, { own, colors: true })).toEqual([])
}

/** Every theme on every screen. */
async function lookEverywhere(page: Page) {
  for (const theme of ['dark', 'light'] as const) {
    if (theme === 'light') await changeTheme(page, theme)
    for (const screen of [desk, phone, narrowest]) {
      await page.setViewportSize(screen)
      expect(await listViolations(page), `${theme}, ${screen.width} pixels`).toEqual([])
    }
  }
}

async function changeTheme(page: Page, colorScheme: 'dark' | 'light') {
  const before = await readBackground(page)
  await page.emulateMedia({ colorScheme })
  // The page Now is dark until the reader chooses a theme.
  if (new URL(page.url()).pathname === '/now') await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), colorScheme)
  await expect.poll(() => readBackground(page)).not.toBe(before)
  // Finishes transitions between themes.
  await page.evaluate(() => {
    for (const moving of document.getAnimations()) if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish()
  })
}

function readBackground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

/** Horizontal overflow in pixels. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
