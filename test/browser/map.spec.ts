import { expect, test } from '@playwright/test'
import { button, isInCorner, openMap, pin, popup, tilesOf, view } from '../support/world-map.ts'
import { withhold } from '../support/withhold.ts'

test(
  'M01 512 px high, zoom 1 to 3 by key and button, arrows move it within the world',
  { tag: ['@pictures', '@long'] },
  async ({ page }) => {
    const live = await openMap(page)
    expect(await live.evaluate((element) => element.clientHeight)).toBe(512)
    // Keys pressed while the map moves are ignored.
    const press = (key: string, zoom: string) =>
      expect(async () => {
        await live.press(key)
        expect((await view(page)).zoom).toBe(zoom)
      }).toPass({ intervals: [100] })
    await press('+', '3')
    await live.press('+')
    await expect(button(page, 'Zoom in')).toHaveAttribute('aria-disabled', 'true')
    const [before = 0] = (await view(page)).at?.split(',').map(Number) ?? []
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => Number((await view(page)).at?.split(',')[0])).toBeGreaterThan(before)
    // Panned into its corner, the world stays within the frame.
    await expect(async () => {
      for (const key of ['Shift+ArrowLeft', 'Shift+ArrowUp']) await live.press(key)
      expect(await isInCorner(live)).toBe(true)
    }).toPass({ intervals: [300] })
    await button(page, 'Zoom out').click()
    await expect.poll(async () => (await view(page)).zoom).toBe('2.5')
    await press('-', '1')
    // Four tiles cover the world at that zoom: none is repeated in a wide frame.
    await expect.poll(() => tilesOf(live, 1)).toEqual(['1/0/0', '1/0/1', '1/1/0', '1/1/1'])
    // Enough of each marker is visible to click it.
    const markers = page.locator('.leaflet-marker-icon.map-pin:visible')
    expect(await markers.count()).toBeGreaterThan(5)
    const listTooClose = async () => {
      const places = await markers.evaluateAll((all) => all.map((marker) => marker.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
      const pairs = places.flatMap((a, at) => places.slice(at + 1).map((b) => ({ a, b })))
      return pairs.filter(({ a, b }) => Math.abs(a.x - b.x) < 24 && Math.abs(a.y - b.y) < 24)
    }
    await expect.poll(listTooClose).toEqual([])
  },
)

test('one visit to the map: wheel, popups, search @long', async ({ page }) => {
  const live = await openMap(page)
  const field = page.getByPlaceholder('Find a place or goods')
  await test.step('the wheel scrolls the page, and zooms the map with Ctrl', async () => {
    await live.hover()
    const before = await page.evaluate(() => scrollY)
    // The hint disappears by itself, so the wait starts before the wheel turns.
    await Promise.all([page.getByText('and scroll to zoom').waitFor(), page.mouse.wheel(0, 40)])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    expect(await view(page)).toEqual({})
    await live.hover()
    // After all listeners have run.
    await page.evaluate(() => {
      const note = (event: WheelEvent) => setTimeout(() => (document.title = event.defaultPrevented ? 'kept' : 'left to the browser'))
      addEventListener('wheel', note, { capture: true, once: true })
    })
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -300)
    await page.keyboard.up('Control')
    // Otherwise the browser zooms the page too.
    await expect(page).toHaveTitle('kept')
    await expect.poll(async () => Number((await view(page)).zoom)).toBeGreaterThan(2)
  })
  await test.step('a popup lists the goods, and marks positions chosen by the wiki', async () => {
    await page.evaluate(() => (location.hash = '#open=digsite-south-hope'))
    await expect(popup(page).getByText(/^Digsite near/)).toBeVisible()
    await expect(popup(page).getByText(/^(?:Sells|Buys)/)).toHaveCount(0)
    await page.evaluate(() => (location.hash = '#open=shop-13'))
    await expect(popup(page).getByText('where in it is our choice').getByRole('img', { name: 'unconfirmed' })).toBeVisible()
    await expect(popup(page).getByText(/^Sells .*Hydro Truck/)).toBeVisible()
    // Leaflet's own HTML is allowed (Trusted Types); nothing else is.
    const blocked = page.evaluate(() => (document.body.innerHTML = '<img src="x">'))
    await expect(blocked).rejects.toThrow(/TrustedHTML/)
  })
  await test.step('the search filters map and lists by places and goods, several with commas; other fragments change nothing', async () => {
    await field.fill('vehicle, jeweler')
    await expect(page.getByText('3 places found')).toBeVisible()
    await expect(page.locator('.map-live .map-pin:visible')).toHaveCount(3)
    await expect(page.locator('.map-live .map-pin.is-found')).toHaveCount(3)
    await expect(page.locator('.map-lists li:visible')).toHaveCount(3)
    await expect.poll(async () => (await view(page)).find).toBe('vehicle, jeweler')
    await field.fill('no such place')
    await expect(page.getByText('Nothing on the map has or trades that')).toBeVisible()
    await field.fill('hobsons')
    await expect(page.getByText('1 place found')).toBeVisible()
    await field.fill('vehicle  store')
    await field.press('Enter')
    await expect(popup(page).locator('a.btn')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
    // A fragment of the page does not change the map.
    await page.evaluate(() => (location.hash = '#main'))
    await expect(page.locator('#main')).toBeFocused()
    await expect(field).toHaveValue('vehicle  store')

    await field.fill('where do I sell shards?')
    await expect(page.getByText('2 places buy Shard', { exact: true })).toBeVisible()
    const jewelers = page.locator('.map-live .map-pin:visible')
    await expect(jewelers).toHaveCount(2)
    for (const jeweler of await jewelers.all()) await expect(jeweler).toHaveAttribute('aria-label', /^Jeweler/)
    await expect(page.locator('.map-lists li:visible')).toHaveCount(2)
    await field.press('Enter')
    await pin(page, 'Jeweler').first().focus()
    await page.keyboard.press('Enter')
    // The match comes first, with its badge.
    await expect(popup(page).getByText(/^Buys Shard, /)).toBeVisible()
    await expect(popup(page).getByRole('link', { name: 'unconfirmed' }).last()).toHaveAttribute('href', /\/jeweler\//)
    await field.fill('shovle')
    await expect(page.getByText(/^\d+ places? sells? .*Shovel/)).toBeVisible()
  })
  await test.step('a popup closes if its place is filtered out or leaves the frame, and the address is updated', async () => {
    await field.fill('')
    await page.evaluate(() => (location.hash = '#open=shop-13'))
    await expect(popup(page)).toHaveCount(1)
    await field.fill('jeweler')
    await expect(popup(page)).toHaveCount(0)
    await expect.poll(async () => (await view(page)).open).toBe(undefined)
    await field.fill('')
    await page.evaluate(() => (location.hash = '#zoom=3&open=shop-13'))
    await expect(popup(page)).toHaveCount(1)
    await live.focus()
    await expect(async () => {
      await page.keyboard.press('Shift+ArrowDown')
      await expect(popup(page)).toHaveCount(0, { timeout: 500 })
    }).toPass()
    // A link to a place keeps the zoom.
    await page.evaluate(() => (location.hash = '#open=shop-4'))
    await expect.poll(async () => (await view(page)).open).toBe('shop-4')
    await expect(popup(page)).toHaveCount(1)
    await live.press('ArrowDown')
    await expect.poll(async () => (await view(page)).zoom).toBe('3')
  })
})

test('on a phone the map is 480 px high, one finger scrolls the page, a double tap and two fingers zoom @phone-only', async ({
  page,
  context,
}) => {
  const live = await openMap(page)
  const own = page.viewportSize()
  const topOf = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().top)
  for (const size of [{ width: 360, height: 740 }, { width: 320, height: 640 }, own!]) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    expect((await topOf('.tabbar')) - (await topOf('.map-box')), `${size.height} px`).toBeGreaterThanOrEqual(480)
  }
  expect(await live.evaluate((element) => getComputedStyle(element).touchAction)).toContain('pan-y')
  await live.scrollIntoViewIfNeeded()
  const box = await live.boundingBox()
  if (!box) throw new Error('The map has no box')
  // Between the markers.
  const [x, y] = [box.x + box.width / 2, box.y + 110]
  // On a slow machine two taps may be too far apart.
  await expect(async () => {
    await page.touchscreen.tap(x, y)
    await page.touchscreen.tap(x, y)
    await expect.poll(async () => Number((await view(page)).zoom), { timeout: 1000 }).toBeGreaterThan(2)
  }).toPass()

  // Two fingers begin at the first zoom.
  await page.evaluate(() => (location.hash = '#zoom=2'))
  await expect.poll(async () => Number((await view(page)).zoom)).toBe(2)
  const devtools = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-apart, apart].map((off, id) => ({ x: box.x + 180 + off, y: box.y + 200, id })),
    })
  await touch('touchStart', 20)
  for (const apart of [30, 40, 50, 60, 70, 80]) await touch('touchMove', apart)
  await touch('touchEnd', 0)
  await expect.poll(async () => Number((await view(page)).zoom)).toBeGreaterThan(2)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})

