import { expect, type Page } from '@playwright/test'

export const addresses = ['/tools/weight-value', '/tools/scrap', '/tools/pressure', '/tools/ore-odds']

/** Fails if the page or its fields show NaN, Infinity or undefined. */
export const noNonsense = async (page: Page) => {
  const text = await page.locator('#main').evaluate((main) => {
    const values = [...main.querySelectorAll('input')].map(({ value, type }) => (type === 'hidden' ? '' : value))
    return [main.textContent, ...values].join(' ')
  })
  expect(text).not.toMatch(/NaN|Infinity|undefined/)
}
