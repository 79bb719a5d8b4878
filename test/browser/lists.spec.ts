import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'

const addressOf = (items: string, name = '') => `/list/${encodeURIComponent(btoa(items))}${name && `/${encodeURIComponent(name)}`}`
const stored = (page: Page, key = 'shopping_list') => page.evaluate((wanted) => localStorage.getItem(wanted), key)
const storedList = (page: Page) => expect.poll(() => stored(page))
const shelf = (lists: { name: string; items: string; have?: string }[]) => JSON.stringify({ version: 1, lists })
const quantityOf = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })
const myLists = (page: Page) => page.getByRole('region', { name: 'My lists' })
const rows = (page: Page) => page.locator('.lrow tbody tr')
const toast = (page: Page) => page.locator('.toast')

/** What a reader's browser holds before the journey. */
async function keep(page: Page, values: Record<string, string>) {
  await page.goto('/robots.txt')
  await page.evaluate((all) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, values)
}

/** The own list, opened by its link and alive. */
async function openOwn(page: Page, items: string, rest: Record<string, string> = {}) {
  await keep(page, { shopping_list: items, shopping_list_name: 'Base', ...rest })
  await page.goto(addressOf(items, 'Base'))
  await expect(page.getByText('Your own list, kept in this browser.')).toBeVisible({ timeout: 20_000 })
}

test('S04 R11 R12 pick items, change quantities, share; the list is stored as id|quantity', async ({ page }) => {
  await page.goto('/list')
  await expect(page.locator('#main')).toContainText('Add items to your list to get started!')
  await page.getByRole('checkbox', { name: 'Anvil' }).check()
  await page.getByRole('checkbox', { name: 'Bucket' }).check()
  await storedList(page).toMatch(/^\d+\|1,\d+\|1$/)
  await page.getByRole('link', { name: 'View list to amend quantities' }).click()
  await expect(page.locator('h1')).toHaveText('Custom List')
  const quantity = page.getByRole('spinbutton', { name: /^Quantity/ }).first()
  await quantity.fill('5000')
  await quantity.blur()
  await expect(quantity).toHaveValue('999')
  await storedList(page).toMatch(/\|999/)
})

test('R11 the catalogue is filtered and sorted by its address, and Back undoes sorting', async ({ page, browser }) => {
  await page.goto('/list')
  await page.getByPlaceholder('Find an item').fill('shovel')
  await expect(page.locator('.catalogue tbody tr')).toHaveCount(2)
  await expect(page).toHaveURL(/\/list\?find=shovel$/)
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(page).toHaveURL(/find=shovel&sort=price&direction=asc$/)
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator('.catalogue tbody tr').first()).toContainText('Shovel')
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(page.locator('.catalogue tbody tr').first()).toContainText('Improved Shovel')
  const elsewhere = await browser.newPage()
  await elsewhere.goto(page.url())
  await expect(elsewhere.locator('.catalogue tbody tr').first()).toContainText('Improved Shovel')
  await expect(elsewhere.getByPlaceholder('Find an item')).toHaveValue('shovel')
  await elsewhere.close()
  await page.goBack()
  await page.goBack()
  await expect(page.locator('.catalogue tbody tr')).toHaveCount(2)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
})

test('R12 the link of a friend leaves my list alone, saving it keeps mine beside it, and undo goes back', async ({ page }) => {
  await keep(page, { shopping_list: '58|3', shopping_list_name: 'Base' })
  await page.goto(addressOf('1|2', 'A friend'))
  await expect(page.locator('h1')).toHaveText('A friend')
  await expect(page.getByText('your own list of 1 item is as you left it')).toBeVisible()
  await quantityOf(page, 'Shovel').fill('7')
  expect(await stored(page)).toBe('58|3')
  await page.getByRole('button', { name: 'Save as mine' }).click()
  await storedList(page).toBe('1|7')
  expect(await stored(page, 'shopping_lists')).toBe(shelf([{ name: 'Base', items: '58|3', have: '' }]))
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await storedList(page).toBe('58|3')
  await expect(page.getByRole('button', { name: 'Save as mine' })).toBeVisible()
  await expect(quantityOf(page, 'Shovel')).toHaveValue('7')
})

for (const code of ['%%%', 'not-a-code', btoa('1|2,999999|3,x|y'), btoa('<script>alert(1)</script>'), btoa('1|2,1|3,2|9999999'), '1|2,x']) {
  test(`R12 the damaged or hand-made code ${code.slice(0, 24)} gives a message, keeps what it can and touches nothing`, async ({
    page,
  }) => {
    await keep(page, { shopping_list: '58|3' })
    await page.goto(`/list/${encodeURIComponent(code)}`)
    await expect(page.locator('h1')).toHaveText('Custom List')
    await expect(page.locator('#main .callout.hot')).toBeVisible()
    await expect(page.getByText('your own list of 1 item is as you left it')).toBeVisible()
    expect(await stored(page)).toBe('58|3')
  })
}

