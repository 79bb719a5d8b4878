import { expect, test, type Page } from '@playwright/test'
import { openPage, scriptsStarted } from '../support/open-page.ts'

/** Item pages: drawings are to scale and fit, mentions are links. */
test.describe('the page of an item', () => {
  test('explosions have one scale at every width', { tag: '@long' }, async ({ page }) => {
    await page.goto('/database/logic-mini-nuke')
    const drawings = page.locator('.blasts svg')
    await expect(drawings).toHaveCount(2)
    const scales = await drawings.evaluateAll((svgs) =>
      (svgs as SVGSVGElement[]).map((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width),
    )
    expect(scales[0]).toBeGreaterThan(0)
    expect(scales[0]! / scales[1]!).toBeCloseTo(1, 2)
  })

  test('the side column covers nothing at any scroll position @long', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/database/harvester')
    await expect(page.locator('.split > aside')).toHaveCount(2)
    for (let top = 0; top <= 1500; top += 300) {
      const [card, more] = await page.locator('.split > aside').evaluateAll((asides, y) => {
        scrollTo(0, y)
        return asides.map((aside) => aside.getBoundingClientRect())
      }, top)
      expect(more!.top, `scrolled by ${top} pixels`).toBeGreaterThanOrEqual(card!.bottom)
    }
  })

  test('a badge opens its source beside it, within the screen, and restores the focus', async ({ page }) => {
    await openPage(page, '/database/gold-ore')
    const badge = page.locator('.item a.mk[data-fact]').first()
    const popover = page.getByRole('dialog', { name: 'Unconfirmed' })
    for (const [width, height] of [
      [1440, 900],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await badge.focus()
      await page.keyboard.press('Enter')
      await expect(popover).toBeVisible()
      await expect(popover.getByText(/^Checked|Version/)).not.toBeEmpty()
      const box = (await popover.boundingBox())!
      expect([box.x >= 0, box.x + box.width <= width], `${width} pixels`).not.toContain(false)
      await page.keyboard.press('Escape')
      await expect(popover).toBeHidden()
      await expect(badge).toBeFocused()
    }
  })

  test('the list button reports what it did and the count on the list, with a link', async ({ page }) => {
    await openPage(page, '/database/shovel')
    const add = page.locator('main [data-add-to-list]')
    const status = page.locator('main [data-add-to-list] + [role="status"]')
    await expect(add).toHaveText('Add to my list')
    await add.click()
    await expect(status).toContainText('Added.')
    await add.click()
    await expect(status).toContainText('Already on your list.')
    await page.reload()
    await scriptsStarted(page)
    await expect(add).toHaveText('On my list')
    await add.click()
    await expect(status).toContainText('Already on your list.')
    await status.getByRole('link', { name: 'Open my list' }).click()
    await expect(page).toHaveURL(/\/list\/./)
  })

  test('none scrolls sideways at 320 pixels @long', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const items = ['gold-bar', 'hill-lavender-seed-bag', 'toolbag-blueprint', 'shovel', 'conveyor-splitter', 'fishing-pole', 'big-pan']
    for (const item of items) {
      await page.goto(`/database/${item}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), item).toBeLessThanOrEqual(320)
    }
  })

  test(
    'the pictures of many items of a crafting tree load once they are nearly visible, and move nothing',
    { tag: ['@phone-only', '@long'] },
    async ({ page }) => {
      await page.goto('/database/iron-bar')
      const family = page.locator('.tree .tiles')
      await expect(family.locator('img:visible')).toHaveCount(0)
      const before = await family.boundingBox()
      await family.evaluate((tiles) => tiles.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(family.locator('img').first()).toBeVisible()
      const after = await family.boundingBox()
      expect(after?.height).toBe(before?.height)
      expect(after?.width).toBe(before?.width)
    },
  )

  test(
    'pictures of items in a guide are before their names and hidden from screen readers',
    { tag: ['@pictures', '@long'] },
    async ({ page }) => {
      await page.goto('/guide-book/guide/first-timer')
      const link = page.locator('.prose a.il[href$="/shovel"]').first()
      await expect(link).toHaveAccessibleName('shovel', { ignoreCase: true })
      await link.scrollIntoViewIfNeeded()
      await expect.poll(() => widthOf(page)).toBeGreaterThan(0)
    },
  )
})

/** Natural width of the first small picture; 0 until it has loaded. */
function widthOf(page: Page): Promise<number> {
  return page
    .locator('.prose a.il[href$="/shovel"] img')
    .first()
    .evaluate((picture) => (picture as HTMLImageElement).naturalWidth)
}

test.describe('tables can hide guesses', () => {
  test('at once, with the count and the address', { tag: '@phone-long' }, async ({ page }) => {
    await page.goto('/database?find=map')
    await expect(page.getByRole('button', { name: 'Copy table' })).toBeEnabled()
    const count = page.getByRole('status').filter({ hasText: /price (?:is|are) / })
    await expect(count).toHaveText('1 of 1 price is unconfirmed')
    const row = page.getByRole('row', { name: /^Map/ })
    await expect(row.locator('data')).toBeVisible()
    await page.getByText('Hide unconfirmed prices').click()
    await expect(page).toHaveURL(/\?find=map&guesses=out$/)
    await expect(count).toHaveText('1 of 1 price is hidden')
    await expect(row.locator('data')).toBeHidden()
    await page.goBack()
    await expect(row.locator('data')).toBeVisible()
    await expect(page.getByLabel('Hide unconfirmed prices')).not.toBeChecked()
  })

  test('in a shop, too', { tag: '@long' }, async ({ page }) => {
    await page.goto('/guide-book/towns/bridgepour/tools-equipment/7')
    const box = page.getByLabel('Hide unconfirmed prices')
    const prices = page.locator('.items data:visible')
    await expect(page.getByRole('button', { name: 'Copy table' })).toBeEnabled()
    const before = await prices.count()
    await page.getByText('Hide unconfirmed prices').click()
    await expect(page).toHaveURL(/\?guesses=out$/)
    await expect(box).toBeChecked()
    await expect.poll(() => prices.count()).toBeLessThan(before)
    await page.reload()
    await expect(box).toBeChecked()
    await page.getByText('Hide unconfirmed prices').click()
    await expect(page).toHaveURL(/7$/)
    await expect(prices).toHaveCount(before)
  })

  test("R28 a shop is filtered and sorted like the database, the game's own goods first @long", async ({ page }) => {
    await page.goto('/guide-book/towns/bridgepour/tools-equipment/7')
    await expect(page.getByRole('button', { name: 'Copy table' })).toBeEnabled()
    const shown = page.locator('.items tbody tr:visible')
    const own = await shown.count()
    await page.getByText('Show mods', { exact: true }).click()
    await expect(page).toHaveURL(/7\?mods=true$/)
    await expect.poll(() => shown.count()).toBeGreaterThan(own)
    await page.getByRole('button', { name: 'Name' }).click()
    await expect(page).toHaveURL(/sort=name&direction=desc&mods=true$/)
    const moddedNow = () => shown.evaluateAll((rows) => rows.map((row) => row.classList.contains('is-modded')).join())
    await expect.poll(moddedNow).toMatch(/^false(,false)*(,true)+$/)
    await page.getByPlaceholder('Find an item').fill('shovle')
    await expect(shown.first()).toContainText('Shovel')
    await expect(page).toHaveURL(/find=shovle/)
    await page.reload()
    await expect(shown.first()).toContainText('Shovel')
  })
})

test(
  'the first screen of the database shows a dozen items, and a long text is not cut',
  { tag: ['@phone', '@long'] },
  async ({ page, isMobile }) => {
    const [width, height, foot] = isMobile ? [390, 844, 59] : [1440, 900, 0]
    await page.setViewportSize({ width, height })
    await page.goto('/database')
    await expect(page.getByRole('button', { name: 'Copy table' })).toBeEnabled()
    const rows = page.locator('.items tbody tr:visible')
    const last = isMobile ? 6 : 12
    await page.evaluate(() => document.fonts.ready)
    expect((await rows.nth(last - 1).boundingBox())!.y).toBeLessThan(height - foot - (isMobile ? 40 : 41))
    if (isMobile) return
    const row = rows.filter({ hasText: 'Click it to choose what to make' })
    const before = (await row.boundingBox())!.height
    await row.getByRole('link').first().focus()
    expect(await row.locator('.desc').evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
    expect((await row.boundingBox())!.height).toBe(before)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R28 a shop is filtered and sorted by its form', { tag: '@long' }, async ({ page }) => {
    await page.goto('/guide-book/towns/bridgepour/tools-equipment/7')
    const shown = page.locator('.items tbody tr:visible')
    const own = await shown.count()
    await page.getByPlaceholder('Find an item').fill('hammer')
    await page.getByText('Show mods', { exact: true }).click()
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page).toHaveURL(/7\?find=hammer.*&mods=true/)
    expect(await shown.count()).toBeLessThan(own)
    await page.getByRole('button', { name: 'Name' }).click()
    await expect(page).toHaveURL(/7\?find=hammer&sort=name&direction=desc&mods=true$/)
    await expect(page.getByPlaceholder('Find an item')).toHaveValue('hammer')
  })
})

test(
  'on touch screens a tap on a picture opens its card, which can be pinned, and a tap on the name follows the link',
  {
    tag: ['@phone-only', '@long'],
  },
  async ({ page }) => {
    await openPage(page, '/database/gold-bar')
    const picture = page.locator('.tree a[href$="/bracelet"] img')
    const card = page.locator('.tipcard')
    await picture.tap()
    await expect(card).toBeFocused()
    await expect(card.locator('a').first()).toHaveText('Bracelet')
    await card.getByRole('button', { name: 'Pin to compare' }).tap()
    await expect(card.getByRole('button', { name: 'Unpin' })).toBeVisible()
    await page.locator('h1').tap()
    await expect(card).toHaveCount(0)

    // The picture of a link opens the card too; the pin is stored.
    await openPage(page, '/database/iron-bar')
    await page
      .locator('details', { has: page.locator('.same') })
      .locator('summary')
      .tap()
    await page.locator('.same a[href="/database/gold-bar"] img').tap()
    await expect(card.locator('a').first()).toHaveText('Gold Bar')
    await card.getByRole('link', { name: 'Compare with bracelet' }).tap()
    await expect(page).toHaveURL(/\/compare\?items=bracelet,gold-bar$/)
    await page.locator('thead').getByRole('link', { name: 'Gold Bar', exact: true }).tap()
    await expect(page).toHaveURL(/\/database\/gold-bar$/)

    // A tap on a table row follows its link, but a tap on the picture opens the card.
    await openPage(page, '/database?find=gold+bar')
    const row = page.locator('table tbody tr:visible').first()
    // A static export filters in the browser: waits until the tapped row is visible for sure.
    await expect(row).toContainText('Gold Bar')
    await row.locator('.thumb').tap()
    await expect(card.locator('a').first()).toHaveText('Gold Bar')
    await row.locator('.name').tap()
    await expect(page).toHaveURL(/\/database\/gold-bar$/)
  },
)
