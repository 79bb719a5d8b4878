import { expect, test } from '@playwright/test'
import { button, map, openMap, popup, view } from '../support/world-map.ts'

test('distances on the map: scale, ruler, route @long', async ({ page }) => {
  const live = await openMap(page, '#zoom=3&at=1024,1024')
  await test.step('the scale bar is right at each zoom', async () => {
    const bar = page.locator('.map-scale')
    const width = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().width))
    await expect(bar).toHaveText('Scale: 50 m')
    await expect.poll(width).toBe(125)
    await page.evaluate(() => (location.hash = '#zoom=1'))
    await expect(bar).toHaveText('Scale: 200 m')
    await expect.poll(width).toBe(125)
    await page.evaluate(() => (location.hash = '#zoom=3&at=1024,1024'))
    await expect(bar).toHaveText('Scale: 50 m')
  })
  await test.step('the ruler sums distances, removes the last point, and clears', async () => {
    await button(page, 'Measure').click()
    await page.keyboard.press('Enter')
    await live.click({ position: { x: 60, y: 100 } })
    await live.click({ position: { x: 60, y: 220 } })
    const segments = page.locator('[data-side="ruler"] li')
    await expect(segments).toHaveCount(2)
    // At the largest zoom 2.5 px are a meter.
    await expect(segments.last()).toContainText(/4[789] m$/)
    const lengths = (await segments.allTextContents()).map((text) => Number(/([\d,]+) m$/.exec(text)?.[1]?.replace(',', '')))
    const total = lengths.reduce((sum, length) => sum + length, 0)
    await expect(page.locator('[data-side="ruler"] p.h4')).toHaveText(`${total} m in all`)
    await button(page, 'Undo last point').first().click()
    await expect(segments).toHaveCount(1)
    await button(page, 'Done').click()
    await expect(page.locator('[data-map-asks]')).toBeHidden()
    await expect(page.locator('.map-ruler-line')).toHaveCount(1)
    await button(page, 'Clear').click()
    await expect(page.locator('[data-side="ruler"]')).toBeHidden()
    await expect(page.locator('.map-ruler-dot')).toHaveCount(0)
  })
  await test.step('a link draws a route through numbered stops, lists them, and skips unknown ones', async () => {
    await page.evaluate(() => (location.hash = '#route=shop-13,shop-4,nowhere-1,shop-13'))
    const stops = page.locator('[data-side="route"] li')
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
    // Between known positions, it has the length of the game.
    await page.evaluate(() => (location.hash = '#route=digsite-ember-cradle,shop-4,shop-14'))
    await expect(page.locator('[data-side="route"]').getByText('in straight lines')).toHaveText(/^30[345] m in straight lines$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the scale bar is right in the static picture', async ({ page }) => {
    await page.goto(map)
    await expect(page.locator('.map-scale')).toHaveText('Scale: 100 m')
    // The static picture has half the pixels of the largest zoom.
    expect(await page.locator('.map-world').evaluate((world) => world.getBoundingClientRect().width)).toBe(1024)
  })
})
