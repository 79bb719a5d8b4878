import { expect, test, type Page } from '@playwright/test'
import { blockStorage } from '../support/block-storage.ts'
import { openPage, scriptsStarted } from '../support/open-page.ts'
import { keep, stored } from '../support/own-lists.ts'

const my_prices = JSON.stringify({
  format: 'bridgepour-my-prices',
  version: 1,
  plays: '3.x',
  prices: { '3.x': { anvil: { value: 8600, price_per_weight: false, on: '2026-11-27' } } },
})
const card = (page: Page) => page.locator('.icard')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function setPrice(page: Page, price: string) {
  await page.getByRole('button', { name: /Set my price|Change/ }).click()
  await page.getByLabel('What your game shows').fill(price)
  await page.keyboard.press('Enter')
}

async function addPrice(page: Page, item: string, price: string) {
  await page.getByRole('button', { name: 'Add a price' }).first().click()
  await page.getByRole('combobox', { name: 'Item' }).fill(item)
  await page.getByRole('textbox', { name: 'What your game shows' }).fill(price)
  await page.keyboard.press('Enter')
}

/** Fills the browser's storage, or frees it. */
const setFull = (page: Page, isFull: boolean) =>
  page.evaluate((full) => {
    Object.assign(globalThis, { isFull: full })
  }, isFull)

/** Prepares the storage for `setFull`, and notes the last written key. */
const canBeFull = (page: Page) =>
  page.addInitScript(() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function setItem(this: Storage, key: string, value: string) {
      Object.assign(globalThis, { lastKey: key })
      if ((globalThis as { isFull?: boolean }).isFull) throw new DOMException('full', 'QuotaExceededError')
      set.call(this, key, value)
    }
  })

test('full storage loses no price: the page reports it, uses the price, and saves it with the next one; a search writes nothing @long', async ({
  page,
}) => {
  await canBeFull(page)
  await keep(page, { my_prices })
  await openPage(page, '/database/pan')
  await setFull(page, true)
  await setPrice(page, '77')
  await expect(card(page).getByRole('status').first()).toContainText('storage')
  await expect(card(page).locator('data').first()).toContainText('77')
  expect(await stored(page, 'my_prices')).toBe(my_prices)
  await setFull(page, false)
  await setPrice(page, '78')
  await expect.poll(() => stored(page, 'my_prices')).toContain('"pan":{"value":7800')
  expect(await stored(page, 'my_prices')).toContain('"anvil":{"value":8600')

  await page.goto('/my-prices')
  await expect(row(page, 'Anvil')).toBeVisible()
  await setFull(page, true)
  await addPrice(page, 'Bucket', '5')
  await expect(row(page, 'Bucket')).toContainText('5')
  await expect(page.locator('.my-prices .callout')).toContainText('storage')
  await expect(row(page, 'Anvil')).toContainText('86')
  await setFull(page, false)
  await addPrice(page, 'Shovel', '6')
  await expect.poll(() => stored(page, 'my_prices')).toMatch(/(?=.*"bucket")(?=.*"shovel")(?=.*"anvil")(?=.*"pan")/)
  await expect(page.locator('.my-prices .callout')).toHaveCount(0)

  // A search writes nothing.
  const search = page.getByRole('searchbox', { name: 'Find an item' })
  await search.fill('no such item')
  await expect(row(page, 'Anvil')).toHaveCount(0)
  await page.evaluate(() => void Object.assign(globalThis, { lastKey: '' }))
  await search.fill('anv')
  await expect(row(page, 'Anvil')).toBeVisible()
  expect(await page.evaluate(() => (globalThis as { lastKey?: string }).lastKey)).toBe('')
})

