import { expect, test } from '@playwright/test'
import { openMap, pin, popup } from '../support/world-map.ts'

test('a popup at the edge of the world is complete, and no control covers it', { tag: ['@phone', '@long'] }, async ({ page }) => {
  const live = await openMap(page)
  for (const [hash, link] of [
    ['#zoom=1&open=shop-0', 'a.btn[href*="/0"]'],
    ['#zoom=2.5&open=digsite-dreck-quarry', 'a.btn[href*="dreck-quarry"]'],
    ['#zoom=2&open=shop-2', 'a.btn[href$="/2"]'],
  ] as const) {
    await page.evaluate((next) => (location.hash = next), hash)
    const target = popup(page).locator(link)
    await expect(target).toBeVisible()
    const isInside = async () => {
      const [frame, box] = await Promise.all([live.boundingBox(), popup(page).boundingBox()])
      return frame !== null && box !== null && box.x >= frame.x && box.x + box.width <= frame.x + frame.width
    }
    await expect.poll(isInside, hash).toBe(true)
    await target.click({ trial: true })
  }
})

test('a popup with enough space does not pan the map', { tag: '@long' }, async ({ page }) => {
  const live = await openMap(page)
  const shop = pin(page, 'Repair')
  await shop.click()
  await expect(popup(page).locator('a.btn')).toBeVisible()
  await expect(live.locator('.leaflet-pan-anim')).toHaveCount(0)
  const [frame, box] = await Promise.all([live.boundingBox(), popup(page).boundingBox()])
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  // The popup ends 10 px below the upper edge.
  const down = frame!.y + 10 - box!.y
  const [x, y] = [frame!.x + frame!.width / 3, frame!.y + frame!.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + down, { steps: 10 })
  await page.mouse.up()
  const before = await shop.boundingBox()
  await shop.click()
  await expect(popup(page)).toBeVisible()
  // Leaflet pans in steps.
  await expect(live.locator('.leaflet-pan-anim')).toHaveCount(0)
  expect(await shop.boundingBox()).toEqual(before)
})
