import { expect, type Page } from '@playwright/test'

export const addressOf = (items: string, name = '') => `/list/${encodeURIComponent(btoa(items))}${name && `/${encodeURIComponent(name)}`}`
export const stored = (page: Page, key = 'shopping_list') => page.evaluate((name) => localStorage.getItem(name), key)
export const storedList = (page: Page) => expect.poll(() => stored(page))
export const savedLists = (lists: { name: string; items: string; have?: string }[]) => JSON.stringify({ version: 1, lists })
export const quantityOf = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })
export const myLists = (page: Page) => page.getByRole('region', { name: 'My lists' })
export const rows = (page: Page) => page.locator('.lrow tbody tr')
export const toast = (page: Page) => page.locator('.toast')

/** Waits until the catalogue's scripts have loaded: those of the list, and of the table. */
export async function catalogueIsAlive(page: Page) {
  await expect(page.getByLabel('Add from a file')).toBeEnabled()
  await expect(page.locator('[data-copy-table]')).toBeEnabled()
}

/** Sets localStorage before a test. */
export async function keep(page: Page, values: Record<string, string>) {
  await page.goto('/robots.txt')
  await page.evaluate((all) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, values)
}

/** Opens the reader's own list by its link and waits for hydration. */
export async function openOwn(page: Page, items: string, rest: Record<string, string> = {}) {
  await keep(page, { shopping_list: items, shopping_list_name: 'Base', ...rest })
  await page.goto(addressOf(items, 'Base'))
  await expect(page.getByText('Your own list, kept in this browser.')).toBeVisible({ timeout: 20_000 })
}
