import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeReportedPrices } from './write-reported-prices.ts'

const today = '2026-11-27'
let content: string
const read = () => readFileSync(join(content, 'items', 'anvil.yaml'), 'utf8')

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'apply-'))
  cpSync('content/items/anvil.yaml', join(content, 'items', 'anvil.yaml'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

const letter = 'Hello!\nAnvil (item/anvil): 86.5 coins, seen in 3.x on 2026-11-26, by Ada\nBye'

test('a reported price is printed, and written only with --write', () => {
  const before = read()
  writeReportedPrices(content, letter, false, today)
  expect(read()).toBe(before)
  expect(vi.mocked(console.log).mock.calls.join('\n')).toContain('+value: 8650')
  writeReportedPrices(content, letter, true, today)
  expect(read()).toMatch(/^value: 8650$/m)
  expect(read()).toMatch(/certainty: seen\n {4}version: ["']?3\.x["']?\n {4}seen: \{ by: Ada, on: 2026-11-26 \}/)
})

test('the name of an item may have dots', () => {
  cpSync('content/items/d.a.v.i.d.yaml', join(content, 'items', 'd.a.v.i.d.yaml'))
  writeReportedPrices(content, 'D.A.V.I.D (item/d.a.v.i.d): 86 coins, seen in 3.x on 2026-11-26', true, today)
  expect(readFileSync(join(content, 'items', 'd.a.v.i.d.yaml'), 'utf8')).toMatch(/^value: 8600$/m)
})

test.each([
  ['no price', 'It costs 12 coins.', /no price/],
  ['an unknown item', `${letter}\nX (item/no-such-item): 1 coin, seen in 3.x on 2026-11-26`, /1 of 2/],
  ['a way out of the folder', 'X (item/../pages/faq): 1 coin, seen in 3.x on 2026-11-26', /1 of 1/],
  ['an invalid price', 'Anvil (item/anvil): many coins, seen in 3.x on 2026-11-26', /1 of 1/],
  ['a price by weight of an item sold by the piece', 'Anvil (item/anvil): 86 coins per weight, seen in 3.x on 2026-11-26', /1 of 1/],
  ['a date in the future', 'Anvil (item/anvil): 86 coins, seen in 3.x on 2999-01-01', /1 of 1/],
])('a text with %s writes nothing', (_what, text, problem) => {
  const before = read()
  expect(() => writeReportedPrices(content, text, true, today)).toThrow(problem)
  expect(read()).toBe(before)
})
