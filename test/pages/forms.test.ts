import { describe, expect, inject, test } from 'vitest'
import { addresses } from '../support/calculators.ts'
import { isTicked, openPlainly, select, wordsOf, type PlainPage } from '../support/plain-page.ts'
import { reach } from '../support/serve.ts'

/** Forms without script, as URLs. test/browser/calculators-forms.spec.ts checks that buttons are visible. */
const wiki = reach(inject('realWiki'))
const open = (path: string) => openPlainly(wiki, path)

describe('calculators without script', () => {
  test('scrap is computed from the field whose button is pressed', async () => {
    let page = await open('/tools/scrap')
    page.fill(/^Scrap metal/, '240')
    page = await page.press(/^Work out from: Scrap metal/)
    expect(page.value('Price of one')).toBe('480')
    page.fill('Item', 'Pressure Tank')
    page = await page.press(/^Work out from: Item/)
    expect(page.value('Item')).toBe('Pressure Tank')
    expect(page.value('Price of one')).not.toBe('480')
  })

  test('pressure and odds show results and problems', async () => {
    let page = await open('/tools/pressure')
    page.fill('Pipes', '30')
    page = await page.press('Work it out')
    expect(page.text('.answer.main')).toContain('41%')
    page.fill('Pipes', 'many')
    page = await page.press('Work it out')
    expect(page.text('#main')).toContain('Type a number, such as 12.')
    page = await open('/tools/ore-odds')
    page.fill('Chance of at least one', '90')
    page = await page.press(/^Work out from: Chance/)
    expect(page.value('Chunks of dirt')).toBe('230')
    // The Harvester's fields are in the response and submitted from then on.
    page.choose('Washed by', 'Harvester')
    page = await page.press('Work it out')
    page.fill('Depth, meters', '8')
    page.fill('Water pressure', '100')
    page = await page.press('Work it out')
    expect(page.text('#main')).toContain('Default: 4.')
  })

  test('the overview links to every tool, and the guide book to the overview', async () => {
    const overview = (await open('/guide-book')).all('a').find((link) => wordsOf(link) === 'All tools')
    const page = await open(String(overview?.properties.href))
    expect(page.text('h1')).toBe('Tools')
    const links = page.all('.tool-cards a').map(({ properties }) => String(properties.href))
    expect(links).toEqual(expect.arrayContaining(addresses))
    for (const link of links) expect((await wiki.get(link)).status, link).toBe(200)
  })

  test('planners: forms are sent and the server answers', async () => {
    let page = await open('/tools/blueprint-planner')
    page.choose(/^I want to unlock/, 'spanner')
    for (const tile of page.all('.bp-tick input').slice(0, 2)) tile.properties.checked = true
    page = await page.press('Work it out')
    expect(page.text('[data-answer="weight"]')).toBe('46')
    expect(page.all('.bp-tick input').filter(isTicked)).toHaveLength(2)

    page = await open('/tools/explosions')
    page.fill(/^Blocks to dig/, '30')
    page = await page.press(/Work out from: Blocks to dig/)
    expect(page.value('Charges')).toBe('8')

    page = await open('/tools/logic-timing')
    page.fill('Logic Delays in a row', '9')
    page = await page.press('Work it out')
    expect(page.text('.answer.main')).toContain('9 s')

    page = await (await open('/tools/vehicles')).press('Dirt capacity')
    expect(page.text('.compare tbody tr')).toContain('Excavator')
  })

  test('the timers show a table with the time of each stage', async () => {
    let page = await open('/tools/growth-timers?start=23:58')
    expect(page.all('.mark-table tbody tr')).toHaveLength(10)
    expect(page.text('.mark-table tbody tr', 4)).toContain('00:03')
    expect(page.text('.mark-table tbody tr', 4)).toContain('next day')
    page.tick(/^Fishing pot/)
    page = await page.press('Work it out')
    expect(page.all('.mark-table tbody tr')).toHaveLength(2)
  })

  test('the list has its trip and bill, and the form works', async () => {
    // Anvil, Conveyor, Spanner, Battery, Gold Bar: four of them in three shops of Bridgepour, gold in none.
    let page = await open(`/list/${encodeURIComponent(btoa('61|1,45|12,13|1,73|4,188|3'))}/Trip`)
    expect(page.all('#trip li h3')).toHaveLength(3)
    page.fill('Coins I have already', '999999,5')
    page = await page.press('Work it out', 'Coins I have already')
    expect(page.path).toContain('have=999999%2C5')
    expect(page.text('#afford [role="status"]')).toContain('You can afford it')
    expect(page.value('Coins I have already')).toBe('999999,5')
  })
})

test('R18 the page of an item opens a tool with that item', async () => {
  let page = await open('/database/gold-ore')
  page.fill('Chunks of dirt', '40')
  page = await page.press('Work it out: Drop chances', 'Chunks of dirt')
  expect(page.path).toMatch(/^\/tools\/ore-odds\?find=gold-ore&chunks=40/)
  expect(page.value('What you look for')).toBe('gold-ore')
  expect(page.value('Chunks of dirt')).toBe('40')
})

test('the form of a table hides estimates and keeps its other parameters', async () => {
  let page = await open('/database?find=map')
  page.tick('Hide unconfirmed prices')
  page = await page.press('Filter')
  expect(page.path).toMatch(/find=map.*guesses=out/)
  expect(page.all('form.without-guesses td.est')).toHaveLength(1)
  expect(page.text('#main')).toContain('1 of 1 price is hidden')
})

test('the database table is complete and can be filtered by its form', async () => {
  expect((await open('/database')).all('#main tbody tr').length).toBeGreaterThan(300)
  expect((await open('/database?find=improved')).all('#main tbody tr')).toHaveLength(1)
})

test('R11 the catalogue filters, sorts and creates a list with editable quantities', async () => {
  const isPicked = (page: PlainPage, name: string) => isTicked(page.field(`Add to list: ${name}`))
  let page = await open('/list')
  const unpriced = page.all('.items tbody tr').filter((row) => select(row, '.price').length === 0)
  expect(unpriced.length).toBeGreaterThan(0)
  expect(unpriced.flatMap((row) => select(row, 'input')).filter(({ properties }) => !properties.disabled)).toEqual([])
  page.fill('Find an item', 'shovel')
  page = await page.press('Filter')
  expect(page.all('.items tbody tr')).toHaveLength(2)
  page.tick('Add to list: Shovel')
  page = await page.press(/^Price/)
  expect(isPicked(page, 'Shovel')).toBe(true)
  expect(page.path).toContain('sort=price')
  page.choose('Group', 'Tools')
  page = await page.press('Filter')
  expect(page.path).toContain('group=tool')
  expect(isPicked(page, 'Shovel')).toBe(true)
  page.fill('Find an item', 'pan')
  page = await page.press('Filter')
  page.tick('Add to list: Pan')
  page = await page.press('Make the list')
  expect(page.path).toMatch(/^\/list\/[\w%]+$/)
  expect(page.all('.lrow tbody tr')).toHaveLength(2)
  page.fill('Quantity of Shovel', '12')
  page.fill('Quantity of Pan', '')
  page = await page.press('Update the list')
  expect(page.all('.lrow tbody tr')).toHaveLength(1)
  expect(page.value('Quantity of Shovel')).toBe('12')
})
