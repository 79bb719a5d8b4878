import { expect, test, type Page } from '@playwright/test'
import { islandName } from '../../src/web/islands/island.data-attrs.ts'
import { listViolations } from '../support/accessibility.ts'
import { pageSamples } from '../support/page-samples.ts'
import { isLong } from '../support/long.ts'
import { firstOfTemplates } from '../support/templates.ts'

const desk = { width: 1440, height: 640 }
const phone = { width: 390, height: 640 }
const narrowest = { width: 320, height: 640 }

/** Pages with thousands of elements, nearly all alike: of those that are shown some tell as much, and the hidden ones nothing. */
const shorter: Record<string, string> = { '/database': '/database?find=pipe', '/list': '/list?find=pipe' }

/** Nothing is kept from one address to the next, so they share a page: a new one is a new process, which starts with nothing. */
let sharedPage: Page | undefined

test.describe.configure({ mode: 'parallel' })

/** What a template gets wrong, each of its pages does: one of them is opened, unless there is time for all. */
const paths = isLong ? pageSamples.map(({ path }) => path) : firstOfTemplates

for (const path of paths) {
  test(`${path} is accessible, quiet on the console and no wider than the screen`, async ({ browser }) => {
    const page = (sharedPage ??= await browser.newPage())
    const complaints: string[] = []
    page.removeAllListeners()
    // Nobody looks at the page before any more: the browser need not lay it out anew for the next one's screen and theme.
    await page.evaluate(() => document.body.remove())
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.setViewportSize(desk)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(shorter[path] ?? path)
    await page.waitForLoadState('load')
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await renderAll(page)
    for (const screen of [desk, narrowest, phone]) {
      await page.setViewportSize(screen)
      expect(await measureOverflow(page), `${screen.width} pixels`).toBeLessThanOrEqual(0)
    }
    // What all pages share is judged on the front page.
    if (isLong || path === '/') await lookEverywhere(page)
    else await lookClosely(page)
    expect(complaints).toEqual([])
    // One that comes again under another name has the whole page styled and painted anew.
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => new URL(link.href).pathname))
    expect(sheets).toEqual([...new Set(sheets)])
  })
}

/** What is drawn only when a reader comes near it is neither judged nor wider than the screen before; a part may draw itself anew later. */
async function renderAll(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.drawn-late { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Each theme on one of the screens: a rule that colours and sizes do not change is asked once. */
async function lookClosely(page: Page) {
  await dropJudged(page)
  expect(await listViolations(page, 'all but alike')).toEqual([])
  await changeTheme(page, 'light')
  await page.setViewportSize(desk)
  expect(await listViolations(page, 'looks')).toEqual([])
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

/** What every page has, and is judged once: on the front page, which is looked at as a whole in both themes on every screen. */
const shared = '.topbar, .masthead, .foot, .tabbar'

/**
 * What is judged elsewhere, or not shown and so not judged at all, still takes axe longer than all the rest; and of many rows that are
 * made alike some tell as much as all.
 */
async function dropJudged(page: Page) {
  await page.evaluate(
    ({ island, common }) => {
      for (const part of document.querySelectorAll(common)) part.remove()
      // What comes alive may still compare what it finds with what was sent.
      const isStill = (element: Element) => !element.closest(`[${island}]`)
      const find = (selector: string) => [...document.querySelectorAll(selector)].filter(isStill)
      for (const hidden of find('.items tr[hidden], main details:not([open]) > :not(summary)')) hidden.remove()
      for (const row of find('main :is(tbody, ul, ol) > :nth-child(n + 9)')) {
        const isMadeAs = (other: Element) => other.className === row.className
        if ([...(row.parentElement?.children ?? [])].slice(0, 8).some(isMadeAs)) row.remove()
      }
    },
    { island: islandName, common: shared },
  )
}

async function changeTheme(page: Page, colorScheme: 'dark' | 'light') {
  const before = await readBackground(page)
  await page.emulateMedia({ colorScheme })
  // Beside the game it stays dark until the reader chooses.
  if (new URL(page.url()).pathname === '/now') await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), colorScheme)
  await expect.poll(() => readBackground(page)).not.toBe(before)
  // A colour on its way from one theme to the other is nobody's choice.
  await page.evaluate(() => {
    for (const moving of document.getAnimations()) if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish()
  })
}

function readBackground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

/** How far the page is wider than the screen, in pixels. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
