import { expect, type Page } from '@playwright/test'

export const map = '/database/map'

/** The map once it moves and its controls are alive. */
export async function openMap(page: Page, hash = '') {
  await page.goto(`${map}${hash}`)
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
