import { expect, test, type Page } from '@playwright/test'
import { addresses, noNonsense } from '../support/calculators.ts'
import { keep } from '../support/own-lists.ts'
import { isLong } from '../support/long.ts'

/** Tools of R18, S03 and "Calculators" of the checklist: results, URL state, invalid input. */

/** Waits for hydration. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled()
}

test('S03 weight and value are computed from each other, with comma or dot; a load is pasted, changed and summed', async ({ page }) => {
  await open(page, '/tools/weight-value')
  const weight = page.getByLabel('Weight', { exact: true })
  const value = page.getByLabel('Value in coins', { exact: true })
  await weight.fill('12,5')
  await expect(value).toHaveValue('250.00')
  await value.fill('1000')
  await expect(weight).toHaveValue('50.00')
  await page.getByLabel('What it is', { exact: true }).selectOption({ label: 'Ruby' })
  await expect(weight).toHaveValue('40.00')
  await expect(page).toHaveURL(/item=ruby&value=1000$/)

  await page.getByLabel('Paste lines', { exact: true }).fill('gold 12.5\n3 ruby\nmithril 4')
  await page.getByRole('button', { name: 'Add these lines' }).click()
  await expect(page.locator('[data-total]')).toHaveText(/^325\.00\b/)
  await expect(page.getByText('Nothing sold by weight is called “mithril”.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove row 3' }).click()
  await page.getByLabel('Weight, row 2', { exact: true }).fill('1,5')
  await expect(page.locator('[data-total]')).toHaveText(/^287\.50\b/)
  await page.getByRole('button', { name: 'Add a row' }).click()
  await page.getByLabel('What, row 3', { exact: true }).selectOption({ label: 'Gold Bar' })
  await expect(page.locator('[data-total]')).toHaveText(/^307\.50\b/)
  await page.goBack()
  await expect(page.locator('[data-total]')).toHaveText(/^312\.50\b/)
})

test('scrap: item, price, metal and bar are computed from each other @long', async ({ page }) => {
  await open(page, '/tools/scrap')
  const [price, metal, bar] = [
    page.getByLabel('Price of one', { exact: true }),
    page.getByLabel(/^Scrap metal/),
    page.getByLabel(/^Scrap bar/),
  ]
  await expect(bar).not.toHaveValue('')
  // Three equal bars, each as high as its share.
  const heights = await page.locator('.bar-line').evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
  await bar.fill('144')
  await expect(price).toHaveValue('240')
  await expect(metal).toHaveValue('120')
  await expect(page).toHaveURL(/bar=144$/)
  await price.fill('100,5')
  await expect(metal).toHaveValue('50.25')
  await page.getByRole('button', { name: 'One more: How many' }).click()
  await expect(page.locator('.answer.main')).toContainText('120.6')
  await page.getByLabel('Item', { exact: true }).fill('Pressure Tank')
  await expect(page).toHaveURL(/item=pressure-tank&quantity=2$/)
  // Part of a name or a typo: the page suggests matching names, whatever the browser suggests.
  await page.getByLabel('Item', { exact: true }).fill('presure tnak')
  await page.getByRole('list', { name: 'Names that fit' }).getByRole('link', { name: 'Pressure Tank', exact: true }).press('Enter')
  await expect(page).toHaveURL(/item=pressure-tank&quantity=2$/)
  await expect(page.getByLabel('Item', { exact: true })).toBeFocused()
  await page.getByLabel('Item', { exact: true }).fill('unobtainium')
  await expect(page.getByText('No shop sells an item of that name')).toBeVisible()
})

test('pressure: the line, missing parts, the table with the same values, and the copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/tools/pressure?tanks=2&pipes=30&filters=3')
  const end = page.locator('.answer.main')
  await expect(end).toContainText('64%')
  await expect(page.getByRole('row', { name: /Pipes 21 to 30/ })).toContainText('70%')
  await expect(page.getByRole('row', { name: /Filter 3/ })).toContainText('60%')
  await page.getByLabel('Tank position', { exact: true }).selectOption('After the pipes')
  await expect(end).toContainText('64%')
  await page.getByLabel('Pressure tanks', { exact: true }).fill('3')
  await expect(end).toContainText('89%')
  await page.getByLabel('Pressure you want', { exact: true }).fill('100')
  await expect(page.locator('.answer', { hasText: 'Tanks to add' })).toContainText('1')
  await expect(page.getByRole('img', { name: /89% pressure and 60% clean water/ })).toBeVisible()
  // An empty field is a line without that part, also when the URL is opened.
  await page.getByLabel('Pressure tanks', { exact: true }).fill('')
  await expect(end).toContainText('14%')
  await expect(page).toHaveURL(/tanks=&/)
  await page.reload()
  await expect(end).toContainText('14%')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled()
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/pressure$/)
  await page.getByLabel('Pipes', { exact: true }).fill('42')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/tools\/pressure\?pipes=42$/)
})

test('a rig: parts, depth by key, the best purchase, and Back', async ({ page }) => {
  await open(page, '/tools/rig')
  const coins = page.locator('.answer.main')
  await expect(coins).toContainText('14,000')
  await page.getByRole('slider', { name: 'Depth of the head' }).press('ArrowDown')
  await expect(coins).toContainText('16,000')
  await expect(page).toHaveURL(/depth=7\.2$/)
  await page.getByRole('slider', { name: 'Depth of the head' }).press('ArrowUp')
  await page.getByRole('link', { name: 'Set these beside my rig' }).click()
  const second = page.getByRole('table', { name: 'Two rigs side by side' })
  await expect(second.getByRole('row', { name: /^Pressure/ })).toContainText('12% more')
  await page.getByRole('link', { name: 'Use this one' }).click()
  await expect(coins).toContainText('21,000')
  await expect(second).toBeHidden()
  await page.goBack()
  await expect(coins).toContainText('14,000')
  await expect(second).toBeVisible()
  await page.getByLabel('Harvesters', { exact: true }).first().fill('many')
  await expect(page.getByText('Fix the highlighted field')).toBeVisible()
  // Starts the timers of wear; the page Now shows them, their sources, and a link back.
  await page.goBack()
  // A field in a `<details>` stays visible when it is emptied.
  await page.getByText('What my gauges show').click()
  await page.getByLabel('Pressure at the intake').fill('7')
  await expect(page).toHaveURL(/start=7/)
  await page.getByLabel('Pressure at the intake').fill('')
  await expect(page).not.toHaveURL(/start/)
  await expect(page.getByLabel('Pressure at the intake')).toBeFocused()
  await page.getByLabel('Water Pipe Filters', { exact: true }).first().fill('3')
  await page.getByRole('button', { name: /^Start timer.*Goliath Drill/ }).press('Enter')
  const dock = page.getByRole('complementary', { name: 'Timers, list and goal' })
  await expect(dock.getByRole('button', { name: /Goliath Drill, ready at \S+ \(unconfirmed\)/ })).toBeVisible()
  await page.getByRole('link', { name: 'Play screen', exact: true }).last().click()
  await expect(page.locator('.now-timer')).toContainText(/Goliath Drill.*Stops about/)
  await expect(page.getByText('one tick taken as 1 s')).toBeVisible()
  await page.getByRole('link', { name: 'your rig' }).click()
  await expect(page.getByLabel('Water Pipe Filters', { exact: true }).first()).toHaveValue('3')
})

test('a rig is filled in from My game @long', async ({ page }) => {
  const standing = [
    { place: 'ember-cradle', thing: 'harvester', count: 2 },
    { place: 'own-1', thing: 'goliath-drill', count: 3 },
    { place: 'own-1', thing: 'intake-pipe', count: 2 },
    { place: 'own-1', thing: 'pressure-tank', count: 4 },
  ]
  const slots = [{ standing, places: [{ key: 'own-1', name: 'Behind the falls' }] }]
  await keep(page, { my_game: JSON.stringify({ format: 'bridgepour-my-game', version: 2, chosen: 0, slots }) })
  await open(page, '/tools/rig')
  // A place without a drill is no rig.
  await expect(page.getByRole('button', { name: /As it stands at/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'As it stands at Behind the falls' }).click()
  await expect(page.getByLabel('Drill', { exact: true })).toHaveValue('goliath-drill')
  await expect(page.getByLabel('Pressure Tanks', { exact: true })).toHaveValue('2')
  await expect(page).toHaveURL(/drills=3/)
  await expect(page.getByRole('button', { name: /As it stands at/ })).toHaveCount(0)
})

test('one tap adds the parts of a rig to the list, and its ticks stay @long', async ({ page }) => {
  await open(page, '/tools/rig?intakes=2&tanks=1&depth=6.5')
  await page.setViewportSize({ width: 320, height: 640 })
  const heads = await page.locator('.tool-head .btn').evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect(heads).toHaveLength(2)
  expect(heads[0], 'in one row on the smallest phone').toBe(heads[1])
  await page.setViewportSize({ width: 1440, height: 640 })
  await page.evaluate(() => localStorage.setItem('shopping_list', '36|5,1|2'))
  await page.evaluate(() => localStorage.setItem('shopping_list_have', '36|2'))
  const put = page.getByRole('link', { name: 'Put parts on my list' })
  const list = await put.getAttribute('href')
  // In the head of the page with the copy link, above the drawing.
  const line = await page.getByRole('heading', { name: /equal lines/ }).boundingBox()
  for (const action of [put, page.getByRole('button', { name: 'Copy link' })])
    expect((await action.boundingBox())?.y).toBeLessThan((line?.y ?? 0) - 40)
  await put.press('Enter')
  // A depth between two steps of the slider is kept.
  await expect(page).toHaveURL(/tanks=1&depth=6\.5$/)
  // Two lines of an intake, a tank with its shard, four pipes and four filters; a drill, a Harvester and six belts.
  const status = page.getByRole('status').filter({ hasText: 'On your list' })
  await expect(status).toContainText('30 pieces')
  await status.getByRole('link').click()
  const table = page.getByRole('table', { name: 'Items on the list' })
  await expect(table.getByLabel('Quantity of Intake Pipe')).toHaveValue('5')
  await expect(table.getByLabel('Quantity of Water Pipe Filter')).toHaveValue('8')
  await expect(table.getByLabel('Have of Intake Pipe')).toHaveValue('2')
  // Without script, its URL is a list of the parts.
  await page.goto(list ?? '')
  await expect(table.getByLabel('Quantity of Intake Pipe')).toHaveValue('2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rig with Goliath Drill')
})

test('best sale: a board is stored, changed and removed @long', async ({ page }) => {
  await open(page, '/tools/sell')
  await page.getByRole('link', { name: 'See an example' }).click()
  const best = page.locator('.answer.main')
  const saveBoard = page.getByRole('button', { name: /^Save / })
  await expect(best).toContainText('830')
  await page.getByRole('textbox', { name: 'Axe' }).fill('20')
  await expect(page.getByRole('row', { name: /^2 axes/ })).toContainText('400')
  await saveBoard.click()
  await page.goto('/tools/sell?w1=5+5')
  await expect(page.getByRole('textbox', { name: 'Axe' })).toHaveValue('20')
  await expect(best).toContainText('200')
  await page.getByRole('textbox', { name: 'Axe' }).fill('10')
  await saveBoard.click()
  const lines = page.getByRole('region', { name: 'My last boards' })
  await expect(lines.getByRole('listitem').filter({ hasText: 'Axe' })).toContainText('38% under10')
  await expect(lines.getByRole('listitem').filter({ hasText: 'Sword' })).toContainText('17')
  await page.getByText('All prices').click()
  const rows = page.getByRole('table', { name: /on the boards you kept/ }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await rows
    .nth(1)
    .getByRole('button', { name: /^Take out/ })
    .click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'My saved prices' }).click()
  await expect(best).toContainText('200')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Base prices' }).click()
  await expect(best).toContainText('160')
  // Prices typed here are used by other tools.
  await page.getByRole('textbox', { name: 'Iron bar' }).nth(1).fill('14.5')
  await saveBoard.click()
  await open(page, '/tools/rig')
  await page.getByText('Prices today').click()
  await page.getByRole('button', { name: 'My saved prices' }).click()
  await expect(page).toHaveURL(/p0=14\.5$/)
})

test('ore odds: chunks and chance are converted into each other, and Back undoes a choice, not each key @long', async ({ page }) => {
  await open(page, '/tools/ore-odds')
  const [chunks, chance] = [page.getByLabel('Chunks of dirt', { exact: true }), page.getByLabel('Chance of at least one', { exact: true })]
  await chunks.fill('7')
  await page.getByLabel('What you look for', { exact: true }).selectOption('Shard')
  await expect(page).toHaveURL(/find=shard&chunks=7/)
  await page.goBack()
  await expect(page).toHaveURL(/ore-odds\?chunks=7$/)
  await expect(page.getByLabel('What you look for', { exact: true })).toHaveValue('cloutium-ore')
  await expect(chunks).toHaveValue('7')

  await chance.fill('50')
  await expect(chunks).toHaveValue('69')
  await page.getByRole('link', { name: /^90% sure/ }).click()
  await expect(chunks).toHaveValue('230')
  await page.getByLabel('What you look for', { exact: true }).selectOption('Gold ore')
  await expect(chunks).toHaveValue('5')
  await chunks.fill('100')
  await expect(page.getByRole('row', { name: /^Iron ore/ })).toContainText('52')
  await expect(page.locator('.answer.main')).toContainText('over 99%')

  // Depth and pressure make the finds of a Harvester heavier.
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/ore-odds$/)
  const findWeight = page.getByLabel('Weight of one find', { exact: true })
  await page.getByLabel('Washed by', { exact: true }).selectOption('harvester')
  await expect(page.getByRole('row', { name: /^Iron ore 52%/ })).toContainText('149.5')
  await page.getByLabel('Depth, meters', { exact: true }).fill('8')
  await page.getByLabel('Water pressure', { exact: true }).fill('100')
  await expect(findWeight).toHaveAttribute('placeholder', '4')
  await expect(page).toHaveURL(/way=harvester&depth=8&pressure=100$/)
  await page.getByLabel('Dug by', { exact: true }).selectOption('Ram Drill')
  await expect(page.getByLabel('Depth, meters', { exact: true })).toHaveCount(0)
  await expect(findWeight).toHaveAttribute('placeholder', '0.46')
})

// test/pages/tools.test.ts checks every invalid input on the server.
test('text that is no number is reported in any field, and Reset removes it @long', async ({ page }) => {
  for (const address of addresses) {
    await open(page, address)
    for (const field of await page.locator('.tool input[inputmode]').all()) {
      await field.fill('abc')
      await noNonsense(page)
      await expect(page.locator('.num-said.wrong').first()).toBeVisible()
      // Screen readers announce it with the field.
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/\S/)
    }
    await page.getByRole('link', { name: 'Reset' }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.locator('.num-said.wrong')).toHaveCount(0)
  }
})

const shared = [
  { from: '/tools/weight-value', fill: { Weight: '7,25' }, to: 'Value in coins' },
  { from: '/tools/scrap', fill: { 'Price of one': '99,9', 'How many': '7' }, to: /^Scrap bar/ },
  { from: '/tools/pressure', fill: { Pipes: '37', 'Pressure you want': '62,5' }, to: 'Pipes' },
  { from: '/tools/ore-odds', fill: { 'Chance of at least one': '77,7' }, to: 'Chunks of dirt' },
]

test('the address of a tool opens the same in another browser, with and without script @long', async ({ page, browser, baseURL }) => {
  const others = await Promise.all(
    [true, false].map(async (javaScriptEnabled) =>
      (await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })).newPage(),
    ),
  )
  for (const { from, fill, to } of shared) {
    await open(page, from)
    for (const [label, text] of Object.entries(fill)) await page.getByLabel(label, { exact: true }).fill(text)
    await expect(page).toHaveURL(({ searchParams }) => searchParams.size >= Object.keys(fill).length)
    const result = await page.getByLabel(to, { exact: true }).inputValue()
    expect(result).not.toBe('')
    for (const other of others) {
      await other.goto(page.url())
      for (const [label, text] of Object.entries(fill)) await expect(other.getByLabel(label, { exact: true })).toHaveValue(text)
      await expect(other.getByLabel(to, { exact: true })).toHaveValue(result)
    }
  }
  await Promise.all(others.map((other) => other.context().close()))
})

test('the result of a calculator begins on the first screen @phone-only @long', async ({ page }) => {
  const quick = [
    ['logic-timing', '.answer.main'],
    ['vehicles', '.compare tbody th'],
    ['ore-odds', '.answer.main b'],
  ] as const
  const others = [
    ['pressure', '.answer.main'],
    ['scrap', '.answer.main'],
  ] as const
  for (const [slug, answer] of isLong ? [...quick, ...others] : quick) {
    await page.goto(`/tools/${slug}`)
    await expect(page.locator(answer).first(), slug).toBeInViewport({ ratio: 0.2 })
  }
  // The fields of a board are in two columns: each label has its own line.
  await page.goto('/tools/sell')
  const [name, field] = await page
    .locator('.sell-board .num-field')
    .first()
    .evaluate(({ children }) => [...children].map((button) => button.getBoundingClientRect()))
  expect(name!.bottom).toBeLessThanOrEqual(field!.top)
})
