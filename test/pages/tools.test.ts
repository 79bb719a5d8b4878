import { describe, expect, inject, test } from 'vitest'
import { readRealContent } from '../support/real-content.ts'
import { encodeList } from '../../src/model/lists/shopping-list.ts'
import { paths } from '../../src/model/wiki/paths.ts'
import { tools } from '../../src/web/site-index/tool-list.ts'
import { isLong } from '../support/long.ts'
import { reach } from '../support/serve.ts'

const wiki = reach(inject('realWiki'))

const read = async (path: string) => (await wiki.get(path)).text()
const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
/** Visible text, including field values. */
const toText = (html: string) =>
  html
    .replace(/<input[^>]*value="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
/** Whether a text has this number as a whole: "17" is not in "170", "1.17" or "17.5". */
const expectText = (text: string, shown: string) =>
  new RegExp(`(?<![\\d.,])${shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![.,]?\\d)`).test(text)

/** The example of a page, and the tool opened by "Try this example". */
async function readExample(slug: string) {
  const page = await read(`/tools/${slug}`)
  const example = partOf(page, /<div data-worked-example="[^"]*">([\s\S]*?)<\/div>/)
  const path = partOf(page, /data-worked-example[\s\S]*?<a class="btn small" href="([^"]*)"/).replaceAll('&amp;', '&')
  const tool = partOf(await read(path), /(<form class="card tool"[\s\S]*?)<[^>]* id="how"/)
  return { shown: [...example.matchAll(/<b>([\s\S]*?)<\/b>/g)].map(([, text = '']) => toText(text).trim()), path, tool }
}

test('the bars of the blueprint planner add up to the weight to hand in', async () => {
  const html = await read('/tools/blueprint-planner?goal=toolbag')
  const answers = toText(partOf(html, /(<div class="answers"[\s\S]*?<\/div>)/))
  const sum = [...answers.matchAll(/Bars\b\D* (\d+)/g)].reduce((total, [, weight]) => total + Number(weight), 0)
  expect(sum).toBe(Number(/Weight to hand in (\d+)/.exec(answers)?.[1]))
})

test('L12 the rig planner has a picture of every drill', async () => {
  const form = partOf(await read('/tools/rig'), /(<select[^>]* name="drill"[\s\S]*?<\/select>)/)
  const drills = [...form.matchAll(/ value="([^"]+)"/g)].map(([, drill = '']) => drill)
  expect(drills.length).toBeGreaterThan(2)
  for (const drill of drills) {
    expect(await read(`/tools/rig?drill=${drill}`)).toContain(`"${paths.tile(drill)}"`)
    expect((await wiki.get(paths.tile(drill))).status, drill).toBe(200)
  }
})

test.each(tools.map(({ slug }) => slug))('Calculators: the worked example of %s equals the tool', async (slug) => {
  const { shown, path, tool } = await readExample(slug)
  expect(path).toContain(`/tools/${slug}?`)
  expect(shown.length).toBeGreaterThan(0)
  const text = toText(tool)
  expect(shown.filter((number) => !expectText(text, number))).toEqual([])
})

test.each([
  // By a fact of the tool, a number in a guide, a number in tips.
  ['/tools/rig', 'length-of-a-tick'],
  ['/guide-book/guide/first-timer', 'what-a-pan-gives'],
  ['/database/goliath-drill', 'reach-of-arms'],
  ['/database/map', 'which-way-is-north'],
])('%s links to the open question "%s" about its facts', async (path, question) => {
  expect(partOf(await read(path), /<aside class="callout asked"([\s\S]*?)<\/aside>/)).toContain(`/open-questions#${question}"`)
})

test('both totals of the barge are shown if they differ, as in the example', async () => {
  const html = await read('/tools/blueprint-planner?goal=all')
  const readings = [...html.matchAll(/<section class="reading"[\s\S]*?class="sum"[\s\S]*?<b>(?:<span[^>]*>)?(\d+)</g)].map(
    ([, weight]) => weight,
  )
  expect(readings).toEqual(['188', '134'])
  expect((await readExample('blueprint-planner')).shown).toEqual(readings)
})

