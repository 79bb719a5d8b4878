import { expect, test } from '@playwright/test'
import { catalogueIsAlive, myLists, openOwn, quantityOf, savedLists, stored, storedList, toast } from '../support/own-lists.ts'
import { blockStorage } from '../support/block-storage.ts'

test('full storage is reported, loses nothing, and is used again when there is space @long', async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if ('isFull' in window && key.startsWith('shopping_')) throw new DOMException('full', 'QuotaExceededError')
      set.call(this, key, value)
    }
  })
  await openOwn(page, '1|5,2|3')
  await page.evaluate(() => Object.assign(window, { isFull: true }))
  await quantityOf(page, 'Shovel').fill('9')
  await expect(page.getByText('Your list is not being kept.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Share link' })).toHaveValue(new RegExp(encodeURIComponent(btoa('1|9,2|3'))))
  expect(await stored(page)).toBe('1|5,2|3')
  await myLists(page).getByRole('button', { name: 'New list' }).click()
  await expect(toast(page)).toContainText('nothing was changed')
  await expect(quantityOf(page, 'Shovel')).toHaveValue('9')
  expect(await stored(page, 'shopping_lists')).toBe(null)
  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'))
  await quantityOf(page, 'Improved Shovel').fill('4')
  await storedList(page).toBe('1|9,2|4')
  await expect(page.getByText('Your list is not being kept.')).toHaveCount(0)
})

test('blocked storage breaks nothing, and the link has the list @long', async ({ page }) => {
  await blockStorage(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/list')
  await catalogueIsAlive(page)
  await page.getByRole('checkbox', { name: 'Anvil' }).check()
  await expect(page.getByText('Your list is not being kept.')).toBeVisible()
  await page.getByRole('link', { name: 'View list to amend quantities' }).click()
  await expect(quantityOf(page, 'Anvil')).toHaveValue('1')
  await page.getByRole('button', { name: 'Save as mine' }).click()
  await expect(toast(page)).toContainText('blocked')
  await page.goto('/database')
  // Leaving a page during its view transition is fine.
  expect(errors.filter((message) => !message.includes('ViewTransition'))).toEqual([])
})

test('two tabs show the same list, and neither overwrites the other @long', async ({ page, context }) => {
  await openOwn(page, '1|5')
  const other = await context.newPage()
  await other.goto('/list')
  await catalogueIsAlive(other)
  await other.getByRole('checkbox', { name: 'Add to list: Improved Shovel' }).check()
  await expect(quantityOf(page, 'Improved Shovel')).toHaveValue('1')
  await quantityOf(page, 'Shovel').fill('8')
  await storedList(page).toBe('1|8,2|1')
  await expect(other.getByRole('spinbutton', { name: 'Quantity of Shovel', exact: true })).toHaveValue('8')
  await myLists(page).getByRole('button', { name: 'New list' }).click()
  await expect(myLists(other).getByRole('button', { name: /^Base/ })).toBeVisible()
  await expect(other.getByText('Add items to your list to get started!')).toBeVisible()
  await other.close()
})

test('an export whose script fails to load says so, and is saved later @long', async ({ page }) => {
  await page.route('**/list-exports-*', (route) => route.abort())
  await openOwn(page, '1|5')
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect(toast(page)).toContainText('didn’t load')
  await page.unroute('**/list-exports-*')
  const [csv] = await Promise.all([page.waitForEvent('download'), page.evaluate(() => dispatchEvent(new Event('online')))])
  expect(csv.suggestedFilename()).toBe('hydroneer-list-base.csv')
  await expect(page.getByText('didn’t load')).toBeHidden()
})

test('offline the list works with a note, and loads missing items when the network is back @long', async ({ page, context }) => {
  const exports = page.waitForResponse(/list-exports/)
  await openOwn(page, '1|5', { shopping_lists: savedLists([{ name: 'Later', items: '2|3', have: '' }]) })
  await (await exports).finished()
  await expect(myLists(page).getByRole('button', { name: /^Later/ })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await quantityOf(page, 'Shovel').fill('6')
  await page.getByRole('checkbox', { name: 'Got Shovel' }).check()
  await storedList(page).toBe('1|6')
  await expect.poll(() => stored(page, 'shopping_list_have')).toBe('1|6')
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect(csv.suggestedFilename()).toBe('hydroneer-list-base.csv')
  await page.getByLabel('Add from a file').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('x') })
  await expect(myLists(page).getByRole('alert')).toContainText('cannot be read as JSON')
  await myLists(page)
    .getByRole('button', { name: /^Later/ })
    .click()
  await expect(quantityOf(page, 'Item 2')).toHaveValue('3')
  await expect(page.getByText('Looking up the items.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await expect(quantityOf(page, 'Improved Shovel')).toHaveValue('3')
  expect(await stored(page)).toBe('2|3')
  expect(JSON.parse((await stored(page, 'shopping_lists')) ?? '')).toMatchObject({ lists: [{ name: 'Base', items: '1|6', have: '1|6' }] })
})