test('with blocked storage a price lasts as long as the page, which reports it @long', async ({ page }) => {
  await blockStorage(page)
  await openPage(page, '/database/anvil')
  await setPrice(page, '12')
  await expect(card(page).getByRole('status').first()).toContainText('Your browser blocks storage')
  await expect(card(page).locator('data').first()).toContainText('12')
  await page.goto('/my-prices')
  await expect(page.locator('.my-prices .callout')).toContainText('Prices you set now are lost')
  await addPrice(page, 'Bucket', '5')
  await expect(row(page, 'Bucket')).toContainText('5')
  await expect(page.locator('.my-prices .callout')).toHaveCount(1)
  await expect(page.locator('.my-prices .callout')).toContainText('this is lost')
})

test('simultaneous edits in two tabs are both kept and shown @long', async ({ page, context }) => {
  await keep(page, { my_prices })
  await page.goto('/my-prices')
  const other = await context.newPage()
  await other.goto('/my-prices')
  // Both forms are open before either is saved.
  await page.getByRole('button', { name: 'Change: Anvil' }).click()
  await page.getByRole('textbox', { name: 'My price: Anvil' }).fill('99')
  await other.getByRole('button', { name: 'Add a price' }).click()
  await other.getByRole('combobox', { name: 'Item' }).fill('Bucket')
  await other.getByRole('textbox', { name: 'What your game shows' }).fill('5')
  await page.getByRole('textbox', { name: 'My price: Anvil' }).press('Enter')
  await other.getByRole('textbox', { name: 'What your game shows' }).press('Enter')
  for (const tab of [page, other]) {
    await expect(row(tab, 'Anvil')).toContainText('99')
    await expect(row(tab, 'Bucket')).toContainText('5')
  }
  expect(await stored(page, 'my_prices')).toMatch(/"anvil":\{"value":9900.*"bucket":\{"value":500/)
  // Undo reverts only this tab's edit.
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const tab of [page, other]) {
    await expect(row(tab, 'Anvil')).toContainText('86')
    await expect(row(tab, 'Bucket')).toContainText('5')
  }
  await other.close()
})

test('each change of a price is announced once @long', async ({ page }) => {
  await page.goto('/database/anvil')
  await listenToAnnouncements(page)
  await setPrice(page, '12')
  await expectAnnounced(page, 1)
  await page.getByRole('button', { name: 'Forget' }).click()
  await expectAnnounced(page, 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectAnnounced(page, 3)

  await page.goto('/database?find=anvil')
  await listenToAnnouncements(page)
  await page
    .locator('tr:visible', { has: page.getByRole('link', { name: 'Anvil', exact: true }) })
    .locator('td.num')
    .click()
  await page.getByRole('dialog', { name: 'My price' }).getByRole('textbox').fill('13')
  await page.keyboard.press('Enter')
  await expectAnnounced(page, 1)

  await page.goto('/my-prices')
  await listenToAnnouncements(page)
  await addPrice(page, 'Bucket', '5')
  await expectAnnounced(page, 1)
  await page.getByRole('button', { name: 'Remove: Bucket' }).click()
  await expectAnnounced(page, 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectAnnounced(page, 3)
})

/** Records the texts of the live regions of a page. */
async function listenToAnnouncements(page: Page) {
  await scriptsStarted(page)
  await page.evaluate(() => {
    const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
    const messages = new Map([...document.querySelectorAll(regions)].map((region) => [region, region.textContent]))
    const announced: string[] = []
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(regions)) {
        const text = region.textContent
        if (region.getAttribute('aria-live') !== 'off' && text !== '' && messages.get(region) !== text) announced.push(text)
        messages.set(region, text)
      }
      // An attribute, which the observer does not watch.
      document.documentElement.dataset.announced = announced.join('|')
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

async function expectAnnounced(page: Page, count: number) {
  const announcedOnce = new RegExp(`^[^|]+(\\|[^|]+){${count - 1}}$`)
  await expect(page.locator('html')).toHaveAttribute('data-announced', announcedOnce)
  // A second announcement would follow within the same task or the next frames.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(page.locator('html')).toHaveAttribute('data-announced', announcedOnce)
}