test('a rig is computed by its form, with timed values and with a second rig', async () => {
  const form = 'drill=goliath-drill&depth=6.4&tanks=3&filters=5&ten=&takes=&budget=&p0=&p1='
  const coinsOf = async (query: string) => partOf(toText(await read(`/tools/rig?${query}`)), /Coins per hour (?:about )?([\d,]+)/)
  expect(await coinsOf(form)).toBe('21,000')
  expect(await coinsOf(form.replace('ten=', 'ten=150'))).toBe('41,454')
  expect(await coinsOf(form.replace('p0=&p1=', 'p0=0&p1=0'))).toBe('1,700')
  const both = toText(await read('/tools/rig?rigs=2&btanks=3&bfilters=5'))
  expect(both).toMatch(/Pressure at the drill 88% 100% 12% more/)
  expect(both).toMatch(/Coins per hour 14,000 c 21,000 c/)
  // Unknown values of a drill are asked from its owner.
  expect(await read('/tools/rig?drill=d.a.v.i.d')).toContain('name="quality"')
  expect(await read('/tools/rig?drill=ram-drill')).not.toContain('name="quality"')
  const drawn = await read('/tools/rig?drill=d.a.v.i.d&intakes=3&lasts=20')
  const lines = toText(drawn)
  // Three intakes with four filters each.
  const barsOf = (part: string) =>
    partOf(drawn, new RegExp(`<svg class="rig-lines"[\\s\\S]*?<path class="${part}" d="([^"]*)"`)).match(/M/g)
  expect([barsOf('intake')?.length, barsOf('filter')?.length]).toEqual([3, 12])
  expect(lines).toContain('3 equal lines')
  expect(lines).toMatch(/used up in about 20 min/)
})

test('the best sale is computed by the form, with typed prices', async () => {
  const readForgeRows = async (query: string) => {
    const text = toText(await read(`/tools/sell?${query}`))
    return [
      partOf(text, /Sold in the best way (?:about )?([\d,.]+)/),
      partOf(text, /More than selling it as it is (\S+)/),
      partOf(text, /Board (\d+ \w+)/),
    ]
  }
  const form = 'w0=&w1=2+3x6&w2=&w3=&p0=&p1=&p2=&p3=&p4=&p5=&p6=&p7=&p8='
  expect(await readForgeRows(form)).toEqual(['340', '+96', '1 sword'])
  expect(await readForgeRows(form.replace('p1=', 'p1=17,5'))).toEqual(['350', '0', '4 iron'])
  // 6 + 6 and 6 + 2.
  expect(await readForgeRows(form.replace('p6=', 'p6=20'))).toEqual(['400', '+160', '2 axes'])
  const wrong = await read(`/tools/sell?${form.replace('w0=', 'w0=five')}`)
  expect(toText(wrong)).toContain('“five” is no weight. Type them as 8.2 7 3x5. ')
  expect(wrong).not.toContain('Sold in the best way')
})

test.each([
  // A blueprint's product, its required item, and the blueprint itself.
  ['/database/candle', '/tools/blueprint-planner?goal=candle'],
  ['/database/elbow-pipe', '/tools/blueprint-planner?goal=elbow-pipe'],
  ['/database/toolbag-blueprint', '/tools/blueprint-planner?goal=toolbag'],
  ['/database/sword', '/tools/blueprint-planner?goal=candle'],
  ['/database/afage-seed-bag', '/tools/growth-timers?name=Afage'],
  ['/database/afage', '/tools/growth-timers?name=Afage'],
  ['/database/logic-mini-nuke', '/tools/explosions?charge=logic-mini-nuke'],
  ['/database/logic-keypad', '/tools/logic-timing'],
  ['/database/x-pipe', '/tools/pressure'],
  ['/database/ram-drill', '/tools/rig?drill=ram-drill'],
  ['/database/water-pipe-filter', '/tools/rig'],
  ['/database/uncut-ruby', '/tools/ore-odds?find=uncut-ruby'],
  // Its chance is unknown, so the tool does not offer it.
  ['/database/uncut-onyx', '/tools/ore-odds'],
  ['/database/gold-bar', '/tools/weight-value?item=gold-bar'],
  ['/database/conveyor', '/tools/scrap?item=conveyor'],
  ['/guide-book/towns/bridgepour/vehicle-store/13', '/tools/vehicles'],
  ['/guide-book/towns/bridgepour/the-barge/14', '/tools/blueprint-planner'],
  ['/guide-book/towns/bridgepour/scrapyard/6', '/tools/scrap'],
  ['/guide-book/towns/ironil/stocks/5', '/tools/sell'],
  ['/guide-book/guide/where-to-sell', '/tools/sell'],
  ['/guide-book/digsites', '/tools/ore-odds'],
  ['/guide-book/guide/hydro-logic/logic-behaviour', '/tools/logic-timing'],
  ['/guide-book/guide/vehicles', '/tools/vehicles'],
])('%s links to %s', async (page, tool) => {
  const main = partOf(await read(page), /<main[^>]*>([\s\S]*)<\/main>/)
  expect(main.replaceAll('&amp;', '&')).toContain(`href="${tool}"`)
})

