import { expect, test } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { addressOf } from '../support/own-lists.ts'

test('R12 the page of a list: notice, shops, towns, and export', async ({ page, context, request }) => {
  const readValue = async (id: number) =>
    ((await (await request.get(`/api/items/exact/${id}/`)).json()) as { results: [{ value: number }] }).results[0].value / 100
  const [shovel, david] = await Promise.all([readValue(1), readValue(58)])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Headless browsers neither share nor print: records the calls instead.
  await page.addInitScript(() => {
    const calls: unknown[] = []
    const share = (data: unknown) => Promise.resolve(calls.push(data))
    Object.defineProperty(navigator, 'share', { value: share })
    Object.assign(window, { calls, print: () => calls.push('print') })
  })
  await page.goto(addressOf('1|5,58|2', 'Base'))
  const shared = page.getByRole('textbox', { name: 'Share link' })
  await expect(page.getByText('Shopping lists are a work in progress.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add more items' })).toHaveAttribute('href', '/list')

  const places = page.locator('section', { has: page.getByRole('heading', { name: 'Notable Locations' }) })
  await expect(places.getByRole('heading', { level: 3 })).toHaveText(['Bridgepour', 'Bastion Keep'])
  const stores = await places
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(stores).toEqual(['/guide-book/towns/bridgepour/tools-equipment/7', '/guide-book/towns/bastion-keep/tools-equipment/2'])

  const sums = await places.locator('data').evaluateAll((all) => all.map((sum) => Number((sum as HTMLDataElement).value)))
  expect(sums).toEqual([5 * shovel + 2 * david, 5 * shovel])

  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled()
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('link', { name: 'Save / Share' }).click()
  const url = await shared.inputValue()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'calls') as unknown)).toEqual(['print', { title: 'Base', url }])
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('List copied as text.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text.split('\n')).toEqual([
    'Base',
    expect.stringMatching(/^5 x Shovel: /),
    expect.stringMatching(/^2 x D\.A\.V\.I\.D: /),
    expect.stringMatching(/^Total: 7 items, /),
    url,
  ])
})

test('the QR code beside Copy link has the link of the list @long', async ({ page }) => {
  await page.goto(addressOf('1|5,58|2', 'Base'))
  await page.getByRole('button', { name: 'QR code for a phone' }).click()
  const code = page.getByRole('img', { name: 'QR code with the link of this list' })
  await expect(code).toBeVisible()
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(
    await page.getByRole('textbox', { name: 'Share link' }).inputValue(),
  )
  await page.getByRole('button', { name: 'QR code for a phone' }).click()
  await expect(code).toHaveCount(0)
})

test('a shared list: Save is the main button, the breadcrumb has the name, a tick is announced, and eight items fit a printed page @long', async ({
  page,
}) => {
  const friends = addressOf('1|5,2|3,58|2,12|1,40|4,77|1,101|2,150|3', 'Base')
  const sent = await (await page.request.get(friends)).text()
  expect(/<div class="row list-actions">.*?<\/div>/s.exec(sent)?.[0].match(/btn gold/g)).toHaveLength(1)
  await page.goto(friends)
  await expect(page.getByRole('button', { name: 'Save as mine' })).toHaveClass(/gold/)
  await expect(page.locator('.list-actions .gold')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'List name' }).fill('Harbour')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current]')).toHaveText('Harbour')
  await page.getByRole('checkbox', { name: 'Got Shovel', exact: true }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Shovel: you have 5 of 5.' })).toContainText('You have 1 of 8 items.')
  // On phones the three actions are in one row, and the first item is on the first screen.
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 667 })
    const boxes = await page
      .locator('.list-actions > *, .list-progress .btn')
      .evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect()).map(({ top, bottom }) => ({ top, height: bottom - top })))
    expect(boxes).toHaveLength(4)
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
    expect(boxes[0]?.top).toBeCloseTo(boxes[2]?.top ?? 0, 0)
    await expect(page.locator('.lrow tbody tr').first()).toBeInViewport({ ratio: 0.5 })
  }
  // With the browser's default margins, paper is narrower than 48rem.
  const paper = await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('columnheader', { name: 'Have' })).toBeVisible()
  await expect(page.locator('.lrow tbody').getByText('Have', { exact: true }).filter({ visible: true })).toHaveCount(0)
})

test('the sum excludes unsold items with a note, and equals the cost of the trip @long', async ({ page }) => {
  await page.goto(addressOf('1|5,188|2'))
  const bar = page.getByRole('row', { name: 'Got Gold Bar' })
  await expect(bar).toContainText('not sold in shops')
  const total = page.locator('.lrow tfoot tr').first()
  await expect(total).toContainText(/without\s2\sitems\snot\ssold\sin\sshops,\sworth\s[\d,.]+\sc/)
  const amounts = (percentile: typeof total) =>
    percentile.locator('data').evaluateAll((all) => all.map((data) => (data as HTMLDataElement).value))
  expect(await amounts(total)).toEqual(await amounts(page.locator('.trip-total')))
  // The catalogue shows the same.
  await page.getByRole('button', { name: 'Save as mine' }).click()
  await page.goto('/list')
  await expect(page.locator('.basket .end')).toContainText('without 2 items not sold in shops')
})
