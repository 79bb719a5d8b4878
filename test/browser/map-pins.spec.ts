import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { button, openMap, pin, popup, stored, view } from '../support/world-map.ts'
import { keep } from '../support/own-lists.ts'
import { blockStorage } from '../support/block-storage.ts'

/** Names of the stored pins. */
async function namesOf(page: Page): Promise<string[]> {
  const { pins } = JSON.parse((await stored(page, 'map_pins_v1')) ?? '{"pins":[]}') as { pins: { name: string }[] }
  return pins.map(({ name }) => name)
}

/** Adds a pin in the center of the map and names it. */
async function addPin(page: Page, name: string, note = '') {
  await button(page, 'Add a pin').click()
  await button(page, 'Use center').click()
  await popup(page).getByLabel('Name').fill(name)
  await popup(page).getByLabel('Note').fill(note)
  await popup(page).getByRole('button', { name: 'Save' }).click()
  await expect(pin(page, name)).toHaveCount(1)
  await expect(popup(page)).toHaveCount(0)
}

test('own pins, by click and by keyboard; their texts are never HTML @long', async ({ page }) => {
  const live = await openMap(page)
  await test.step('added by a click, edited, saved, deleted and restored', async () => {
    await button(page, 'Add a pin').click()
    await live.click({ position: { x: 120, y: 340 } })
    const name = popup(page).getByLabel('Name')
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Pin 1')
    await name.fill('<img src=x onerror=alert(1)>')
    await popup(page).getByLabel('Note').fill('Two\nlines')
    await popup(page).getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('listitem').filter({ hasText: '<img src=x onerror=alert(1)>' })
    await expect(row).toContainText('Two')
    const at = (JSON.parse((await stored(page, 'map_pins_v1')) ?? '') as { pins: { x: number; y: number }[] }).pins[0]
    await page.reload()
    await expect(pin(page, '<img src=x')).toHaveCount(1)
    await expect(page.locator('.world-map img[src="x"]')).toHaveCount(0)
    await row.getByRole('button', { name: /^Edit/ }).click()
    await popup(page).getByLabel('Name').fill('Good gold')
    await page.keyboard.press('Escape')
    await expect(pin(page, 'Good gold')).toHaveCount(1)
    await expect(pin(page, 'Good gold')).toBeFocused()
    await button(page, 'Delete Good gold').click()
    await expect(pin(page, 'Good gold')).toHaveCount(0)
    await expect(button(page, 'Undo')).toBeFocused()
    await button(page, 'Undo').click()
    await expect(pin(page, 'Good gold')).toHaveCount(1)
    const saved = async () => (JSON.parse((await stored(page, 'map_pins_v1')) ?? '') as { pins: unknown[] }).pins
    await expect.poll(saved).toMatchObject([{ ...at, name: 'Good gold', note: 'Two\nlines' }])
  })
  await test.step('by keyboard: added at the center, moved, found in the list', async () => {
    await button(page, 'Add a pin').focus()
    await page.keyboard.press('Enter')
    await expect(live).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(popup(page).getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Here')
    await page.keyboard.press('Enter')
    await expect(pin(page, 'Here')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(popup(page).getByRole('button', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Click the map where “Here” goes.')).toBeVisible()
    const before = await stored(page, 'map_pins_v1')
    const { at } = await view(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await view(page)).at).not.toBe(at)
    await page.keyboard.press('Enter')
    await expect.poll(() => stored(page, 'map_pins_v1')).not.toBe(before)
    await page.keyboard.press('Escape')
    await button(page, 'Here').first().focus()
    await page.keyboard.press('Enter')
    await expect(popup(page).getByText('Here')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Here').first()).toBeFocused()
  })
})

test('a link has own pins and the ruler, others can save them, and a link that cannot be copied is shown @long', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    const copied: string[] = []
    Object.assign(window, { copied, mayCopy: true })
    navigator.clipboard.writeText = (text) =>
      Reflect.get(window, 'mayCopy') === true ? Promise.resolve(void copied.push(text)) : Promise.reject(new Error('forbidden'))
  })
  await openMap(page)
  for (const name of ['First', 'Second']) await addPin(page, name, name === 'First' ? 'Two & more' : '')
  await button(page, 'Measure').click()
  await page.keyboard.press('Enter')
  await page.locator('.map-live').click({ position: { x: 300, y: 300 } })
  await button(page, 'Done').click()
  await expect.poll(async () => (await view(page)).measure).toMatch(/^\d+,\d+,\d+,\d+$/)
  const total = (await page.locator('[data-side="ruler"] p.h4').textContent()) ?? ''
  await button(page, 'First').first().click()
  await expect.poll(async () => (await view(page)).open).toMatch(/^pin-/)
  await button(page, /^Copy link/).click()
  await expect(page.getByText('with your 2 pins')).toBeVisible()
  const [address = ''] = await page.evaluate<string[]>('copied')
  expect(address).toContain('/database/map#')
  // The link must not contain the browser's local id.
  expect(address).not.toContain('pin-')
  const byHand = page.getByLabel('to be copied by hand')
  await expect(byHand).toBeHidden()
  await page.evaluate(() => Object.assign(window, { mayCopy: false }))
  await button(page, /^Copy link/).click()
  await expect(byHand).toBeFocused()
  await expect(byHand).toHaveValue(address)

  await button(page, 'Delete First').click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => namesOf(page)).toEqual(['First', 'Second'])

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await theirs.goto(address)
  await expect(pin(theirs, 'First')).toHaveCount(1)
  await expect(popup(theirs).getByText('Two & more')).toBeVisible()
  await expect(theirs.locator('[data-side="ruler"] p.h4')).toHaveText(total)
  await expect(theirs.getByText('This link brings 2 pins')).toBeVisible()
  expect(await stored(theirs, 'map_pins_v1')).toBe(null)
  await popup(theirs).getByRole('button', { name: 'Keep this pin' }).press('Enter')
  await expect(theirs.locator('[data-side="pins"] li')).toContainText('Two & more')
  await expect.poll(() => theirs.evaluate(() => location.hash)).not.toContain('First')
  // Once saved, pins come from localStorage and not from the link.
  await theirs.goto('about:blank')
  await theirs.goto(address)
  await expect(theirs.getByText('This link brings a pin')).toBeVisible()
  await theirs.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(pin(theirs, 'First')).toHaveCount(1)
  await expect(pin(theirs, 'Second')).toHaveCount(1)
  await expect.poll(() => namesOf(theirs)).toEqual(['First', 'Second'])
  await other.close()
})