test('a computed number in prose links to its tool with inputs that give the number', { tags: 'long' }, async () => {
  const facts = readRealContent().facts.filter(({ worked_out_at }) => Object.keys(worked_out_at).length > 0)
  expect(facts.length).toBeGreaterThan(10)
  const elsewhere: string[] = []
  for (const { key, value, worked_out_at } of facts)
    for (const [name, address] of Object.entries(worked_out_at)) {
      const number = name === 'value' ? value : (value as Record<string, unknown>)[name]
      // Only the tool's form: the text below is the same for all inputs.
      const main = toText(partOf(await read(address), /(<form class="card tool"[\s\S]*?)<[^>]* id="how"/))
      if (!expectText(main, String(number))) elsewhere.push(`${key}.${name}: ${String(number)} at ${address}`)
    }
  expect(elsewhere).toEqual([])
  const guide = partOf(await read('/guide-book/guide/fishing-and-plants'), /<main[^>]*>([\s\S]*)<\/main>/)
  expect(guide).toContain('<a href="/tools/growth-timers" title="Work it out">')
})

test('the calculations of a rig have all their numbers, those of a second rig on its own page', async () => {
  const sumsOf = (html: string) => toText(partOf(html, /<dl class="card rig-sums" id="rig-sums">([\s\S]*?)<\/dl>/))
  const html = await read('/tools/rig?rigs=2&bdrills=2')
  const numbersAt = (part: string, address: string) =>
    [...partOf(html, new RegExp(`${part}([\\s\\S]*?)</(?:ul|table)>`)).matchAll(/<a href="([^"]+)" class="sum-at"[^>]*>([\s\S]*?)<\/a>/g)]
      .filter(([, to]) => to === address)
      .map(([, , text = '']) => toText(text).trim())
  const timed = numbersAt('aria-label="What stops or is used up"', '#rig-sums')
  expect(timed).toHaveLength(6)
  expect(timed.filter((time) => !expectText(sumsOf(html), time))).toEqual([])
  // The cost of repairs is beside them.
  expect(expectText(sumsOf(html), '501 c')).toBe(true)
  expect(numbersAt('finds-table', '#rig-sums')).toEqual(expect.arrayContaining(['2 to 9', '5.8', '14,000 c']))
  const seconds = numbersAt('two-rigs', '/tools/rig?drills=2#rig-sums')
  expect(seconds).toContain('29,000 c')
  const alone = await read('/tools/rig?drills=2')
  for (const number of ['29,000 c', '4,879 c', '1,900']) expect([seconds, expectText(sumsOf(alone), number)]).toEqual([seconds, true])
})

test('each result of a planner lists its facts with versions and its assumptions', async () => {
  const restsOf = async (path: string) => {
    const list = partOf(await read(path), /<ul class="bullets body" id="rests">([\s\S]*?)<\/ul>/)
    const lines = [...list.matchAll(/<li>([\s\S]*?)(?=<li>|$)/g)].map(([, line = '']) =>
      toText(line)
        .replaceAll(/ (?=[,:.;])/g, '')
        .trim(),
    )
    return (name: string) => lines.find((line) => line.startsWith(`${name}:`)) ?? lines
  }
  const rig = await restsOf('/tools/rig')
  expect(rig('Pressure')).toMatch(/files, 1\.3\.4: what a tank adds.*; told by players: pressure of an intake/)
  expect(rig('Coins per hour')).toMatch(/files, 1\.3\.4: \d+ facts of finds per minute/)
  expect(rig('Coins per hour')).toMatch(/worked out, 1\.7\.1: base prices.*; unconfirmed: weight of ore as a bar.*length of a tick/)
  expect(rig('Price of the parts')).toMatch(/files, 1\.3\.4: .*Harvester.*unconfirmed: .*Conveyor/)
  const sell = await restsOf('/tools/sell')
  expect(sell('Coins without forging')).not.toContain('unconfirmed')
  expect(sell('Coins of the best way, and the gain')).toMatch(/unconfirmed: weight of a forged piece/)
})

