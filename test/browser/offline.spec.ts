import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { callPaths, fillPath } from '../../src/model/wiki/calls/call-paths.ts'
import { serve, type Served } from '../support/serve.ts'
import { openPage, scriptsStarted } from '../support/open-page.ts'
import { addressOf, quantityOf } from '../support/own-lists.ts'
import { openMap, pin } from '../support/world-map.ts'

/** Whole visits without a network: cached pages open and show their age, and new ones load once it returns. */
test.describe.configure({ mode: 'serial' })

let wiki: Served
/** One browser for all tests: each starts where the previous one ended. */
let context: BrowserContext
let page: Page
const errors: string[] = []
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  wiki = await serve({ CONTENT_WATCH: 'true' })
  context = await browser.newContext({ serviceWorkers: 'allow' })
  page = await context.newPage()
  page.on('pageerror', (error) => errors.push(error.message))
})
test.afterEach(async () => {
  await context.setOffline(false)
  expect(errors).toEqual([])
})
test.afterAll(async () => {
  await context.close()
  await wiki.stop()
})

const ageBar = () => page.getByRole('complementary', { name: 'Kept copy' })
const heading = () => page.getByRole('heading', { level: 1 })
const cachedList = () => page.locator('[data-offline-list]')
const foundPart = () => page.locator('[data-offline-found]')
/** Addresses of everything stored. A cache may be left empty: listing its entries while it is deleted creates it again. */
const storedAddresses = (tab: Page) =>
  tab.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url)
  })
/** Paths of all cached pages. */
const storedPages = async (tab: Page) => {
  const pathnames = (await storedAddresses(tab)).map((url) => new URL(url).pathname)
  return [...new Set(pathnames.filter((path) => !/^\/(assets|api)\//.test(path)))].toSorted()
}
const keepButton = () => page.getByRole('button', { name: 'Keep for offline' })
const cacheNames = (tab: Page) => tab.evaluate(() => caches.keys())
const countWorkers = (tab: Page) => tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** What the stored search index has about the shovel. */
async function findShovel(description: string) {
  await scriptsStarted(page)
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open] input').fill('shovel')
  await expect(page.getByRole('option', { name: /^Shovel/ })).toContainText(description)
  await page.keyboard.press('Escape')
}

/** Opens a page until the worker has cached it: the next visit repeats an installation that failed. */
async function visit(path: string, tab = page) {
  const isCached = (address: string) => caches.match(address, { ignoreVary: true }).then((response) => response !== undefined)
  const isInCharge = () => tab.evaluate(() => navigator.serviceWorker.controller?.state === 'activated')
  await expect(async () => {
    await tab.goto(wiki.address + path)
    await expect.poll(async () => (await isInCharge()) && tab.evaluate(isCached, path)).toBe(true)
  }).toPass()
}

test('visited pages open; search and other items use the stored index; other pages show a notice', async () => {
  await visit('/database/shovel')
  // The first visit caches the offline page, the search and the opened page only.
  await expect.poll(() => storedPages(page)).toEqual(['/cards/parts', '/cards/search', '/database/shovel', '/offline'])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.getState())).toMatchObject({
    enabled: false,
  })
  await visit('/tools/weight-value')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled()
  await expect.poll(() => page.evaluate(() => caches.match('/api/search-index').then((response) => response !== undefined))).toBe(true)
  await context.setOffline(true)
  await page.goto(`${wiki.address}/database/shovel`)
  await expect(heading()).toHaveText('Shovel')
  await expect(ageBar()).toContainText('There is no network.')
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
  await page.goto(`${wiki.address}/tools/weight-value?weight=12`)
  await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('12')

  // An item that was never opened.
  await page.goto(`${wiki.address}/database/gold-ore`)
  await expect(heading()).toHaveText('This page is not kept')
  await expect(foundPart().getByRole('link', { name: 'Gold Ore' })).toHaveAttribute('href', '/database/gold-ore')
  await expect(foundPart().locator('b')).toContainText(' c')
  await expect(foundPart().locator('small')).not.toBeEmpty()
  await expect(cachedList().getByRole('link', { name: 'Shovel' })).toHaveAttribute('href', '/database/shovel')

  // The search overlay and the search page.
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open] input').fill('shovel')
  await expect(page.getByRole('option', { name: /Improved Shovel/ })).toBeVisible()
  await page.getByRole('link', { name: /^See all/ }).click()
  await expect(page).toHaveURL(/\/search\?q=shovel$/)
  await expect(foundPart().getByRole('link', { name: 'Improved Shovel' })).toBeVisible()

  // The reader's own price replaces the wiki's there, too.
  const prices = { '3.x': { 'improved-shovel': { value: 777_700, price_per_weight: false, on: '2026-11-27' } } }
  const mine = JSON.stringify({ format: 'bridgepour-my-prices', version: 1, plays: '3.x', prices })
  await page.evaluate((text) => localStorage.setItem('my_prices', text), mine)
  await page.reload()
  await expect(foundPart().getByRole('listitem').filter({ hasText: 'Improved Shovel' })).toContainText('7,777')
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open] input').fill('improved shovel')
  await expect(page.getByRole('option', { name: /Improved Shovel/ })).toContainText('7,777')
  await page.evaluate(() => localStorage.removeItem('my_prices'))

  await page.goto(`${wiki.address}/compare?items=shovel`)
  await expect(page.locator('main')).toContainText('Filters need the wiki itself')
  await expect(foundPart()).toBeHidden()
})