for (const name of ['pipes / belts', '100%', '💎 gems', '<b>bold</b>']) {
  test(`R12 a list named ${name} keeps its name`, async ({ page }) => {
    await page.goto(addressOf('1|2', name))
    await expect(page.locator('h1')).toHaveText(name)
    await expect(page.getByRole('textbox', { name: 'Share link' })).toHaveValue(new RegExp(`${encodeURIComponent(name)}$`))
  })
}

test('R12 a list of 200 items opens whole by its link, with its quantities, and adds up', async ({ page, request }) => {
  const { results } = (await (await request.get('/api/items/vanilla/')).json()) as { results: { id: number; value: number | null }[] }
  const some = results.slice(0, 200).map((item, place) => ({ ...item, quantity: ((place * 37) % 999) + 1 }))
  expect(some).toHaveLength(200)
  const started = Date.now()
  await page.goto(addressOf(some.map(({ id, quantity }) => `${id}|${quantity}`).join(','), 'Everything'))
  await expect(rows(page)).toHaveCount(200)
  expect(Date.now() - started).toBeLessThan(10_000)
  const quantities = await page
    .getByRole('spinbutton', { name: /^Quantity/ })
    .evaluateAll((fields) => fields.map((field) => Number((field as HTMLInputElement).value)))
  expect(quantities).toEqual(some.map(({ quantity }) => quantity))
  const sum = some.reduce((total, { value, quantity }) => total + (value ?? 0) * quantity, 0)
  await expect(page.locator('.lrow tfoot .tot data')).toHaveAttribute('value', String(sum / 100))
  await page.getByRole('button', { name: 'Save as mine' }).click()
  await storedList(page).toBe(some.map(({ id, quantity }) => `${id}|${quantity}`).join(','))
})

test('several lists: new, switch, rename, duplicate, delete and undo; they are there after a reload', async ({ page }) => {
  await openOwn(page, '58|3,1|2')
  await myLists(page).getByRole('button', { name: 'New list' }).click()
  await expect(page.getByText('Nothing on this list')).toBeVisible()
  await storedList(page).toBe('')
  await page.goto('/list')
  await page.getByRole('checkbox', { name: 'Anvil' }).check()
  await storedList(page).toMatch(/^\d+\|1$/)
  const anvil = await stored(page)
  await myLists(page).getByRole('button', { name: /^Base/ }).click()
  await storedList(page).toBe('58|3,1|2')
  expect(await stored(page, 'shopping_list_name')).toBe('Base')

  await myLists(page).getByRole('button', { name: 'Rename Custom List' }).click()
  await page.getByRole('textbox', { name: 'New name of Custom List' }).fill('Forge')
  await page.keyboard.press('Enter')
  await myLists(page).getByRole('button', { name: 'Duplicate Forge' }).click()
  await expect(myLists(page).getByRole('button', { name: /^Forge \(2\)/ })).toBeVisible()
  await myLists(page).getByRole('button', { name: 'Delete Forge', exact: true }).click()
  await expect(myLists(page).getByRole('button', { name: 'Delete Forge', exact: true })).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(myLists(page).getByRole('button', { name: 'Delete Forge', exact: true })).toBeVisible()

  await page.reload()
  await expect(myLists(page).getByRole('listitem')).toHaveText([/Base2 items/, /Forge1 item/, /Forge \(2\)1 item/])
  expect(await stored(page, 'shopping_lists')).toBe(
    shelf([
      { name: 'Forge', items: anvil ?? '', have: '' },
      { name: 'Forge (2)', items: anvil ?? '', have: '' },
    ]),
  )
})

test('lists that cannot be read are said so and not written over', async ({ page }) => {
  await openOwn(page, '58|3', { shopping_lists: '{"version":1,"lists":[{"name":"Old","items":"1|1"},{"name":"Lost"' })
  await expect(myLists(page)).toContainText('could not be read')
  await myLists(page).getByRole('button', { name: 'Duplicate Base' }).click()
  await expect.poll(() => stored(page, 'shopping_lists')).toContain('Base (2)')
  expect(await stored(page, 'shopping_lists_damaged')).toContain('Lost')
})

