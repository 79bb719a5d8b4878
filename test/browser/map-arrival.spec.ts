import { expect, test, type Page } from '@playwright/test'
import { button, map, openMap, pin, popup, view } from '../support/world-map.ts'

/** Positions of pins and labels by name. */
const placesOf = (page: Page, pins: string, names: string) =>
  page.evaluate(
    ([pinsThere, namesThere]) => {
      const box = document.querySelector('.map-box')?.getBoundingClientRect()
      const at = (element: Element) => {
        const { x, y } = element.getBoundingClientRect()
        return `${Math.round(x - (box?.x ?? 0))},${Math.round(y - (box?.y ?? 0))}`
      }
      const kindOf = (element: Element) => element.getAttribute('data-kind') ?? element.textContent
      return [...document.querySelectorAll(`${pinsThere}, ${namesThere}`)].map((element) => `${kindOf(element)} ${at(element)}`).toSorted()
    },
    [pins, names],
  )

test('on a phone, content below the map is not painted at the place of the map first', { tag: '@phone-only' }, async ({ page }) => {
  await page.route('**/world-map*.js', (route) => route.abort())
  await page.goto(map)
  await page.evaluate(() => document.fonts.ready)
  const head = page.locator('.page-head')
  const before = await head.boundingBox()
  // The first chunk of the page: the head, and everything before the map.
  await page.locator('.map-frame').evaluate((frame) => {
    while (frame.nextSibling) frame.nextSibling.remove()
    frame.remove()
  })
  const height = page.viewportSize()?.height ?? 0
  expect((await page.locator('.map-chips').boundingBox())?.y).toBeGreaterThan(height)
  await page.locator('.world-map').evaluate((world) => world.remove())
  expect(await head.boundingBox()).toEqual(before)
})

