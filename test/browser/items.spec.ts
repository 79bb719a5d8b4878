import { expect, test, type Page } from '@playwright/test'

/** Item pages: what is drawn is to scale and fits, and what is mentioned can be followed. */
test.describe('the page of an item', () => {
  test('explosions are drawn to one scale, however narrow the page', async ({ page }) => {
    await page.goto('/database/logic-mini-nuke')
    const drawings = page.locator('.blasts svg')
    await expect(drawings).toHaveCount(2)
    const scales = await drawings.evaluateAll((svgs) =>
      (svgs as SVGSVGElement[]).map((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width),
    )
    expect(scales[0]).toBeGreaterThan(0)
    expect(scales[0]! / scales[1]!).toBeCloseTo(1, 2)
  })

  test('none scrolls sideways at 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const item of [
      'shovel',
      'gold-bar',
      'hill-lavender-seed-bag',
      'conveyor-splitter',
      'toolbag-blueprint',
      'fishing-pole',
      'big-pan',
    ]) {
      await page.goto(`/database/${item}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), item).toBeLessThanOrEqual(320)
    }
  })

  test('from an item to the patch note in which it is first seen', async ({ page }) => {
    await page.goto('/database/logic-smelter')
    await page
      .locator('.mentions')
      .getByRole('link', { name: /^1\.6:/ })
      .click()
    await expect(page).toHaveURL(/\/patch-notes\/2$/)
    await expect(page.getByText('Logic smelter, water valve, spanner launcher and explosives.')).toBeVisible()
  })

  test('from the place of a shop to the world map with it open', async ({ page }) => {
    await page.goto('/database/shovel')
    await page
      .locator('.on-the-map')
      .getByRole('link', { name: /Tools & Equipment in Bastion Keep/ })
      .click()
    await expect(page).toHaveURL(/\/database\/map#open=shop-2$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map')
  })

  test('pictures of items in a guide stand before their names and are not heard', async ({ page }) => {
    await page.goto('/guide-book/guide/first-timer')
    const link = page.locator('.prose a.il[data-item="shovel"]').first()
    await expect(link).toHaveAccessibleName('Shovel')
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => widthOf(page)).toBeGreaterThan(0)
  })
})

/** How wide the first small picture is by nature: 0 until it has come. */
function widthOf(page: Page): Promise<number> {
  return page
    .locator('.prose a.il[data-item="shovel"] img')
    .first()
    .evaluate((picture) => (picture as HTMLImageElement).naturalWidth)
}
