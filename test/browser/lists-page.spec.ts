import { expect, test } from '@playwright/test'
import { addressOf } from '../support/own-lists.ts'

test('R12 the page of a list: its notice, where to buy, what each town sells, and the ways it leaves the page', async ({
  page,
  context,
  request,
}) => {
  const valueOf = async (id: number) =>
    ((await (await request.get(`/api/items/exact/${id}/`)).json()) as { results: [{ value: number }] }).results[0].value / 100
  const [shovel, david] = await Promise.all([valueOf(1), valueOf(58)])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Headless browsers neither share nor print: what they are asked is recorded instead.
  await page.addInitScript(() => {
    const asked: unknown[] = []
    const share = (data: unknown) => Promise.resolve(asked.push(data))
    Object.defineProperty(navigator, 'share', { value: share })
    Object.assign(window, { asked, print: () => asked.push('print') })
  })
  await page.goto(addressOf('1|5,58|2', 'Base'))
  const shared = page.getByRole('textbox', { name: 'Share link' })
  await expect(page.getByText('Shopping lists are a work in progress.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add more items' })).toHaveAttribute('href', '/list')

  const places = page.locator('section', { has: page.getByRole('heading', { name: 'Notable Locations' }) })
  await expect(places.getByRole('heading', { level: 3 })).toHaveText(['Bridgepour', 'Bastion Keep'])
  const stores = await places.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(stores).toEqual(['/guide-book/towns/bridgepour/tools-equipment/7', '/guide-book/towns/bastion-keep/tools-equipment/2'])

  const towns = page.getByRole('region', { name: 'What each town sells' }).locator('tbody tr')
  await expect(towns).toHaveText([/^Bridgepour.*all 2/, /^Bastion Keep.*1 of 2/])
  const sums = await towns.locator('td.p data').evaluateAll((all) => all.map((sum) => Number((sum as HTMLDataElement).value)))
  expect(sums).toEqual([5 * shovel + 2 * david, 5 * shovel])

  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled()
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('link', { name: 'Save / Share' }).click()
  const url = await shared.inputValue()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked') as unknown)).toEqual(['print', { title: 'Base', url }])
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('List copied as text.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text.split('\n')).toEqual([
    'Base',
    expect.stringMatching(/^5 x Shovel: /),
    expect.stringMatching(/^2 x DAVID: /),
    expect.stringMatching(/^Total: 7 items, /),
    url,
  ])
})