test(
  'M02 M03 a marker pans into view and opens by key, its popup links to the shop, Escape restores the focus',
  { tag: '@phone-long' },
  async ({ page }) => {
    const live = await openMap(page, '#zoom=3&at=1024,900')
    await live.focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('.map-live .map-pin:focus')).toHaveCount(1)
    const far = pin(page, 'South Hope')
    await expect(far).not.toBeInViewport({ ratio: 1 })
    await far.focus()
    await expect(far).toBeInViewport({ ratio: 1 })
    // Neither controls of the map nor bars of the page cover it.
    const isUncovered = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    await expect.poll(() => far.evaluate(isUncovered)).toBe(true)
    for (const key of ['Enter', 'Space']) {
      await pin(page, 'Vehicle Store').focus()
      await page.keyboard.press(key)
      const link = popup(page).getByRole('link', { name: 'Open the store page' })
      await expect(link).toBeFocused()
      await expect(link).toHaveAttribute('href', /\/guide-book\/towns\/bridgepour\/vehicle-store\/13$/)
      await page.keyboard.press('Escape')
      await expect(popup(page)).toHaveCount(0)
      await expect(pin(page, 'Vehicle Store')).toBeFocused()
    }
    // A popup opened by a link closes too.
    await page.evaluate(() => (location.hash = '#open=shop-4'))
    await expect(popup(page).getByText('Repair')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(pin(page, 'Repair')).toBeFocused()
  },
)

test('without its tiles the map has a plain background, and its markers work', { tag: ['@pictures', '@long'] }, async ({ page }) => {
  const release = await withhold(page, '**/assets/images/map/**')
  const live = await openMap(page)
  await expect(page.getByText('The picture of the map could not be loaded')).toBeVisible()
  expect(await live.evaluate((box) => getComputedStyle(box.parentElement as Element, '::before').backgroundColor)).toBe('rgb(25, 93, 109)')
  await pin(page, 'Vehicle Store').focus()
  await page.keyboard.press('Enter')
  await expect(popup(page).locator('a.btn')).toHaveAttribute('href', /vehicle-store\/13$/)
  await expect(button(page, 'Try again')).toBeVisible()
  release()
  await expect(page.locator('.map-live img.leaflet-tile-loaded').first()).toBeVisible()
})
