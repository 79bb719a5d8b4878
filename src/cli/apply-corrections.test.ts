import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { beforeEach, expect, test, vi } from 'vitest'
import { correctField } from '#content/correct/correct-file.ts'
import { noPrices } from '#model/prices/my-prices.ts'
import { formatSeenPrice } from '#model/prices/seen-prices.ts'
import { withPrices } from '#model/prices/with-prices.ts'
import { writePriceCsv, writePriceJson } from '#model/prices/write-price-file.ts'
import { fitUrl, toMailUrl } from '#model/wiki/correct/channel-urls.ts'
import { toPriceCorrection } from '#model/wiki/correct/price-correction.ts'
import { readRepository } from '#model/wiki/correct/repository.ts'
import { applyCorrections } from './apply-corrections.ts'

const today = '2026-11-27'
let content: string
const read = (item = 'anvil') => readFileSync(join(content, 'items', `${item}.yaml`), 'utf8')
const printed = () => vi.mocked(console.log).mock.calls.join('\n')

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'apply-'))
  for (const item of ['anvil', 'd.a.v.i.d', 'gold-bar']) cpSync(`content/items/${item}.yaml`, join(content, 'items', `${item}.yaml`))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

const line = 'Anvil (item/anvil): 86.5 coins, seen in 3.x on 2026-11-26, by Ada'
const mail = `Hello!\n${line}\nBye`

