import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { openPage } from '../support/open-page.ts'
import { isLong } from '../support/long.ts'

/** Scripts for any page. */
test.describe('on any page', () => {
  test(
    'L10 the theme follows the system, switches, and is remembered without a flash',
    { tag: '@phone-long' },
    async ({ page, isMobile }) => {
      await openPage(page, '/faq')
      const root = page.locator('html')
      await expect(root).not.toHaveAttribute('data-theme')
      const button = page.locator('[data-switch-theme]').nth(isMobile ? 1 : 0)
      await button.click()
      await expect(root).toHaveAttribute('data-theme', 'light')
      await openPage(page, '/about')
      await expect(root).toHaveAttribute('data-theme', 'light')
      await button.click()
      await expect(root).toHaveAttribute('data-theme', 'dark')
    },
  )

  test('an item card shows the description of a searched item', async ({ page }) => {
    await openPage(page, '/search?q=goblet%20relic')
    await page.locator('#main a:is([data-item], .il)[href$="/goblet-relic"]').first().focus()
    await expect(page.locator('.tipcard p').first()).toHaveText(/\w/)
  })

  test('L09 an item link shows its card on hover and on focus; Escape hides it', async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/guide-book/guide/first-timer')
    // Late fonts may move the link away from the pointer.
    await page.evaluate(() => document.fonts.ready)
    const link = page.locator('#main a:is([data-item], .il)').first()
    await link.hover()
    const card = page.locator('.tipcard')
    await expect(card).toBeVisible()
    await card.hover()
    // Longer than the time to move into the card.
    await page.clock.runFor(400)
    await expect(card).toBeVisible()
    await link.hover()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    // Closed by Escape, the card stays closed until the pointer has left the link.
    const enter = async () => {
      await link.dispatchEvent('pointerover', { pointerType: 'mouse' })
      await page.clock.runFor(500)
    }
    await enter()
    await expect(card).toHaveCount(0)
    await link.dispatchEvent('pointerout', { pointerType: 'mouse' })
    await enter()
    await expect(card).toBeVisible()
    await page.clock.resume()
    await page.keyboard.press('Escape')
    await page.mouse.move(5, 5)
    await page.keyboard.press('Tab')
    await link.focus()
    await expect(card).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
  })

  test('L04 back to top scrolls to the top and moves the focus', async ({ page }) => {
    await openPage(page, '/guide-book/guide/first-timer')
    const press = () =>
      page.locator('[data-back-to-top]').evaluate((link: HTMLElement) => {
        scrollTo({ top: 600, behavior: 'instant' })
        link.click()
        return scrollY
      })
    // With reduced motion it jumps.
    expect(await press()).toBe(0)
    await expect(page.locator('#main')).toBeFocused()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await press()).toBe(550)
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 15_000 }).toBe(0)
  })

  test('a random item is loaded, and another one is announced @long', async ({ page }) => {
    await page.goto('/')
    const card = page.locator('[data-random-item]')
    // The name without the mark that follows it where the price is a guess.
    const name = card.locator('b').getByRole('link')
    await expect(name).toHaveAttribute('href', /^\/database\/[^/]+$/)
    await expect(card.getByRole('status')).toBeEmpty()
    await card.getByRole('button', { name: 'Another' }).click()
    await expect(card.getByRole('status')).toHaveText(/\w/)
    await expect(card.getByRole('status')).toHaveText((await name.textContent()) ?? '')
  })

  test('modded items are shown with the parameter, and hidden without @long', async ({ page }) => {
    await openPage(page, '/guide-book/towns')
    const shows = page.locator('label', { hasText: 'Show modded shops' })
    await shows.click()
    await expect(page).toHaveURL(/\/towns\?mods=true$/)
    await shows.click()
    await expect(page).toHaveURL(/\/towns$/)
  })

  test('mods are found by a part of their name and by author, and an empty result links back @long', async ({ page }) => {
    await page.goto('/legacy-mods')
    const [cards, count] = [page.locator('.mod-card'), page.locator('.mods-found')]
    const total = await cards.count()
    await page.getByLabel('Find a mod').fill('MENU')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page).toHaveURL(/\?mod=MENU$/)
    await expect(count).toContainText(new RegExp(`^\\d+ of ${total} mods`))
    for (const name of await cards.locator('h2').allTextContents()) expect(name.toLowerCase()).toContain('menu')
    await expect(page.getByLabel('Find a mod')).toHaveValue('MENU')
    const author = cards.first().getByRole('link').first()
    const name = (await author.textContent()) ?? ''
    await author.click()
    await expect(count).toContainText(` by ${name}`)
    await page.goto('/legacy-mods?mod=no+such+mod')
    await expect(page.getByText('No items, go back')).toBeVisible()
    await page.getByRole('link', { name: 'go back' }).click()
    await expect(cards).toHaveCount(total)
  })

  test('a picture that fails to load is replaced by the placeholder once', { tag: '@pictures' }, async ({ page }) => {
    await page.route('**/assets/images/items/*.svg', (route) => route.abort())
    await page.goto('/database/gold-ore')
    await expect
      .poll(() =>
        page.evaluate(
          () => document.images.length > 0 && [...document.images].every((image) => !image.dataset.fallback || image.loading === 'lazy'),
        ),
      )
      .toBe(true)
  })
})

