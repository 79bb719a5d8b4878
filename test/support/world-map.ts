import { expect, type Locator, type Page } from '@playwright/test'

export const map = '/database/map'

/** Opens the map and waits until it is interactive. */
export async function openMap(page: Page, hash = '', origin = '') {
  await page.goto(`${origin}${map}${hash}`)
  const live = page.locator('.map-live.leaflet-container')
  await expect(live).toBeVisible()
  await expect(button(page, 'Add a pin')).toBeEnabled()
  await live.scrollIntoViewIfNeeded()
  return live
}

export const pin = (page: Page, name: string) => page.locator(`.map-live .map-pin[aria-label^="${name}"]`)
export const popup = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('.leaflet-popup-content') })
export const button = (page: Page, name: string | RegExp) => page.locator('.world-map').getByRole('button', { name })
export const view = (page: Page) => page.evaluate(() => Object.fromEntries(new URLSearchParams(location.hash.slice(1))))
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** The tiles of one zoom level on the page, as "zoom/x/y". */
export const tilesOf = async (live: Locator, zoom: number) =>
  (
    await live
      .locator(`img[src*="/map/${zoom}/"]`)
      .evaluateAll((all) => all.map((tile) => /\d+\/\d+\/\d+(?=(?:@2x)?\.avif)/.exec((tile as HTMLImageElement).src)?.[0] ?? ''))
  ).toSorted()

/** At the largest zoom, whether the world's upper left corner is that of the frame, except for a few pixels. */
export const isInCorner = (live: Locator) =>
  live.evaluate((frame) => {
    const tile = frame.querySelector('img[src*="/map/3/0/0"]')?.getBoundingClientRect()
    const { left, top } = frame.getBoundingClientRect()
    return tile !== undefined && Math.abs(tile.left - left) < 6 && Math.abs(tile.top - top) < 6
  })
