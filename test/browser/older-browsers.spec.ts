import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../support/open-page.ts'
import { firstOfTemplates } from '../support/templates.ts'

/**
 * APIs that Safari 16.4, Firefox 115 ESR, or Chrome and Edge 109 lack. Those that our scripts guard or `polyfills.ts` adds stay in the
 * list.
 */
const missing = {
  Array: ['fromAsync'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  Math: ['sumPrecise'],
  'Set.prototype': ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union'],
  'Iterator.prototype': ['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'],
  'ArrayBuffer.prototype': ['resize', 'transfer', 'transferToFixedLength'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  Intl: ['DurationFormat', 'Segmenter'],
  AbortSignal: ['any'],
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
  'Blob.prototype': ['bytes'],
  'Response.prototype': ['bytes'],
  'ReadableStream.prototype': ['values'],
  'Element.prototype': ['checkVisibility', 'getHTML', 'moveBefore', 'setHTMLUnsafe', 'startViewTransition'],
  'HTMLElement.prototype': ['hidePopover', 'popover', 'showPopover', 'togglePopover'],
  'HTMLButtonElement.prototype': ['command', 'popoverTargetElement'],
  Document: ['parseHTMLUnsafe'],
  'Document.prototype': ['startViewTransition'],
  'Navigator.prototype': ['userAgentData'],
  window: ['CloseWatcher', 'Iterator', 'cookieStore', 'documentPictureInPicture', 'navigation', 'requestIdleCallback', 'scheduler'],
}

/** Removes the APIs before any script runs; returns the page's errors. */
async function openOldBrowser(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript((lists: Record<string, string[]>) => {
    for (const [path, names] of Object.entries(lists)) {
      const owner: unknown = path.split('.').reduce((of: unknown, name) => Reflect.get(Object(of), name) as unknown, globalThis)
      if (owner) for (const name of names) Reflect.deleteProperty(Object(owner), name)
    }
  }, missing)
  return complaints
}

test.describe.configure({ mode: 'parallel' })

/** Pages with their own scripts. */
const scripted = /^\/($|tools\/|database|compare|list|speedrun|now|my-game|offline|correct|search|api\/docs|guide-book\/guide)/

// In one page, so that shared files load once.
test('no script fails in an older browser @long', async ({ page }) => {
  const complaints = await openOldBrowser(page)
  for (const path of [...firstOfTemplates].filter((each) => scripted.test(each))) {
    await openPage(page, path)
    await page.waitForFunction(() => 'groupBy' in Map)
    // The script that loads last, and hydration.
    await expect(page.locator('#site-search')).toHaveAttribute('aria-haspopup', 'dialog')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-island]')].every(({ children }) =>
        // The trip of a list stays HTML until the first touch.
        [...children].every((part) => part.matches('.plan') || Object.keys(part).length > 0),
      ),
    )
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect.soft(complaints.splice(0), path).toEqual([])
  }
})

test('an older browser shows a shared list, filters the board and takes keys in fields', { tag: '@long' }, async ({ page }) => {
  const complaints = await openOldBrowser(page)
  await page.goto(`/list/${btoa('1|2,3|4')}`)
  await expect(page.getByRole('button', { name: 'Save as mine' })).toBeEnabled()
  await page.getByRole('spinbutton', { name: 'Quantity of Shovel', exact: true }).fill('3')
  await expect(page.getByRole('row', { name: /Shovel/ })).toContainText('36')

  await page.goto('/speedrun')
  await page.getByLabel('User').selectOption({ index: 1 })
  await expect(page).toHaveURL(/player=/)

  await page.goto('/')
  await expect(page.locator('#site-search')).toHaveAttribute('aria-haspopup', 'dialog')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.getByRole('combobox').fill('shovel')
  await expect(page.getByRole('option').first()).toContainText('Shovel')

  await page.goto('/tools/sell')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled()
  expect(complaints).toEqual([])
})

test('a page whose script fails to load keeps its plain form @long', async ({ page }) => {
  await page.route(/entry\.client.*\.js/, (route) => route.abort())
  await page.goto('/tools/pressure')
  await page.getByLabel('Pressure tanks', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/tanks=3/)
})