test('a reported price is printed, and written only with --write', () => {
  const before = read()
  applyCorrections(content, mail, false, today)
  expect(read()).toBe(before)
  expect(printed()).toContain('+value: 8650')
  applyCorrections(content, mail, true, today)
  expect(read()).toMatch(/^value: 8650$/m)
  expect(read()).toMatch(/certainty: seen\n {4}version: ["']?3\.x["']?\n {4}seen: \{ by: Ada, on: 2026-11-26 \}/)
})

test('a price of another version is written into its patch note, where the wiki knows the price of its own', () => {
  for (const file of ['facts/described-versions.yaml', 'patch-notes/3.0.8.yaml', 'patch-notes/3.0.yaml', 'items/harvester.yaml'])
    cpSync(join('content', file), join(content, file))
  const before = read('harvester')
  const price = 'Harvester (item/harvester): 400 coins, seen in 3.x on 2026-11-26, by Ada\n'
  applyCorrections(content, price + line, true, today)
  applyCorrections(content, price.replace('400', '401').replace('3.x', '3.0'), true, today)
  expect(read('harvester')).toBe(before)
  const changes = (version: string) => {
    const { changed } = parse(readFileSync(join(content, 'patch-notes', `${version}.yaml`), 'utf8')) as { changed: unknown[] }
    return changed
  }
  const source = 'Price in the game, seen in 3.x on 2026-11-26 by Ada'
  expect(changes('3.0.8')).toContainEqual({ thing: 'item/harvester', field: 'value', to: { value: 40000, certainty: 'seen', source } })
  expect(changes('3.0')).toMatchObject([{ thing: 'item/harvester', to: { value: 40100 } }])
  expect(() => applyCorrections(content, price.replace('3.x', '9.9'), true, today)).toThrow(/1 of 1/)
})

test('a price of another version replaces no price concluded from a described one', () => {
  for (const file of ['facts/described-versions.yaml', 'patch-notes/3.0.8.yaml']) cpSync(join('content', file), join(content, file))
  const before = read('gold-bar')
  applyCorrections(content, 'Gold Bar (item/gold-bar): 33.3 coins per weight, seen in 3.x on 2026-11-27', true, today)
  expect(read('gold-bar')).toBe(before)
  expect(readFileSync(join(content, 'patch-notes/3.0.8.yaml'), 'utf8')).toContain('thing: item/gold-bar')
})

test('the name of an item may have dots', () => {
  applyCorrections(content, 'D.A.V.I.D (item/d.a.v.i.d): 86 coins, seen in 3.x on 2026-11-26', true, today)
  expect(read('d.a.v.i.d')).toMatch(/^value: 8600$/m)
})

const observations = [
  { item: 'anvil', value: 8650, price_per_weight: false, version: '3.x', on: '2026-11-26', by: '' },
  { item: 'gold-bar', value: 123_400, price_per_weight: true, version: '3.x', on: '2026-11-26', by: '' },
]

/** What /my-prices sends. */
function sendPrices() {
  const patches = observations.map((price) => {
    const corrected = correctField(`items/${price.item}.yaml`, read(price.item), toPriceCorrection(price), today, {})
    return 'patch' in corrected ? corrected.patch : ''
  })
  return {
    title: 'Correction: 2 prices in 3.x',
    message: observations.map((price) => `${formatSeenPrice(price, 'The “good” thing')}\n`).join(''),
    patch: patches.join(''),
  }
}

/** What /correct sends for another field. */
function sendField() {
  const change = { field: 'description', to: 'It’s "hot".', source: 'The tag', certainty: 'seen', version: '3.x', by: 'Ada', on: today }
  const corrected = correctField('items/anvil.yaml', read(), change, today, {})
  const patch = 'patch' in corrected ? corrected.patch : ''
  return { title: 'Correction: items/anvil.yaml', message: `Correction of items/anvil.yaml:\n${patch}`, patch }
}

const bodyOf = (url: string) => decodeURIComponent(/body=(.*)$/s.exec(url)?.[1] ?? '')
const channels: [string, (sent: ReturnType<typeof sendPrices>) => string][] = [
  ['an issue', (sent) => bodyOf(fitUrl((body) => readRepository('https://github.com/me/wiki')?.issue?.(sent.title, body) ?? '', sent))],
  ['a mail', (sent) => bodyOf(toMailUrl('a@b.example', sent))],
  ['the URL of a mail', (sent) => toMailUrl('a@b.example', sent)],
  ['a post', ({ message }) => message],
]
const quote = (text: string) => text.replace(/^|(?<=\n)/g, '> ')
const ways: [string, (text: string) => string][] = [
  ['as it is', (text) => text],
  ['quoted twice', (text) => `Ada wrote:\n\n${quote(quote(text))}`],
  ['with CRLF and a signature', (text) => `${text.replaceAll('\n', '\r\n')}\r\n-- \r\nAda\r\n`],
  [
    'with typographic quotes',
    (text) =>
      text
        .replace(/(?<=[\s:])"/g, '“')
        .replaceAll('"', '”')
        .replace(/'/g, '’'),
  ],
  ['with spaces trimmed at the end of lines', (text) => text.replace(/[ \t]+$/gm, '')],
  ['with non-breaking spaces', (text) => text.replaceAll(' coins', '\u00A0coins')],
]

test.each(channels)('prices sent by %s are taken, however the text was changed on its way', (_channel, toText) => {
  for (const [way, change] of ways) {
    vi.mocked(console.log).mockClear()
    applyCorrections(content, change(toText(sendPrices())), false, today)
    expect(printed(), way).toMatch(/\+value: 8650\n[^]*\+value: 123400\n/)
  }
})

test.each(channels)('another field sent by %s is taken, however the text was changed on its way', (_channel, toText) => {
  const lineBreak = (text: string) => text.replace(/(?<=^.{60}\S*) /gm, ' \n')
  for (const [way, change] of [...ways, ['wrapped', lineBreak] as const]) {
    vi.mocked(console.log).mockClear()
    applyCorrections(content, change(toText(sendField())), false, today)
    expect(printed(), way).toMatch(/\+description: .*hot/)
  }
})

test('wrapped lines of prices are read', () => {
  applyCorrections(content, mail.replace(' seen in', '\n> seen in').replace(' on ', '\r\n> on '), true, today)
  expect(read()).toMatch(/^value: 8650$/m)
})

test('a saved file of prices is taken', () => {
  const my = withPrices({ ...noPrices, plays: '3.x' }, { anvil: { value: 8650, price_per_weight: false, on: today } })
  for (const file of [writePriceJson(my, String), writePriceCsv(my, String)]) {
    vi.mocked(console.log).mockClear()
    applyCorrections(content, file, false, today)
    expect(printed()).toContain('+value: 8650')
  }
})

const patchOf = (file: string) => `--- a/content/${file}\n+++ b/content/${file}\n@@ -1,1 +1,1 @@\n-id: 1\n+id: 2\n`

test.each([
  ['no price', 'It costs 12 coins.', /no price/],
  ['an unknown item', `${mail}\nX (item/no-such-item): 1 coin, seen in 3.x on 2026-11-26`, /1 of 2/],
  ['a way out of the folder', 'X (item/../pages/faq): 1 coin, seen in 3.x on 2026-11-26', /1 of 1/],
  ['an invalid price', 'Anvil (item/anvil): many coins, seen in 3.x on 2026-11-26', /1 of 1/],
  ['an unreadable price beside a good one', `${line}\nGold Bar (item/gold-bar): 12`, /1 of 2/],
  ['two prices of an item', `${line}\n${line.replace('86.5', '87')}`, /2 of 2/],
  ['a price by weight of an item sold by the piece', 'Anvil (item/anvil): 86 coins per weight, seen in 3.x on 2026-11-26', /1 of 1/],
  ['a date in the future', 'Anvil (item/anvil): 86 coins, seen in 3.x on 2999-01-01', /1 of 1/],
  ['a patch that does not fit', `${line}\n${patchOf('items/gold-bar.yaml')}`, /1 of 2/],
  ['a patch of no content file', patchOf('../package.json'), /1 of 1/],
])('a text with %s writes nothing', (_what, text, problem) => {
  const before = read()
  expect(() => applyCorrections(content, text, true, today)).toThrow(problem)
  expect(read()).toBe(before)
})