test(
  'the menu on phones closes by Escape, which keeps the focus on it, and by a tap beside it',
  { tag: '@phone-only' },
  async ({ page }) => {
    await openPage(page, '/faq')
    const menu = page.locator('.tabmenu')
    const handle = menu.locator('summary')
    await handle.tap()
    await expect(menu.getByRole('link', { name: 'Map', exact: true })).toBeVisible()
    await menu.getByRole('link', { name: 'Map', exact: true }).focus()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveJSProperty('open', false)
    await expect(handle).toBeFocused()
    await handle.tap()
    await page.touchscreen.tap(180, 40)
    await expect(menu).toHaveJSProperty('open', false)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('controls that need script are hidden, and a newcomer finds an item, its price, its shop and the map', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'A random item' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Another' })).toBeHidden()
    await expect(page.locator('.needs-js:visible')).toHaveCount(0)
    // The stages start on the first screen; the links beside the search are in the head.
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('list', { name: 'Beside the game' }).getByRole('link')).toHaveText(['Map', 'My list', 'Timers', 'Tools'])
    const begins = await page.locator('.hero').boundingBox()
    const stages = await page.getByRole('heading', { name: 'Pick your stage' }).boundingBox()
    expect(Number(stages?.y) - Number(begins?.y)).toBeLessThan(595)

    await page.locator('#main form input[name=q]').fill('shovel')
    await page.locator('#main form button').click()
    await expect(page.locator('#main')).toContainText('Your search for "shovel" returned')
    await page.locator('#main').getByRole('link', { name: 'Shovel', exact: true }).first().click()
    await expect(page).toHaveURL(/\/database\/shovel$/)
    await expect(page.locator('h1')).toHaveText('Shovel')
    await expect(page.locator('.price').first()).toContainText('12')
    await page.locator('#main a[href*="/guide-book/towns/"]').first().click()
    await expect(page.locator('#main')).toContainText('Shovel')
  })
})

test('without styles a page is in order: skip links, name, navigation, heading, text, footer, with small icons @long', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort())
  for (const path of isLong ? ['/', '/database/gold-ore', '/faq', '/speedrun'] : ['/', '/database/gold-ore']) {
    await page.goto(path)
    await page.waitForLoadState('load')
    const text = await page.locator('body').innerText()
    const heading = await page.locator('h1').innerText()
    const order = ['Skip to content', 'Map My list', 'Home What is the game', heading, 'Contact Us'].map((words) => text.indexOf(words))
    expect(order, path).not.toContain(-1)
    expect(order, path).toEqual(order.toSorted((a, b) => a - b))
    const large = await page
      .locator('.i, .g')
      .evaluateAll(
        (icons) => icons.filter((icon) => Math.max(icon.getBoundingClientRect().width, icon.getBoundingClientRect().height) > 64).length,
      )
    expect(large, path).toBe(0)
  }
})

test('icons are drawn in any colors and on paper', { tag: ['@pictures', '@long'] }, async ({ page }) => {
  await page.goto('/database/gold-ore')
  const icon = page.locator('.callout .i')
  const countColors = async () => {
    const { data } = await sharp(await icon.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return new Set(Array.from({ length: data.length / 3 }, (_, at) => data.subarray(3 * at, 3 * at + 3).join())).size
  }
  // An icon that is missing has one color, a box without its mask has one or two.
  for (const media of [{}, { forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia(media)
    await expect.poll(countColors).toBeGreaterThan(3)
  }
})

test('in print, elements higher than a page may break, so no heading is alone', async ({ page }) => {
  // A4 with margins of 10 mm.
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.emulateMedia({ media: 'print' })
  const quick = ['/database/gold-bar', '/list']
  const others = ['/tools/blueprint-planner', '/guide-book/guide/hydro-logic/build-examples']
  for (const path of isLong ? [...quick, ...others] : quick) {
    await page.goto(path)
    const tall = await page
      .locator('main *')
      .evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).breakInside === 'avoid' && element.getBoundingClientRect().height > 1000)
          .map((element) => element.className),
      )
    expect(tall, path).toEqual([])
  }
})