test('sums of a list link to a list of their items, payments to the tools for weight and digging', async () => {
  const { items } = readRealContent()
  const idOf = (name: string) => items.find(({ safe_name }) => safe_name === name)?.id ?? 0
  const at = (...lines: [name: string, quantity: number][]) =>
    paths.sharedList(encodeList(lines.map(([name, quantity]) => ({ id: idOf(name), quantity }))))
  const html = (await read(at(['shovel', 3], ['gold-bar', 5], ['harvester', 1]))).replaceAll('&amp;', '&')
  const links = [...html.matchAll(/<a href="([^"]+)" class="sum-at"/g)].map(([, address = '']) => address)
  expect(links).toEqual(expect.arrayContaining([at(['shovel', 3]), '/tools/weight-value?item=gold-bar&weight=5']))
  expect(links).toContain(at(['shovel', 3], ['gold-bar', 5], ['harvester', 1]))
  expect(links.some((address) => /^\/tools\/weight-value\?item=gold-bar&value=\d+/.test(address))).toBe(true)
  expect(links.some((address) => /^\/tools\/ore-odds\?find=gold-ore&chunks=\d+&weight=1$/.test(address))).toBe(true)
})

describe.each(tools.map(({ slug }) => slug))('%s', (slug) => {
  test('is a page with formulas, assumptions, an example and a link to the tools', async () => {
    const html = await read(`/tools/${slug}`)
    const countIn = (list: RegExp) => partOf(html, list).match(/<li[ >]/g)?.length ?? 0
    expect(countIn(/<ul class="formulas[^"]*">([\s\S]*?)<\/ul>/)).toBeGreaterThan(1)
    expect(countIn(/class="how[\s\S]*?<ul class="bullets[^"]*">([\s\S]*?)<\/ul>/)).toBeGreaterThan(0)
    // Long lists are collapsed; badges of the tool link into the one with the reasons.
    const folds = [
      ...html.matchAll(/<details( open)?><summary>(?:(?!<\/summary>)[\s\S])*<\/summary><ul class="\w+ body"[^>]*>([\s\S]*?)<\/ul>/g),
    ]
    expect(folds.length).toBeGreaterThan(1)
    for (const [, open, lines = ''] of folds) expect(open !== undefined).toBe((lines.match(/<li[ >]/g)?.length ?? 0) <= 5)
    expect(html.match(/ id="how"/g)).toHaveLength(1)
    expect(toText(partOf(html, /aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/))).toContain('Tools')
  })

  const nonsense = ['abc', '-1', '0', '1e400', '1e999', '1.2.3', '99999999999999999999', ' ', '']
  /** The page with its fields. */
  const readMain = async (address: string) => partOf(await read(address), /<main[^>]*>([\s\S]*)<\/main>/)

  test('nonsense in any field of its form is reported, and never shown as a number', async () => {
    const form = await readMain(`/tools/${slug}`)
    const fields = [...form.matchAll(/<input[^>]* inputMode="[^>]* name="(\w+)"/g)].map(([, name = '']) => name)
    for (const name of fields) {
      // Fields share one parser, so the short test tries one text on each.
      for (const text of isLong ? nonsense : ['abc']) {
        const main = await readMain(`/tools/${slug}?${new URLSearchParams({ from: name, [name]: text }).toString()}`)
        expect(toText(main), `${name} ${text}`).not.toMatch(/NaN|Infinity|undefined/)
        // An invalid number of plants counts as one.
        if (text === 'abc' && slug !== 'growth-timers') expect(main.includes('num-said wrong'), name).toBe(true)
      }
    }
  })

  test('nonsense in every parameter of its address is ignored', { tags: 'long' }, async () => {
    const names = 'goal have kind name count start t show sort charge spacing length from delays code item weight tanks find'.split(' ')
    for (const text of ['%00', '%F0%9F', 'NaN', '-5', '%3Cscript%3E', '9'.repeat(400)]) {
      const response = await wiki.get(`/tools/${slug}?${names.map((name) => `${name}=${text}`).join('&')}`)
      expect(response.status, text).toBe(200)
    }
  })
})
