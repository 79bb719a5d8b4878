import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { offlinePaths } from '../../src/model/wiki/addresses/offline-paths.ts'
import { serve, type Served } from '../support/serve.ts'
import { isLong } from '../support/long.ts'
import { addressOf, quantityOf, stored } from '../support/own-lists.ts'
import { openMap, pin } from '../support/world-map.ts'

/** The network goes away for whole visits: what was kept opens and says its age, and nobody is held back once it returns. */
test.describe.configure({ mode: 'serial' })

let wiki: Served
/** One reader's browser, from the first visit on: each journey begins where the one before it ended. */
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
const offer = (tab: Page) => tab.getByRole('complementary', { name: 'Update' })
const heading = () => page.getByRole('heading', { level: 1 })
const cachedList = () => page.locator('[data-offline-list]')
const keepButton = () => page.getByRole('button', { name: 'Keep for offline' })
const cacheNames = (tab: Page) => tab.evaluate(() => caches.keys())
const countWorkers = (tab: Page) => tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** One picture is put away as the other is: of hundreds that are no part of the map the browser hears of every tenth. */
const nameFewerPictures = (tab: Page) =>
  tab.addInitScript((list) => {
    const ask = window.fetch
    window.fetch = async (what, how) => {
      const answer = await ask(what, how)
      if (what !== list) return answer
      const files = (await answer.json()) as [path: string, bytes: number][]
      const isNeeded = (path: string, place: number) => !/\/images\/(?!map\/)/.test(path) || place % 10 === 0
      return Response.json(files.filter(([path], place) => isNeeded(path, place)))
    }
  }, offlinePaths.files)

/** Opens a page and waits until the worker has put it away, as it does once the page has come. */
async function visit(path: string, tab = page) {
  await tab.goto(wiki.address + path)
  const isCached = (address: string) => caches.match(address, { ignoreVary: true }).then((found) => found !== undefined)
  const isInCharge = () => tab.evaluate(() => navigator.serviceWorker.controller?.state === 'activated')
  await expect.poll(async () => (await isInCharge()) && tab.evaluate(isCached, path)).toBe(true)
}

test('after one visit the page, tools, timers, lists and guides open without a network; what is not kept says so', async () => {
  await visit('/database/shovel')
  await context.setOffline(true)
  await page.reload()
  await expect(heading()).toHaveText('Shovel')
  await expect(ageBar()).toContainText('kept this minute. There is no network.')
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)

  // A page that nobody opened, and a question that the wiki answers.
  await page.goto(`${wiki.address}/database/gold-ore`)
  await expect(heading()).toHaveText('This page is not kept')
  await expect(page.locator('main')).toContainText('/database/gold-ore cannot be shown')
  await expect(cachedList().getByRole('link', { name: 'Shovel' })).toHaveAttribute('href', '/database/shovel')
  await page.getByLabel('Find a page among them').fill('weight and')
  await expect(cachedList().getByRole('link')).toHaveText(['Weight and value'])
  await page.goto(`${wiki.address}/search?q=pan`)
  await expect(page.locator('main')).toContainText('are answered by the wiki itself')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('impr')
  await expect(page.getByRole('option', { name: /Improved Shovel/ })).toBeVisible()

  // A tool with what its address asks, and the table sorted as asked.
  await page.goto(`${wiki.address}/tools/weight-value?weight=12`)
  await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('12')
  await page.goto(`${wiki.address}/now?goal=teapot&have=candle`)
  await expect(heading()).toHaveText(/^Hand in one Candle of/)
  await page.goto(`${wiki.address}/database?find=shovel&sort=price&direction=desc`)
  await expect(page.locator('table tbody tr:visible .name')).toHaveText([/Improved Shovel/, /^Shovel/])

  // A list that nobody opened before, edited and opened anew.
  await page.evaluate(() => {
    localStorage.shopping_list = '1|5'
    localStorage.shopping_list_name = 'Base'
  })
  await page.goto(wiki.address + addressOf('1|5', 'Base'))
  await expect(heading()).toHaveText('Base')
  await quantityOf(page, 'Shovel').fill('7')
  await expect.poll(() => stored(page)).toBe('1|7')
  await page.reload()
  await expect(quantityOf(page, 'Shovel')).toHaveValue('7')

  // A timer rings on another page.
  const tab = await context.newPage()
  await tab.clock.install()
  await tab.goto(`${wiki.address}/tools/growth-timers?timer=smelter`)
  await expect(tab.getByRole('radio', { name: 'Logic smelter' })).toBeChecked()
  await tab.getByRole('button', { name: 'Start timer' }).click()
  await expect.poll(() => stored(tab, 'growth_timers')).toMatch(/^smelter\./)
  await tab.goto(`${wiki.address}/database/shovel`)
  await expect(tab.getByRole('complementary', { name: 'Timers, list and goal' })).toBeVisible()
  await tab.clock.fastForward('05:01')
  await expect(tab.getByRole('alert')).toContainText('All poured')
  await tab.close()
})

