import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { listViolations } from '../support/accessibility.ts'
import { catalogueIsAlive, keep, myLists, openOwn, rows, savedLists, stored, storedList, toast } from '../support/own-lists.ts'

test('several lists: new, switch, rename, duplicate, delete and undo; all survive a reload @long', async ({ page }) => {
  await openOwn(page, '58|3,1|2')
  await myLists(page).getByRole('button', { name: 'New list' }).click()
  await expect(page.getByText('Nothing on this list')).toBeVisible()
  await storedList(page).toBe('')
  await page.goto('/list')
  await catalogueIsAlive(page)
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
    savedLists([
      { name: 'Forge', items: anvil ?? '', have: '' },
      { name: 'Forge (2)', items: anvil ?? '', have: '' },
    ]),
  )
})

test('unreadable lists are reported and not overwritten @long', async ({ page }) => {
  await openOwn(page, '58|3', { shopping_lists: '{"version":1,"lists":[{"name":"Old","items":"1|1"},{"name":"Lost"' })
  await expect(myLists(page)).toContainText('could not be read')
  await myLists(page).getByRole('button', { name: 'Duplicate Base' }).click()
  await expect.poll(() => stored(page, 'shopping_lists')).toContain('Base (2)')
  expect(await stored(page, 'shopping_lists_damaged')).toContain('Lost')
})

test('have and need: a tick means all, the missing rest is summed, and done rows can be hidden', async ({ page }) => {
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
  await expect.poll(() => stored(page, 'shopping_list_have')).toBe('1|5,2|3')
  await page.getByRole('checkbox', { name: 'Got Shovel', exact: true }).uncheck()
  await page.getByText('Hide what I have').click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('.lrow tfoot tr').first()).toHaveText(/^Total, with 1 hidden row.*8 items/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('You have 1 of 2 items. It is hidden.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Got Shovel', exact: true }).click()
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(rows(page)).toHaveCount(2)
})

for (const theme of ['dark', 'light'] as const) {
  test(`a list in use is accessible and no wider than the screen, ${theme}`, { tag: ['@phone', '@long'] }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await openOwn(page, '1|5,2|3,58|1', {
      shopping_list_have: '1|5,2|1',
      shopping_lists: savedLists([{ name: 'Forge', items: '1|1', have: '1|1' }]),
    })
    await page.getByRole('button', { name: 'Remove D.A.V.I.D' }).click()
    await myLists(page).getByRole('button', { name: 'Rename Forge' }).click()
    await expect(toast(page)).toContainText('D.A.V.I.D is off the list.')
    // Elements under the sticky header would count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await listViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

test('every removal can be undone, by button and by keyboard @long', async ({ page }) => {
  await openOwn(page, '1|5,2|3,58|1', { shopping_list_have: '2|1' })
  await page.getByRole('button', { name: 'Remove Improved Shovel' }).focus()
  await page.keyboard.press('Enter')
  await storedList(page).toBe('1|5,58|1')
  await expect(page.locator('.del:focus')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await storedList(page).toBe('1|5,2|3,58|1')
  expect(await stored(page, 'shopping_list_have')).toBe('2|1')
  // The buttons disappear with the message, and the focus returns.
  const whence = page.getByRole('button', { name: 'Remove Shovel', exact: true })
  await page.getByRole('button', { name: 'Remove D.A.V.I.D' }).click()
  await whence.focus()
  await toast(page).getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(whence).toBeFocused()
  await storedList(page).toBe('1|5,2|3,58|1')

  // Numbers and names can be undone too; changes of the same number are one step.
  const undo = page.getByRole('button', { name: 'Undo change' })
  await page.getByRole('button', { name: 'One more of Shovel', exact: true }).click()
  await page.getByRole('button', { name: 'One more of Shovel', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Got D.A.V.I.D' }).check()
  await page.getByRole('textbox', { name: 'List name' }).fill('Forge')
  await expect.poll(() => stored(page, 'shopping_list_name')).toBe('Forge')
  await undo.click()
  await expect.poll(() => stored(page, 'shopping_list_name')).toBe('Base')
  await page.keyboard.press('Control+z')
  await expect.poll(() => stored(page, 'shopping_list_have')).toBe('2|1')
  await storedList(page).toBe('1|7,2|3,58|1')
  await undo.click()
  await storedList(page).toBe('1|5,2|3,58|1')

  await page.goto('/list')
  // A click on a row removes its item; undo restores its count and position.
  await catalogueIsAlive(page)
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: 'Add to list: Improved Shovel' }) })
  await expect(row.getByRole('checkbox')).toBeChecked()
  await row.locator('td.num').click()
  await expect(toast(page)).toContainText('Improved Shovel is off the list.')
  await storedList(page).toBe('1|5,58|1')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await storedList(page).toBe('1|5,2|3,58|1')
  await row.locator('td.num').click()
  await storedList(page).toBe('1|5,58|1')
  await row.locator('td.num').click()
  await storedList(page).toBe('1|5,2|3,58|1')
  expect(await stored(page, 'shopping_list_have')).toBe('2|1')
  await page.getByRole('button', { name: 'Clear', exact: true }).last().click()
  await storedList(page).toBe('')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await storedList(page).toBe('1|5,2|3,58|1')
  expect(await stored(page, 'shopping_list_name')).toBe('Base')
})

test('lists are exported and imported as files, and an invalid file changes nothing @long', async ({ page }) => {
  await openOwn(page, '1|5,2|3', { shopping_list_have: '1|2', shopping_lists: savedLists([{ name: '=1+1', items: '58|1', have: '' }]) })
  await expect(page.getByRole('row', { name: 'Got Improved Shovel' })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), myLists(page).getByRole('button', { name: 'Download all' }).click()])
  expect(file.suggestedFilename()).toBe('hydroneer-lists.json')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('"name": "Improved Shovel"')

  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect(csv.suggestedFilename()).toBe('hydroneer-list-base.csv')
  expect(await readFile(await csv.path(), 'utf8')).toMatch(/^\uFEFF"Item","Quantity","Have","Still missing".*\r\n"Shovel","5","2","3"/)

  const open = async (content: string) => {
    const field = page.getByLabel('Add from a file')
    await expect(field).toBeEnabled()
    await field.setInputFiles({ name: 'lists.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  }
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
  await expect.poll(() => stored(page, 'shopping_lists')).toBe(before)

  await keep(page, {})
  await page.goto('/list')
  await open(text)
  await myLists(page).getByRole('button', { name: /^Base/ }).click()
  await storedList(page).toBe('1|5,2|3')
  expect(await stored(page, 'shopping_list_have')).toBe('1|2')
})
