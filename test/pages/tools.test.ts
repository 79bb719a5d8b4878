import { expect, inject, test } from 'vitest'
import { tools } from '../../src/web/features/tools/tool-list.ts'
import { reach } from '../support/serve.ts'

const wiki = reach(inject('realWiki'))

const read = async (path: string) => (await wiki.get(path)).text()
const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
/** What a reader sees: the words, and what stands in the fields. */
const toText = (html: string) =>
  html
    .replace(/<input[^>]*value="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
/** True where a number stands by itself: "17" is not in "170", "1.17" or "17.5". */
const says = (text: string, told: string) => new RegExp(`(?<![\\d.,])${told.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![.,]?\\d)`).test(text)

/** The example of a page, and the tool as "Try this example" opens it. */
async function readExample(slug: string) {
  const page = await read(`/tools/${slug}`)
  const example = partOf(page, /<div data-worked-example="[^"]*">([\s\S]*?)<\/div>/)
  const path = partOf(page, /data-worked-example[\s\S]*?<a class="btn small" href="([^"]*)"/).replaceAll('&amp;', '&')
  const tool = partOf(await read(path), /(<form class="card tool"[\s\S]*?<\/form>)/)
  return { told: [...example.matchAll(/<b>([\s\S]*?)<\/b>/g)].map(([, text = '']) => toText(text).trim()), path, tool }
}

test.each(tools.map(({ slug }) => slug))('Calculators: the worked example of %s is what the tool itself says', async (slug) => {
  const { told, path, tool } = await readExample(slug)
  expect(path).toContain(`/tools/${slug}?`)
  expect(told.length).toBeGreaterThan(0)
  const text = toText(tool)
  expect(told.filter((number) => !says(text, number))).toEqual([])
})

test('the vehicles of the example are cheapest and fastest in the table, too', async () => {
  const { told, tool } = await readExample('vehicles')
  const [cheapest = '', fastest = ''] = told
  const rowOf = (name: string) =>
    toText([...tool.matchAll(/<tr>[\s\S]*?<\/tr>/g)].map(([row]) => row).find((row) => row.includes(`>${name}<`)) ?? '')
  expect(rowOf(cheapest)).toContain('cheapest')
  const rows = [...tool.matchAll(/<th scope="row"[^>]*>([^<]*)<[\s\S]*?data-label="Top speed">([\s\S]*?)<\/td>/g)]
  expect(toText(rows.find(([, name]) => name === fastest)?.[2] ?? '')).toContain('best')
})

test.each([
  // What a blueprint makes, what is handed in for one, and the blueprint itself.
  ['/database/candle', '/tools/blueprint-planner?goal=candle'],
  ['/database/elbow-pipe', '/tools/blueprint-planner?goal=elbow-pipe'],
  ['/database/toolbag-blueprint', '/tools/blueprint-planner?goal=toolbag'],
  ['/database/sword', '/tools/blueprint-planner?goal=candle'],
  ['/database/afage-seed-bag', '/tools/growth-timers?name=Afage'],
  ['/database/afage', '/tools/growth-timers?name=Afage'],
  ['/database/logic-mini-nuke', '/tools/explosions?charge=logic-mini-nuke'],
  ['/database/logic-keypad', '/tools/logic-timing'],
  ['/database/x-pipe', '/tools/pressure'],
  ['/database/uncut-ruby', '/tools/ore-odds?find=uncut-ruby'],
  // No source knows its share, so the tool does not open with it.
  ['/database/uncut-onyx', '/tools/ore-odds'],
  ['/database/gold-bar', '/tools/weight-value?item=gold-bar'],
  ['/database/conveyor', '/tools/scrap?item=conveyor'],
  ['/guide-book/towns/bridgepour/vehicle-store/13', '/tools/vehicles'],
  ['/guide-book/towns/bridgepour/the-barge/14', '/tools/blueprint-planner'],
  ['/guide-book/towns/bridgepour/scrapyard/6', '/tools/scrap'],
  ['/guide-book/digsites', '/tools/ore-odds'],
  ['/guide-book/guide/hydro-logic/logic-behaviour', '/tools/logic-timing'],
  ['/guide-book/guide/getting-started', '/tools/vehicles'],
])('%s leads to %s', async (page, tool) => {
  const main = partOf(await read(page), /<main[^>]*>([\s\S]*)<\/main>/)
  expect(main.replaceAll('&amp;', '&')).toContain(`href="${tool}"`)
})