test('back on the network nothing old is shown, and what is kept follows', async () => {
  await visit('/database/shovel')
  await context.setOffline(true)
  await page.reload()
  await expect(ageBar()).toContainText('There is no network.')
  await context.setOffline(false)
  await expect(ageBar()).toContainText('The network is back.')
  // It stays until the reader asks.
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
  await context.setOffline(true)
  await page.reload()
  await expect(ageBar()).toBeVisible()
  await expect(page.locator('main')).toContainText('The first digging tool.')
  writeFileSync(file, before)
})

test('the whole wiki with its map, after its size was told; without room it says how far it came', async () => {
  if (!isLong) await nameFewerPictures(page)
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
  await expect(page.locator('main')).toContainText('The whole wiki and its map open without a network now.', { timeout: 60_000 })
  await expect(page.locator('main')).toContainText('The whole wiki was kept this minute. Nothing has changed since then.')
  await context.setOffline(true)
  await page.goto(`${wiki.address}/database/gold-ore`)
  await expect(heading()).toHaveText('Gold Ore')
  const live = await openMap(page, '#zoom=1', wiki.address)
  await expect(live.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  await expect(pin(page, 'Vehicle Store')).toBeVisible()
  await expect(live.locator('img.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(0)
})

test('an update is offered and changes nothing under the reader; off deletes everything and stays off', async ({ browser }) => {
  // A worker by another address is a newer one; the policy of pages allows none.
  const other = await browser.newContext({ bypassCSP: true, serviceWorkers: 'allow' })
  const tab = await other.newPage()
  await visit('/tools/weight-value', tab)
  await tab.reload()
  await tab.getByLabel('Weight', { exact: true }).fill('3')
  await tab.evaluate(() => navigator.serviceWorker.register('/service-worker.js?newer').then(() => undefined))
  await offer(tab).getByRole('button', { name: 'Update' }).click()
  await expect(offer(tab)).toHaveCount(0)
  await expect(tab.getByLabel('Weight', { exact: true })).toHaveValue('3')
  expect(await tab.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('?newer')

  await tab.goto(`${wiki.address}/offline`)
  expect((await cacheNames(tab)).length).toBeGreaterThan(0)
  await tab.getByText('Keep pages in this browser').click()
  await expect(tab.locator('main')).toContainText('Off. Everything that was kept is deleted.')
  await tab.goto(`${wiki.address}/tools/weight-value`)
  await tab.waitForLoadState('networkidle')
  expect(await cacheNames(tab)).toEqual([])
  expect(await countWorkers(tab)).toBe(0)
  await other.setOffline(true)
  await expect(tab.goto(`${wiki.address}/tools`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await other.close()
})

test('a browser that keeps nothing, as in some private windows, works as ever and says why', async ({ page: tab }) => {
  await tab.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  await tab.goto(`${wiki.address}/offline`)
  await expect(tab.locator('main')).toContainText('This browser keeps nothing here')
  await expect(tab.getByText('Keep pages in this browser')).toBeHidden()
  await tab.goto(`${wiki.address}/database/shovel`)
  await tab.waitForLoadState('networkidle')
  expect(await cacheNames(tab)).toEqual([])
})

test('a host who switches it off has browsers delete what they kept', async () => {
  const { port } = new URL(wiki.address)
  expect(await countWorkers(page)).toBe(1)
  await wiki.stop()
  wiki = await serve({ OFFLINE: 'false', PORT: port })
  await page.goto(`${wiki.address}/database/shovel`)
  await expect.poll(() => countWorkers(page)).toBe(0)
  await expect.poll(() => cacheNames(page)).toEqual([])
  await page.goto(`${wiki.address}/offline`)
  await expect(page.locator('main')).toContainText('your browser keeps nothing of it')
})