test('cache entries are listed correctly while others are added and deleted @long', async () => {
  // The script that is added to it must not run in the next tests.
  const tab = await context.newPage()
  await visit('/offline', tab)
  const list = tab.locator('[data-offline-list]').getByRole('link')
  const shown = () => list.evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]))
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0)
  const before = await shown()
  // Between listing and reading entries, another tab deletes the first one.
  await tab.addInitScript(() => {
    const { keys } = Cache.prototype
    Cache.prototype.keys = async function (...parameters) {
      const requests = await keys.apply(this, parameters)
      // Deleting the offline page would switch storing off.
      const first = requests.find(({ url }) => !url.endsWith('/offline'))
      if (first && location.pathname === '/offline') await this.delete(first, { ignoreVary: true })
      return requests
    }
  })
  await tab.reload()
  await expect(tab.locator('[data-offline-sum]')).toContainText(/pages|Nothing yet/)
  for (const line of await shown()) expect(before).toContainEqual(line)
  await tab.close()
})

test('back online no outdated page is shown, and the cache is updated @long', async () => {
  await visit('/database/shovel')
  await context.setOffline(true)
  await page.reload()
  await expect(ageBar()).toContainText('There is no network.')
  await context.setOffline(false)
  await expect(ageBar()).toContainText('The network is back.')
  // The cached page stays until the reader asks.
  const file = join(wiki.content, 'items', 'shovel.yaml')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('The starter digging tool.', 'The first digging tool.'))
  await expect
    .poll(async () => {
      await page.goto(`${wiki.address}/database/shovel`)
      return page.locator('main').textContent()
    })
    .toContain('The first digging tool.')
  await expect(ageBar()).toHaveCount(0)
  // The worker caches the new page after it has loaded.
  const cachedText = () => page.evaluate(async () => (await caches.match('/database/shovel', { ignoreVary: true }))?.text())
  await expect.poll(cachedText).toContain('The first digging tool.')
  await findShovel('The first digging tool.')
  await context.setOffline(true)
  await page.reload()
  await expect(ageBar()).toBeVisible()
  await expect(page.locator('main')).toContainText('The first digging tool.')
  await findShovel('The first digging tool.')
  writeFileSync(file, before)
})

test('a page that was removed from the wiki is deleted from the cache @long', async () => {
  const path = '/blog/6'
  await visit(path)
  expect(await storedPages(page)).toContain(path)
  rmSync(join(wiki.content, 'blog', '06-post.md'))
  await expect.poll(async () => (await page.goto(wiki.address + path))?.status()).toBe(404)
  await expect.poll(() => storedPages(page)).not.toContain(path)
})

