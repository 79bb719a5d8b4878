import { expect, test, type Page } from '@playwright/test'

/** Clicks "Share this page" and returns the shared path and query. */
async function share(page: Page): Promise<string> {
  const url = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.foot [data-share]')?.click()
    return (window as { shared?: string }).shared ?? ''
  })
  return decodeURIComponent(url.slice(new URL(url).origin.length))
}

test('sharing sends the shown state without tracking parameters @long', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const record = ({ url }: ShareData) => Promise.resolve(void Object.assign(window, { shared: url }))
    Object.defineProperty(navigator, 'share', { value: record })
  })
  const button = page.locator('.foot [data-share]')
  const open = async (path: string) => {
    await page.goto(path)
    await expect(button).not.toHaveAttribute('hidden')
  }

  await open(`/list/${btoa('1|2,3|4')}/Base?utm_source=chat&fbclid=x`)
  expect(await share(page)).toBe(`/list/${btoa('1|2,3|4')}/Base`)
  await expect(page.getByRole('button', { name: 'Save as mine' })).toBeEnabled()
  await page.getByRole('spinbutton', { name: 'Quantity of Shovel', exact: true }).fill('9')
  await expect.poll(() => share(page)).toContain(`/list/${btoa('1|9,3|4')}/Base`)

  await open('/tools/pressure')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled()
  await page.getByLabel('Pressure tanks', { exact: true }).fill('4')
  await expect.poll(() => share(page)).toContain('tanks=4')

  await open('/database')
  await page.getByPlaceholder('Find an item').fill('pipe')
  await expect.poll(() => share(page)).toBe('/database?find=pipe')

  await open('/database/map#at=30,40&zoom=2')
  expect(await share(page)).toBe('/database/map#at=30,40&zoom=2')
  expect(await page.evaluate(() => (window as { shared?: string }).shared)).toContain(baseURL)
})
