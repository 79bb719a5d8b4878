import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { addressOf, keep, myLists, openOwn, quantityOf, rows, savedLists, stored, storedList, toast } from '../support/own-lists.ts'
import { withhold } from '../support/withhold.ts'
import { isLong } from '../support/long.ts'

test('S04 R11 R12 pick items, change quantities, share; the list is stored as id|quantity', async ({ page }) => {
  await page.goto('/list')
  await expect(page.locator('#main')).toContainText('Add items to your list to get started!')
  await page.getByRole('checkbox', { name: 'Anvil' }).check()
  await page.getByRole('checkbox', { name: 'Bucket' }).check()
  await storedList(page).toMatch(/^\d+\|1,\d+\|1$/)
  // Quantities are read-only beside the catalogue; items without a price cannot be ticked.
  const shownQuantity = page.getByRole('region', { name: 'Your list' }).getByRole('spinbutton', { name: 'Quantity of Anvil' })
  await expect(shownQuantity).toBeDisabled()
  await expect(shownQuantity).toHaveAttribute('min', '1')
  await expect(shownQuantity).toHaveAttribute('max', '999')
  const boxes = await page
    .locator('.items tbody tr')
    .evaluateAll((all) => all.map((row) => [row.querySelector('.price') !== null, row.querySelector('input')?.disabled]))
  expect(boxes.filter(([isPriced, isDisabled]) => isPriced === isDisabled)).toEqual([])
  expect(boxes.filter(([isPriced]) => !isPriced).length).toBeGreaterThan(0)
  // Checkboxes have their own column: cells stay in one row.
  const firstCells = page.locator('.items tbody tr:visible').first().locator('td:visible')
  const lefts = await firstCells.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  // Phone: a bar with a link to the list appears once the list is out of view.
  const desk = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 640 })
  const goesAlong = page.getByRole('link', { name: 'View list, 2 items' })
  const scrollDown = () => page.locator('.items tbody tr:visible').last().scrollIntoViewIfNeeded()
  await scrollDown()
  await expect(goesAlong).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(goesAlong).toBeHidden()
  // An empty list has no bar.
  const clickFirstTicked = () => page.evaluate(() => document.querySelector<HTMLInputElement>('input[name="pick"]:checked')?.click())
  await scrollDown()
  await clickFirstTicked()
  await expect(page.locator('[data-list-bar]')).toBeVisible()
  await clickFirstTicked()
  await expect(page.locator('[data-list-bar]')).toBeHidden()
  for (const name of ['Anvil', 'Bucket']) await page.getByRole('checkbox', { name }).check()
  await page.setViewportSize(desk)
  await page.getByRole('link', { name: 'View list to amend quantities' }).click()
  await expect(page.locator('h1')).toHaveText('Custom List')
  await expect(page.getByText('Your own list, kept in this browser.')).toBeVisible({ timeout: 20_000 })
  const quantity = page.getByRole('spinbutton', { name: /^Quantity/ }).first()
  await quantity.fill('5000')
  await quantity.blur()
  await expect(quantity).toHaveValue('999')
  await storedList(page).toMatch(/\|999/)
})