test('pins are exported to a file and imported; an invalid file changes nothing', async ({ page, browser }) => {
  await openMap(page)
  await addPin(page, 'First', 'with a "note"')
  await addPin(page, 'Second')
  const download = page.waitForEvent('download')
  await button(page, 'Export').click()
  const file = await (await download).path()
  const saved = await stored(page, 'map_pins_v1')
  expect(await readFile(file, 'utf8')).toBe(saved)

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await openMap(theirs, '')
  await expect(button(theirs, /^My pins/).last()).toBeVisible()
  await theirs.locator('input[type="file"]').setInputFiles(file)
  await expect(theirs.getByText('2 pins added.')).toBeVisible()
  expect(await stored(theirs, 'map_pins_v1')).toBe(saved)
  await theirs.locator('input[type="file"]').setInputFiles(file)
  await expect(theirs.getByText('0 pins added, 2 already here.')).toBeVisible()
  for (const buffer of ['{"format":"other"}', 'no JSON', '{"format":"bridgepour-map-pins","version":9,"pins":[]}']) {
    await theirs
      .locator('input[type="file"]')
      .setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from(buffer) })
    await expect(theirs.getByText('“wrong.json” is not a file of pins of this map. Nothing was changed.')).toBeVisible()
    await button(theirs, 'Close').last().click()
  }
  expect(await stored(theirs, 'map_pins_v1')).toBe(saved)
  await other.close()
})

test('blocked storage is reported, and the pins stay until the page closes', { tag: '@long' }, async ({ page }) => {
  await blockStorage(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await openMap(page)
  await addPin(page, 'First')
  await expect(page.getByText('This browser does not keep your pins')).toBeVisible()
  await addPin(page, 'Second')
  await expect(pin(page, 'First')).toHaveCount(1)
  expect(errors).toEqual([])
})

test('damaged stored pins are reported, and not lost by the next change @long', async ({ page }) => {
  await keep(page, { map_pins_v1: '{"pins": damaged' })
  await openMap(page)
  await expect(page.getByText('could not be read as pins')).toBeVisible()
  await addPin(page, 'Fresh')
  expect(await stored(page, 'map_pins_v1_unread')).toBe('{"pins": damaged')
  await expect.poll(() => stored(page, 'map_pins_v1')).toContain('Fresh')
})