test('the whole wiki is saved with its map after its size is shown; without space it reports the progress @long', async () => {
  await visit('/offline')
  const session = await context.newCDPSession(page)
  const setQuota = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: wiki.address, ...(quotaSize !== undefined && { quotaSize }) })
  await expect(page.locator('[data-offline-size]')).toContainText(/All \d+ pages, with the map and \d+ pictures .* about [\d.]+ MB to load/)
  await setQuota(1000)
  await keepButton().click()
  await expect(page.locator('main')).toContainText('This browser has no room for more.')
  await setQuota()
  await keepButton().click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.locator('main')).toContainText('The whole wiki was kept this minute. Nothing has changed since then.', {
    timeout: 60_000,
  })
  await context.setOffline(true)
  await page.goto(`${wiki.address}/database/gold-ore`)
  await expect(heading()).toHaveText('Gold Ore')
  await page.locator('main a:is([data-item], .il):visible').first().focus()
  await expect(page.locator('.tipcard p').first()).toHaveText(/\w/)
  await page.goto(wiki.address + addressOf('1|5', 'Base'))
  await expect(quantityOf(page, 'Shovel')).toHaveValue('5')
  const live = await openMap(page, '#zoom=1', wiki.address)
  await expect(live.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  await expect(pin(page, 'Vehicle Store')).toBeVisible()
  await expect(live.locator('img.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(0)
})

test('switched off, the caches are deleted, and it stays off @long', async ({ browser }) => {
  const other = await browser.newContext({ serviceWorkers: 'allow' })
  const tab = await other.newPage()
  await visit('/tools/weight-value', tab)
  await tab.goto(`${wiki.address}/offline`)
  expect((await cacheNames(tab)).length).toBeGreaterThan(0)
  await tab.getByText('Keep pages in this browser').click()
  await expect(tab.locator('main')).toContainText('Off. Everything that was kept is deleted.')
  // The old worker still serves this page, but stores nothing for it.
  await tab.evaluate(async (index) => {
    await (await fetch(index)).text()
    const picture = new Image()
    picture.src = document.querySelector('img')?.src ?? ''
    await picture.decode()
  }, fillPath(callPaths.searchIndex))
  await openPage(tab, `${wiki.address}/tools/weight-value`)
  await expect.poll(() => countWorkers(tab)).toBe(0)
  await expect.poll(() => cacheNames(tab)).toEqual([])
  await other.setOffline(true)
  await expect(tab.goto(`${wiki.address}/tools`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await other.close()
})

test('switched off during the download, nothing is stored; switched on, pages are stored again', { tag: '@long' }, async ({ browser }) => {
  const other = await browser.newContext({ serviceWorkers: 'allow' })
  const tab = await other.newPage()
  await visit('/offline', tab)
  const button = tab.locator('[data-offline-whole="keep"]')
  await button.click()
  await expect.poll(async () => (await storedPages(tab)).length).toBeGreaterThan(5)
  const setting = tab.getByText('Keep pages in this browser')
  await setting.click()
  await expect(button).toBeEnabled()
  // A page that was being stored is deleted again.
  await expect.poll(() => storedAddresses(tab)).toEqual([])
  await setting.click()
  await expect.poll(() => storedPages(tab)).toContain('/offline')
  await visit('/tools', tab)
  await expect.poll(() => storedPages(tab)).toContain('/tools')
  await other.close()
})

test('a browser that blocks site data is reported @long', async ({ page: tab }) => {
  await tab.addInitScript(() => {
    CacheStorage.prototype.keys = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
  })
  await tab.goto(`${wiki.address}/offline`)
  await expect(tab.locator('[data-offline-none]')).toBeVisible()
  await expect(tab.locator('[data-offline-sum]')).toBeHidden()
})

test('a browser that stores nothing, as in some private windows, works and explains why @long', async ({ page: tab }) => {
  await tab.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  await tab.goto(`${wiki.address}/offline`)
  await expect(tab.locator('main')).toContainText('Your browser stores nothing here')
  await expect(tab.getByText('Keep pages in this browser')).toBeHidden()
  await openPage(tab, `${wiki.address}/database/shovel`)
  await expect(tab.locator('#site-search')).toHaveAttribute('aria-haspopup', 'dialog')
  expect(await cacheNames(tab)).toEqual([])
})

test('with OFFLINE off, browsers delete their caches', { tag: '@long' }, async () => {
  const { port } = new URL(wiki.address)
  await expect.poll(() => countWorkers(page)).toBe(1)
  await wiki.stop()
  wiki = await serve({ OFFLINE: 'false', PORT: port })
  await page.goto(`${wiki.address}/database/shovel`)
  await expect.poll(() => countWorkers(page)).toBe(0)
  await expect.poll(() => cacheNames(page)).toEqual([])
  await page.goto(`${wiki.address}/offline`)
  await expect(page.locator('main')).toContainText('switched off on this site')
})
