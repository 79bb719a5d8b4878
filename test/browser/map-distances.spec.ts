import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { button, map, openMap, popup, view } from '../support/world-map.ts'

test('the ruler adds up what lies between points, takes the last back, and clears', async ({ page }) => {
  const live = await openMap(page, '#zoom=3&at=1024,1024')
  await button(page, 'Measure').click()
  await page.keyboard.press('Enter')
  await live.click({ position: { x: 60, y: 100 } })
  await live.click({ position: { x: 60, y: 220 } })
  const segments = page.locator('[data-ruler-list] li')
  await expect(segments).toHaveCount(2)
  // At the largest zoom two and a half pixels are a metre.
  await expect(segments.last()).toContainText(/4[789] m$/)
  const lengths = (await segments.allTextContents()).map((text) => Number(/([\d,]+) m$/.exec(text)?.[1]?.replace(',', '')))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  await expect(page.locator('[data-ruler-total]')).toHaveText(`${total} m in all`)
  await button(page, 'Undo last point').first().click()
  await expect(segments).toHaveCount(1)
  await button(page, 'Done').click()
  await expect(page.locator('[data-map-asks]')).toBeHidden()
  await expect(page.locator('.map-ruler-line')).toHaveCount(1)
  await button(page, 'Clear').click()
  await expect(page.locator('[data-side="ruler"]')).toBeHidden()
  await expect(page.locator('.map-ruler-dot')).toHaveCount(0)
})

test('a link draws a route through numbered stops, lists them, and leaves out what it does not know', async ({ page }) => {
  await openMap(page, '#route=shop-13,shop-4,nowhere-1,shop-13')
  const stops = page.locator('[data-route-list] li')
  await expect(stops).toHaveText([/Vehicle Store/, /Repair/, /Vehicle Store/])
  await expect(page.locator('.map-stop')).toHaveText(['1 · 3', '2'])
  await expect(page.locator('.map-route-line')).toHaveCount(1)
  await expect(page.getByText('Not on the map and left out: nowhere-1.')).toBeVisible()
  await stops.nth(1).getByRole('button').click()
  await expect(popup(page).getByText('Repair')).toBeVisible()
  await expect.poll(async () => (await view(page)).route).toBe('shop-13,shop-4,nowhere-1,shop-13')
  await button(page, 'Remove the route').click()
  await expect(page.locator('.map-stop')).toHaveCount(0)
  await expect.poll(async () => (await view(page)).route).toBe(undefined)
  // Between places whose position is known it has the length it has in the game.
  await page.evaluate(() => (location.hash = '#route=digsite-ember-cradle,shop-4,shop-14'))
  await expect(page.locator('[data-route-length]')).toHaveText(/^30[345] m in straight lines$/)
})

test('the scale bar tells metres: in the picture as it is sent, and at each zoom of the moving map', async ({ page, browser, baseURL }) => {
  const bar = page.locator('[data-map-scale]')
  const width = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().width))
  await openMap(page, '#zoom=3&at=1024,1024')
  await expect(bar).toHaveText('Scale: 50 m')
  expect(await width()).toBe(125)
  await page.evaluate(() => (location.hash = '#zoom=1'))
  await expect(bar).toHaveText('Scale: 200 m')
  expect(await width()).toBe(125)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const still = await context.newPage()
  await still.goto(map)
  await expect(still.locator('[data-map-scale]')).toHaveText('Scale: 100 m')
  // The still picture has half the pixels of the largest zoom.
  const boxes = await still.locator('.map-world').evaluate((world) => world.getBoundingClientRect().width)
  expect(boxes).toBe(1024)
  await context.close()
})