test('have and need: ticking is having all, what is missing is summed, and done rows hide', async ({ page }) => {
  await openOwn(page, '1|5,2|3')
  const missing = page.locator('.lrow tfoot .second')
  await expect(missing).toHaveCount(0)
  await page.getByRole('spinbutton', { name: 'Have of Shovel', exact: true }).fill('2')
  await expect(missing).toContainText('6 items')
  const [each, whole] = [page.locator('.lrow tbody tr').first().locator('td.each data'), page.locator('.lrow tfoot .tot data')]
  const [price, all] = [Number(await each.getAttribute('value')), Number(await whole.getAttribute('value'))]
  await expect(missing.locator('data')).toHaveAttribute('value', String(all - 2 * price))
  await page.getByRole('spinbutton', { name: 'Have of Shovel', exact: true }).fill('77')
  await expect(page.getByRole('checkbox', { name: 'Got Shovel', exact: true })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Got Improved Shovel' }).check()
  await expect(missing).toContainText('0 items')
  expect(await stored(page, 'shopping_list_have')).toBe('1|5,2|3')
  await page.getByRole('checkbox', { name: 'Got Shovel', exact: true }).uncheck()
  await page.getByText('Hide what I have').click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('.lrow tfoot tr').first()).toContainText('8 items')
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('You have 1 of 2 items. It is hidden.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Got Shovel', exact: true }).click()
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('every removal can be undone, by button and by keyboard', async ({ page, isMobile }) => {
  await openOwn(page, '1|5,2|3,58|1', { shopping_list_have: '2|1' })
  await page.getByRole('button', { name: 'Remove Improved Shovel' }).focus()
  await page.keyboard.press('Enter')
  await storedList(page).toBe('1|5,58|1')
  await expect(page.locator('.del:focus')).toHaveCount(1)
  if (isMobile) await toast(page).getByRole('button', { name: 'Undo' }).click()
  else await page.keyboard.press('Control+z')
  await storedList(page).toBe('1|5,2|3,58|1')
  expect(await stored(page, 'shopping_list_have')).toBe('2|1')
  await page.goto('/list')
  await page.getByRole('button', { name: 'Clear' }).click()
  await storedList(page).toBe('')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await storedList(page).toBe('1|5,2|3,58|1')
  expect(await stored(page, 'shopping_list_name')).toBe('Base')
})

test('lists leave as files and come back, and a wrong file changes nothing', async ({ page }) => {
  await openOwn(page, '1|5,2|3', { shopping_list_have: '1|2', shopping_lists: shelf([{ name: '=1+1', items: '58|1', have: '' }]) })
  const [file] = await Promise.all([page.waitForEvent('download'), myLists(page).getByRole('button', { name: 'Save all' }).click()])
  expect(file.suggestedFilename()).toBe('hydroneer-lists.json')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('"name": "Improved Shovel"')

  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect(csv.suggestedFilename()).toBe('hydroneer-list-base.csv')
  expect(await readFile(await csv.path(), 'utf8')).toMatch(/^\uFEFF"Item","Quantity","Have","Still missing".*\r\n"Shovel","5","2","3"/)

  const open = (content: string) =>
    page.getByLabel('Add from a file').setInputFiles({ name: 'lists.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  const before = await stored(page, 'shopping_lists')
  for (const [wrong, why] of [
    ['Shovel;5', 'cannot be read as JSON'],
    ['{"hello":"world"}', 'something else than shopping lists'],
    [text.replace('"version": 1', '"version": 9'), 'newer version'],
  ] as const) {
    await open(wrong)
    await expect(myLists(page).getByRole('alert')).toContainText(why)
    expect(await stored(page, 'shopping_lists')).toBe(before)
  }
  await open(text)
  await expect(toast(page)).toContainText('2 lists were added from the file.')
  await expect(myLists(page).getByRole('listitem')).toHaveText([/Base/, /=1\+1/, /Base2 items/, /=1\+1 \(2\)/])
  expect(await stored(page)).toBe('1|5,2|3')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  expect(await stored(page, 'shopping_lists')).toBe(before)

  await keep(page, {})
  await page.goto('/list')
  await open(text)
  await myLists(page).getByRole('button', { name: /^Base/ }).click()
  await storedList(page).toBe('1|5,2|3')
  expect(await stored(page, 'shopping_list_have')).toBe('1|2')
})

test('storage that is full loses nothing and says so, and keeps again when there is room', async ({ page }) => {
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

test('storage that is blocked breaks nothing, and the link still holds the list', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/list')
  await page.getByRole('checkbox', { name: 'Anvil' }).check()
  await expect(page.getByText('Your list is not being kept.')).toBeVisible()
  await page.getByRole('link', { name: 'View list to amend quantities' }).click()
  await expect(quantityOf(page, 'Anvil')).toHaveValue('1')
  await page.getByRole('button', { name: 'Save as mine' }).click()
  await expect(toast(page)).toContainText('blocked')
  await page.goto('/database')
  expect(errors).toEqual([])
})

test('two tabs show the same list, and neither writes over the other', async ({ page, context }) => {
  await openOwn(page, '1|5')
  const other = await context.newPage()
  await other.goto('/list')
  await other.getByRole('checkbox', { name: 'Put Improved Shovel on the list' }).check()
  await expect(quantityOf(page, 'Improved Shovel')).toHaveValue('1')
  await quantityOf(page, 'Shovel').fill('8')
  await storedList(page).toBe('1|8,2|1')
  await expect(other.getByRole('spinbutton', { name: 'Quantity of Shovel', exact: true })).toHaveValue('8')
  await myLists(page).getByRole('button', { name: 'New list' }).click()
  await expect(myLists(other).getByRole('button', { name: /^Base/ })).toBeVisible()
  await expect(other.getByText('Add items to your list to get started!')).toBeVisible()
  await other.close()
})

test('an item that came by another way is not lost by a page that has not heard of it', async ({ page }) => {
  await keep(page, { shopping_list: '1|5' })
  await page.goto('/list')
  await expect(page.getByRole('checkbox', { name: 'Put Shovel on the list' })).toBeChecked()
  // No storage event reaches the page that writes, nor one that waits behind the Back button.
  await page.evaluate(() => localStorage.setItem('shopping_list', '1|5,58|1'))
  await page.getByRole('checkbox', { name: 'Put Improved Shovel on the list' }).check()
  await storedList(page).toBe('1|5,58|1,2|1')
})

test('without a network the list works on, says so, and looks up the rest when it is back', async ({ page, context }) => {
  await openOwn(page, '1|5', { shopping_lists: shelf([{ name: 'Later', items: '2|3', have: '' }]) })
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await quantityOf(page, 'Shovel').fill('6')
  await page.getByRole('checkbox', { name: 'Got Shovel' }).check()
  await storedList(page).toBe('1|6')
  expect(await stored(page, 'shopping_list_have')).toBe('1|6')
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

test('R12 one item that fails does not hold up the others, and is asked for again', async ({ page }) => {
  await openOwn(page, '58|1', { shopping_lists: shelf([{ name: 'Tools', items: '1|1,2|2', have: '' }]) })
  await page.route('**/api/items/exact/2/', (route) => route.fulfill({ status: 503 }))
  await myLists(page)
    .getByRole('button', { name: /^Tools/ })
    .click()
  await expect(quantityOf(page, 'Shovel')).toHaveValue('1')
  await expect(quantityOf(page, 'Item 2')).toHaveValue('2')
  await page.unroute('**/api/items/exact/2/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(quantityOf(page, 'Improved Shovel')).toHaveValue('2')
})

test('R12 more than ten items ask for patience while they load', async ({ page }) => {
  const twelve = Array.from({ length: 12 }, (_, place) => `${place + 1}|1`).join(',')
  await openOwn(page, '58|1', { shopping_lists: shelf([{ name: 'Many', items: twelve, have: '' }]) })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/items/**', async (route) => {
    await held
    await route.continue()
  })
  await myLists(page).getByRole('button', { name: /^Many/ }).click()
  await expect(page.getByText('This list contains quite a few items, please wait.')).toBeVisible()
  release()
  await expect(page.getByText('This list contains quite a few items, please wait.')).toHaveCount(0)
  await expect(quantityOf(page, 'Shovel')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R11 the catalogue filters, sorts and makes a list, whose numbers can be changed', async ({ page }) => {
    await page.goto('/list')
    await page.getByPlaceholder('Find an item').fill('shovel')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page.locator('.catalogue tbody tr')).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Put Shovel on the list' }).check()
    await page.getByRole('button', { name: 'Price' }).click()
    await expect(page.getByRole('checkbox', { name: 'Put Shovel on the list' })).toBeChecked()
    await expect(page).toHaveURL(/sort=price/)
    await page.getByPlaceholder('Find an item').fill('anvil')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('checkbox', { name: 'Put Anvil on the list' }).check()
    await page.getByRole('button', { name: 'Make the list' }).click()
    await expect(page).toHaveURL(/\/list\/[\w%]+$/)
    await expect(rows(page)).toHaveCount(2)
    await quantityOf(page, 'Shovel').fill('12')
    await quantityOf(page, 'Anvil').fill('')
    await page.getByRole('button', { name: 'Update the list' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(quantityOf(page, 'Shovel')).toHaveValue('12')
  })
})