test(
  'the static picture keeps its place: nothing jumps when the map starts, and it shows until tiles load',
  { tag: ['@phone-long', '@pictures', '@long'] },
  async ({ page }) => {
    let loadNow = () => {}
    const mayCome = new Promise<void>((resolve) => (loadNow = resolve))
    await page.route('**/world-map*.js', async (route) => {
      await mayCome
      await route.continue()
    })
    // Blocks Leaflet's tiles of the largest zoom.
    await page.route('**/assets/images/map/3/**', (route) => route.abort())
    await page.goto(map)
    await expect(page.locator('.map-still .map-pin').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await placesOf(page, '.map-still .map-pin', '.map-still .map-label')
    expect(before.length).toBeGreaterThan(20)
    // The static picture has the scale of its markers: its last tile ends at the edge of the world.
    const overhang = await page.locator('[data-map-ground]').evaluate((ground) => {
      const [world, last] = [ground, ground.querySelector('picture:last-child img')].map((element) => element?.getBoundingClientRect())
      return Math.max(Math.abs(last!.bottom - world!.bottom), Math.abs(last!.right - world!.right))
    })
    expect(overhang).toBeLessThan(1)
    loadNow()
    await expect(page.locator('.map-live.leaflet-container')).toBeVisible()
    await expect.poll(() => placesOf(page, '.map-live .map-pin', '.map-live .map-label > span')).toEqual(before)
    await page.evaluate(() => (location.hash = '#zoom=3&at=1024,900'))
    const isGroundSeen = () =>
      page.locator('.map-live [data-map-ground] img').evaluateAll((tiles) => {
        const frame = document.querySelector('.map-box')?.getBoundingClientRect()
        const tilesInView = tiles.filter((tile) => {
          const { left, right, top, bottom } = tile.getBoundingClientRect()
          return frame && right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom
        })
        return tilesInView.length > 0 && tilesInView.every((tile) => (tile as HTMLImageElement).naturalWidth > 0)
      })
    await expect.poll(isGroundSeen).toBe(true)
  },
)

test('with a view in the address, the static picture shows that view at once', { tag: ['@pictures', '@long'] }, async ({ page }) => {
  let loadNow = () => {}
  const mayCome = new Promise<void>((resolve) => (loadNow = resolve))
  await page.route('**/world-map*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto('/guide-book/towns/bridgepour/vehicle-store/13')
  await page.getByRole('link', { name: 'Show on the map' }).click()
  const ground = page.locator('[data-map-ground]')
  const lies = async () => {
    const { x = 0, y = 0, width = 0 } = (await ground.boundingBox()) ?? {}
    return [x, y, width].map(Math.round)
  }
  await expect(ground).toBeVisible()
  await expect(page.locator('.map-still .map-pin').first()).toBeHidden()
  const [before, atHome] = [await lies(), [0, 0, 1024]]
  expect(before).not.toEqual(atHome)
  loadNow()
  await expect(popup(page)).toHaveCount(1)
  const [x, y = 0, width] = await lies()
  expect([x, width]).toEqual([before[0], before[2]])
  // It pans down only as far as the popup needs.
  expect(Math.abs(y - (before[1] ?? 0))).toBeLessThan(40)
  // From another page: the map would still write its previous view to the URL.
  await page.goto('/robots.txt')
  await page.goto(`${map}#zoom=3&at=1400,800`)
  await expect(page.locator('.map-live.leaflet-container')).toBeVisible()
  expect((await lies())[2]).toBeGreaterThan(2000)
  // A URL with a place but no coordinates shows no other place first.
  await page.route('**/world-map*.js', (route) => route.abort())
  await page.goto('/robots.txt')
  await page.goto(`${map}#open=shop-13`)
  await expect(page.locator('.map-box')).toBeVisible()
  await expect(page.locator('[data-map-ground]')).toBeHidden()
})

test('the map loads on the first touch or when idle; a pin clicked before opens then, or is a link if the script fails @long', async ({
  page,
}) => {
  // Several scripts of a page wait until the browser is idle; the map's listens to touches by then.
  await page.addInitScript(() => {
    const tasks: { run: () => void; stack: string }[] = []
    const becomeIdle = () => tasks.forEach(({ run }) => run())
    const waitsForTouch = () => tasks.some(({ stack }) => stack.includes('/start-map'))
    const requestIdleCallback = (run: () => void) => tasks.push({ run, stack: String(new Error('stack').stack) })
    Object.assign(window, { requestIdleCallback, becomeIdle, waitsForTouch })
  })
  const ready = () => expect.poll(() => page.evaluate('waitsForTouch()')).toBe(true)
  const live = page.locator('.map-live.leaflet-container')
  const still = page.locator('.map-still [data-pin="shop-13"]')
  await page.goto(map)
  await ready()
  await expect(live).toHaveCount(0)
  await page.evaluate('becomeIdle()')
  await expect(live).toBeVisible()

  // Typed text counts, even before the script has loaded.
  await page.reload()
  await ready()
  await page.getByPlaceholder('Find a place or goods').fill('vehicle store')
  await expect(page.getByText('1 place found')).toBeVisible()

  // Held back: the pointer's move loads the map, which may come before the click.
  const clicked = Promise.withResolvers<void>()
  await page.route('**/world-map*.js', async (route) => {
    await clicked.promise
    await route.continue()
  })
  await page.goto('/robots.txt')
  await page.goto(map)
  await ready()
  await still.click()
  clicked.resolve()
  await expect(popup(page).getByRole('link', { name: 'Open the store page' })).toBeFocused()
  await expect.poll(async () => (await view(page)).open).toBe('shop-13')

  await page.route('**/world-map*.js', (route) => route.abort())
  await page.goto('/robots.txt')
  await page.goto(map)
  await ready()
  await still.click()
  await expect(page).toHaveURL(/vehicle-store\/13$/)
})

test('no control covers a place, and the compass fades over one', { tag: '@long' }, async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/robots.txt')
    const live = await openMap(page)
    const frame = (await live.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (const control of await page.locator('.map-zoom, .map-scale').all()) {
      expect((await control.boundingBox())?.y, `${width} px`).toBeGreaterThan(frame.y + frame.height)
    }
    // No label is cut off where the whole island fits.
    if (width >= 768) {
      const cut = await live.locator('.map-label > span').evaluateAll((names, { x, width: wide }) => {
        // Labels of digsites are hidden when zoomed out.
        const isCut = ({ left, right, width: shown }: DOMRect) => shown > 0 && (left < x || right > x + wide)
        return names.filter((name) => isCut(name.getBoundingClientRect())).map(({ textContent }) => textContent)
      }, frame)
      expect(cut, `${width} px`).toEqual([])
    }
    // The message about matches does not move it.
    await page.locator('[data-map-search]').fill('shard')
    await expect(page.locator('.map-found')).not.toBeEmpty()
    expect((await live.boundingBox())?.y, `${width} px`).toBe(frame.y)
    await page.locator('[data-map-search]').fill('')
  }
  const compass = page.locator('.map-compass')
  await expect(compass).toHaveAttribute('data-faded', 'false')
  const under = await page.evaluate(() => {
    const digsite = document.querySelector('.map-still [data-pin="digsite-dreck-quarry"]')
    const { width, height } = document.querySelector('.map-live')!.getBoundingClientRect()
    const [x, y] = ['data-x', 'data-y'].map((name) => Number(digsite?.getAttribute(name)))
    return `#zoom=3&at=${Math.round(x! - width / 2 + 60)},${Math.round(y! + height / 2 - 75)}`
  })
  await page.evaluate((hash) => (location.hash = hash), under)
  await expect(compass).toHaveAttribute('data-faded', 'true')
})

test('full screen starts and ends by button and Escape, with an inert page behind', { tag: ['@phone-long', '@long'] }, async ({ page }) => {
  await openMap(page)
  const fill = button(page, 'Fill the screen')
  const box = () => page.locator('.world-map').boundingBox()
  const screen = page.viewportSize()
  await fill.click()
  await expect(fill).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(box).toMatchObject({ x: 0, y: 0, width: screen?.width, height: screen?.height })
  // The map gets the space that its tools leave.
  expect((await page.locator('.map-live').boundingBox())?.height).toBeGreaterThan((screen?.height ?? 0) * 0.6)
  await expect(page.locator('.map-lists')).toBeHidden()
  const isReached = () => page.evaluate(() => document.activeElement?.closest('.world-map') !== null)
  let reached = 0
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab')
    // The browser's own controls may have the focus in between.
    if (await page.evaluate(() => document.activeElement === document.body)) continue
    expect(await isReached()).toBe(true)
    reached++
  }
  expect(reached).toBeGreaterThan(6)
  await pin(page, 'Repair').focus()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(fill).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(fill).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('.map-lists')).toBeVisible()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('an item’s page loads the tiles of its map when that is nearly in view', { tag: ['@pictures', '@long'] }, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/database/gold-ore', { waitUntil: 'networkidle' })
  const tiles = () => requests.filter((address) => address.includes('/images/map/'))
  expect(tiles()).toEqual([])
  // Phones show the map collapsed.
  const fold = page.locator('details', { has: page.locator('.on-the-map') })
  await fold.locator('summary').click()
  await fold.locator('.on-the-map').scrollIntoViewIfNeeded()
  await expect.poll(() => tiles().length).toBeGreaterThan(1)
  expect(tiles().filter((address) => !address.endsWith('.avif'))).toEqual([])
})