test('R11 S02 the catalogue is filtered, sorted, grouped and saved, with its state in the address, and Back undoes it @long', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const shown = page.locator('.items tbody tr:visible')
  const count = page.locator('[data-item-count]')
  await page.goto('/list')
  await expect(page.locator('[data-save-table]')).toBeEnabled()
  await expect(count).toHaveText(/^\d+ items$/)
  await page.getByPlaceholder('Find an item').fill('shov')
  await expect(count).toHaveText(/^2 of \d+ items$/)
  await expect(shown).toHaveCount(2)
  await expect(page).toHaveURL(/\/list\?find=shov$/)
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(page).toHaveURL(/find=shov&sort=price&direction=asc$/)
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(shown.first()).toContainText('Shovel')
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
  await expect(shown.first()).toContainText('Improved Shovel')
  await expect(page).toHaveURL(/direction=desc$/)

  const elsewhere = await browser.newPage({ javaScriptEnabled: false })
  await elsewhere.goto(page.url())
  await expect(elsewhere.locator('.items tbody tr:visible').first()).toContainText('Improved Shovel')
  await expect(elsewhere.getByPlaceholder('Find an item')).toHaveValue('shov')
  await elsewhere.close()
  await page.goBack()
  await page.goBack()
  await expect(shown).toHaveCount(2)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')

  await page.getByPlaceholder('Find an item').fill('pipe')
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Water and pipes')
  await expect(page).toHaveURL(/\?find=pipe&group=pipe$/)
  const vanilla = await shown.count()
  // No modded items, no column.
  await expect(page.getByRole('columnheader', { name: 'Modded' })).toHaveCount(0)
  await page.locator('label', { hasText: 'Show mods' }).click()
  await expect(page).toHaveURL(/\?find=pipe&group=pipe&mods=true$/)
  await expect.poll(() => shown.count()).toBeGreaterThan(vanilla)
  await expect.poll(() => stored(page, 'show_mods')).toBe('true')
  const modded = shown.filter({ hasText: 'Modded' })
  await expect(page.getByRole('columnheader', { name: 'Modded' })).toBeVisible()
  await expect(modded.first()).toBeVisible()
  await modded.first().getByRole('checkbox').check()
  await storedList(page).toMatch(/^\d+\|1$/)
  await expect(page.getByRole('region', { name: 'Your list' }).getByRole('listitem')).toContainText('Pipe')
  const rowsShown = await shown.count()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFF"Name","Price in coins",.*\r\n"[^"]*Pipe[^"]*","[\d.]*",/)
  expect(csv.trim().split('\r\n')).toHaveLength(rowsShown + 1)
  await page.getByRole('button', { name: 'Copy table' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const [head, first, ...others] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(head).toBe('Name\tPrice in coins\tPrice note\tGroup\tModded\tDescription\tDescription note\tName note')
  expect(first).toMatch(/^[^\t]*Pipe[^\t]*\t[\d.]*\t[^\t]*\tWater and pipes\t(yes|no)\t[^\t]+\t[^\t]*\t[^\t]*$/)
  expect(others).toHaveLength(rowsShown - 1)
  await page.goBack()
  await expect(shown).toHaveCount(vanilla)
  await page.getByRole('form', { name: 'Items' }).getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL(/\/list$/)
  await expect(page.getByPlaceholder('Find an item')).toBeFocused()
})

test('R12 a shared link does not change the own list; saving keeps both, and undo restores', async ({ page, context }) => {
  await keep(page, { shopping_list: '58|3', shopping_list_name: 'Base' })
  await page.goto(addressOf('1|2', 'A friend'))
  await expect(page.locator('h1')).toHaveText('A friend')
  await expect(page.getByText('your own list of 1 item is as you left it')).toBeVisible()
  await quantityOf(page, 'Shovel').fill('7')
  expect(await stored(page)).toBe('58|3')
  await page.getByRole('button', { name: 'Save as mine' }).click()
  await storedList(page).toBe('1|7')
  expect(await stored(page, 'shopping_lists')).toBe(savedLists([{ name: 'Base', items: '58|3', have: '' }]))
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await storedList(page).toBe('58|3')
  await expect(page.getByRole('button', { name: 'Save as mine' })).toBeVisible()
  await expect(quantityOf(page, 'Shovel')).toHaveValue('7')
  // Back to the own list, also offline.
  await context.setOffline(true)
  await myLists(page).getByRole('button', { name: /^Base/ }).click()
  await expect(page.locator('h1')).toHaveText('Base')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('A friend')
  await expect(quantityOf(page, 'Shovel')).toHaveValue('7')
  expect(await stored(page)).toBe('58|3')
})

test('R12 an invalid code shows a message and its valid items, and changes nothing', async ({ page }) => {
  await keep(page, { shopping_list: '58|3' })
  const quick = ['%%%', btoa('1|2,999999|3,x|y')]
  const others = [btoa('<script>alert(1)</script>'), 'not-a-code', btoa('1|2,1|3,2|9999999'), '1|2,x']
  for (const code of isLong ? [...quick, ...others] : quick) {
    await test.step(code, async () => {
      await page.goto(`/list/${encodeURIComponent(code)}`)
      await expect(page.locator('h1')).toHaveText('Custom List')
      await expect(page.locator('#main .callout.hot')).toBeVisible()
      await expect(page.getByText('your own list of 1 item is as you left it')).toBeVisible()
      expect(await stored(page)).toBe('58|3')
    })
  }
})

