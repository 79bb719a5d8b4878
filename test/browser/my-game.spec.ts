import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'

/** The reader's game: ticks on an item's page, the overview, and where it is used. */

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible()
}

test('a tick on an item’s page is used everywhere, and can be undone', async ({ page }) => {
  await page.goto('/database/shield-blueprint')
  await expect(page.getByText('Not yours yet, in slot 1: 3 hand-ins left, total weight 40')).toBeVisible()
  await page.goto('/database/teapot-blueprint')
  await page.getByRole('button', { name: 'I have it' }).click()
  await expect(page.getByRole('button', { name: 'I have it' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/database/shield-blueprint')
  await expect(page.getByText('Not yours yet, in slot 1: 1 hand-in left, total weight 16')).toBeVisible()
  // Links to the planner with the owned blueprints.
  await page.getByRole('link', { name: '1 hand-in left, total weight 16' }).click()
  await expect(page).toHaveURL(/goal=shield&have=teapot$/)
  await expect(page.locator('[data-answer="weight"]')).toHaveText('16')

  await page.goto('/tools/blueprint-planner')
  await page.getByRole('button', { name: 'As in my game' }).click()
  await expect(page.getByRole('checkbox', { name: 'Teapot' })).toBeChecked()

  await open(page, '/my-game')
  const teapot = page.getByRole('checkbox', { name: 'I have Teapot Blueprint' })
  await expect(teapot).toBeChecked()
  await page.getByLabel('Name of this game').fill('Ada')
  // Saving while the reader types must not change the field.
  await page.getByLabel('Coins', { exact: true }).pressSequentially('1200')
  await page.getByRole('checkbox', { name: 'I have Cod' }).check()
  await page.getByLabel('Note on Ember Cradle').fill('Two drills')
  await page.getByRole('radio', { name: /^Slot 2/ }).check({ force: true })
  await expect(teapot).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(teapot).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Slot 1: Ada/ })).toBeChecked()
  await expect(page.getByLabel('Coins', { exact: true })).toHaveValue('1200')
  await expect(page.getByLabel('Note on Ember Cradle')).toHaveValue('Two drills')

  await page.goto('/list/227|1,1|1')
  await expect(page.getByRole('row', { name: /Cod/ })).toContainText('In my game')
  await page.getByRole('button', { name: '1,200, as in my game' }).click()
  await expect(page.getByLabel('Coins I have already')).toHaveValue('1200')
})

test('things at places are entered by name, and shown on the pages of item and place, and in lists @long', async ({ page }) => {
  await page.goto('/database/harvester')
  await page.getByRole('link', { name: 'Note where I put it' }).click()
  const form = page.getByRole('form', { name: 'Add a build' })
  const what = form.getByLabel('What is it?')
  await expect(what).toHaveValue('Harvester')
  await form.getByLabel('Where').selectOption('Ember Cradle')
  await form.getByRole('button', { name: 'One more: How many' }).click()
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(form.getByText('2 × Harvester: at Ember Cradle.')).toBeVisible()

  // The rest by keyboard, with a place of the reader's own.
  await expect(what).toBeFocused()
  await page.keyboard.type('no such thing at all')
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await what.fill('harv')
  await form.getByLabel('Where').selectOption('A place of my own')
  await form.getByLabel('Its name').fill('Behind the falls')
  await page.keyboard.press('Enter')
  const own = page.getByRole('article', { name: 'Behind the falls' })
  await expect(own.getByRole('link', { name: 'Harvester' })).toBeVisible()
  await own.getByRole('button', { name: 'Fewer: Harvester at Behind the falls' }).press('Enter')
  await expect(own.getByRole('link', { name: 'Harvester' })).toHaveCount(0)
  await expect(own.getByRole('heading')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await own.getByLabel('Harvester at Behind the falls', { exact: true }).fill('12')
  await page.reload()
  await expect(what).toHaveValue('')
  await expect(own.getByLabel('Harvester at Behind the falls', { exact: true })).toHaveValue('12')

  await page.goto('/database/harvester')
  await expect(page.getByText('2 stand at Ember Cradle, 12 at Behind the falls')).toBeVisible()
  // Without the API, places have their stored names.
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('2 stand at Ember cradle, 12 at Behind the falls')).toBeVisible()
  await page.unroute('**/api/**')
  await page.goto('/list/57|3')
  await expect(page.getByRole('row', { name: /Harvester/ })).toContainText('14 in my game')
  await page.goto('/guide-book/digsites')
  const parcel = page.locator('#ember-cradle')
  await expect(parcel.getByText('Not yours yet, in slot 1. 2 things stand here')).toBeVisible()
  await parcel.getByRole('button', { name: 'I have it' }).click()
  await expect(parcel.getByText('Yours, in slot 1.')).toBeVisible()
  await expect(page.locator('#south-hope').getByText('Not yours yet, in slot 1')).toBeVisible()

  await page.goto('/my-game')
  await expect(page.getByRole('checkbox', { name: 'I have Ember Cradle' })).toBeChecked()
  await page.getByRole('link', { name: 'Hydro Truck', exact: true }).click()
  const truck = page.locator('#hydro-truck')
  await truck.getByRole('button', { name: 'I have it' }).click()
  await expect(truck.getByText('Yours, in slot 1')).toBeVisible()
  await page.goto('/tools/vehicles')
  await expect(page.getByRole('rowheader', { name: /^Hydro Truck(?! Mk)/ })).toContainText('In my game')
})

test('a game is exported and imported, a hostile file changes nothing, and it can be saved as a picture @long', async ({ page }) => {
  await open(page, '/my-game')
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const cod = page.getByRole('checkbox', { name: 'I have Cod' })
  await cod.check()
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
  const text = readFileSync(await saved.path(), 'utf8')
  const importFile = async (content: string) =>
    page.getByLabel('A file of this page').setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(content) })

  await cod.uncheck()
  await importFile(text.replace('"cod"', '"<img src=x onerror=alert(1)>"'))
  await expect(page.getByText('games.json has an error at: slot 1, have, fish, 1. Nothing was changed.')).toBeVisible()
  await importFile(text.slice(0, 50))
  await expect(page.getByText('games.json cannot be read')).toBeVisible()
  await expect(cod).not.toBeChecked()

  await importFile(text)
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(cod).toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cod).not.toBeChecked()

  const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Picture to share' }).click()])
  expect(picture.suggestedFilename()).toBe('my-hydroneer-game.png')
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  expect(complaints).toEqual([])
})