test('R12 a list of 200 items opens by its link with quantities and the right sum @long', async ({ page, request }) => {
  const { results } = (await (await request.get('/api/items/vanilla/')).json()) as { results: { id: number; value: number | null }[] }
  const some = results.slice(0, 200).map((item, place) => ({ ...item, quantity: ((place * 37) % 999) + 1 }))
  expect(some).toHaveLength(200)
  await page.goto(addressOf(some.map(({ id, quantity }) => `${id}|${quantity}`).join(','), 'Everything'))
  await expect(rows(page)).toHaveCount(200)
  const quantities = await page
    .getByRole('spinbutton', { name: /^Quantity/ })
    .evaluateAll((fields) => fields.map((field) => Number((field as HTMLInputElement).value)))
  expect(quantities).toEqual(some.map(({ quantity }) => quantity))
  const sum = some.reduce((total, { value, quantity }) => total + (value ?? 0) * quantity, 0)
  await expect(async () => {
    const total = Number(await page.locator('.lrow tfoot .tot data').getAttribute('value'))
    const [, worth = ''] = /not sold in shops, worth (?:about )?([\d,.]+)\sc/.exec(await page.locator('.lrow tfoot').innerText()) ?? []
    // What no shop sells is rounded.
    const unsold = Number(worth.replaceAll(',', ''))
    expect(Math.abs(sum / 100 - total - unsold)).toBeLessThanOrEqual(unsold / 10)
  }).toPass()
  await page.getByRole('button', { name: 'Save as mine' }).click()
  await storedList(page).toBe(some.map(({ id, quantity }) => `${id}|${quantity}`).join(','))
})

test('R12 one item that fails to load does not delay the others, and is retried @long', async ({ page }) => {
  await page.clock.install()
  await openOwn(page, '58|1', { shopping_lists: savedLists([{ name: 'Tools', items: '1|1,2|2', have: '' }]) })
  // Stopped clock: only the click triggers a retry.
  await page.clock.pauseAt(Date.now() + 60_000)
  const asksForTwo = ({ pathname }: URL) => /\/listed\/(\d+\|)*2[|/]/.test(decodeURIComponent(pathname))
  const release = await withhold(page, asksForTwo, (route) => route.fulfill({ status: 503 }))
  await myLists(page)
    .getByRole('button', { name: /^Tools/ })
    .click()
  await page.clock.runFor(100)
  await expect(quantityOf(page, 'Shovel')).toHaveValue('1')
  await expect(quantityOf(page, 'Item 2')).toHaveValue('2')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.clock.runFor(100)
  await expect(quantityOf(page, 'Improved Shovel')).toHaveValue('2')
})

test('R12 more than ten items show a loading notice', { tag: '@long' }, async ({ page }) => {
  const twelve = Array.from({ length: 12 }, (_, place) => `${place + 1}|1`).join(',')
  await openOwn(page, '58|1', { shopping_lists: savedLists([{ name: 'Many', items: twelve, have: '' }]) })
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

test('S04 a link with items fills the list, and a reload adds nothing; an outdated page loses no item added elsewhere @long', async ({
  page,
}) => {
  await keep(page, { shopping_list: '3|2' })
  await page.goto('/list?show=catalogue&pick=55&quantity=3')
  await storedList(page).toBe('3|2,55|3')
  await expect(page).toHaveURL(/\/list$/)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await storedList(page).toBe('3|2')
  // The writing page gets no storage event, nor does one in the back/forward cache.
  await page.evaluate(() => localStorage.setItem('shopping_list', '3|2,58|1'))
  await page.getByRole('checkbox', { name: 'Add to list: Improved Shovel' }).check()
  await storedList(page).toBe('3|2,58|1,2|1')
})
