import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { verifyFact } from './verify-fact.ts'

let folder: string
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  folder = mkdtempSync(join(tmpdir(), 'wiki-verify-'))
  cpSync('test/wiki', folder, { recursive: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const tag = { seen: 'Price tag at Bridgepour', version: '1.7.2', on: '2026-12-01' }

/** The removed and added lines. */
function changes(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) }
}

const pan = `# The pan.
id: 1
name: Pan   # as on the tag
group: tool
description: >-
  Washes dirt,
  one chunk at a time.
value: 800 # hundredths of a coin
sources:
  # Nobody has been to the shop.
  value:
    source: A guess of the editors # really
    certainty: guess
    note: nobody looked
  description: { source: "An earlier edition", certainty: told }
checked: 2026-11-21 # all of it
`

test('an observation changes only its own lines of the file', () => {
  writeFileSync(join(folder, 'items', 'pan.yaml'), pan)
  verifyFact(folder, 'item/pan', 'value', { ...tag, value: '900', by: 'Ada' })
  expect(read('items/pan.yaml')).toBe(
    pan
      .replace('value: 800 #', 'value: 900 #')
      .replace('source: A guess of the editors # really', 'source: Price tag at Bridgepour # really')
      .replace('certainty: guess\n    note: nobody looked', 'certainty: seen\n    version: 1.7.2\n    seen: { by: Ada, on: 2026-12-01 }')
      .replace('2026-11-21 #', '2026-12-01 #'),
  )
})

test('a field without a source gets one, without a name unless given', () => {
  writeFileSync(join(folder, 'items', 'pan.yaml'), pan)
  verifyFact(folder, 'items/pan.yaml', 'shops', { ...tag, value: '[7]' })
  const { gone, come } = changes(pan, read('items/pan.yaml'))
  expect(gone).toEqual(['checked: 2026-11-21 # all of it'])
  expect(come).toEqual([
    '  shops:',
    '    source: Price tag at Bridgepour',
    '    certainty: seen',
    '    version: 1.7.2',
    '    seen: { on: 2026-12-01 }',
    'checked: 2026-12-01 # all of it',
    'shops:',
    '  - 7',
  ])
})

test('a source in flow style is replaced', () => {
  writeFileSync(join(folder, 'items', 'pan.yaml'), pan)
  verifyFact(folder, 'item/pan', 'description', tag)
  expect(read('items/pan.yaml')).toContain(
    'description: { source: "Price tag at Bridgepour", certainty: seen, version: 1.7.2, seen: { on: 2026-12-01 } }',
  )
})

test.each([
  ['shovle', 'value', 'There is no "shovle" in'],
  ['shovle', 'value', 'item/shovel'],
  ['dragon/shovel', 'value', '"dragon"'],
  ['shovel', 'pirce', 'shovel has no field "pirce".'],
  ['shovel', 'valeu', 'Did you mean value?'],
  ['shovel', 'pirce', 'Its fields: active, advice, alias,'],
  ['gold-ore', 'value', 'item/gold-ore or resource/gold-ore'],
])('%s %s is refused: %s', (thing, field, message) => {
  expect(() => verifyFact(folder, thing, field, tag)).toThrow(message)
})

test('an observation in another version replaces a guess, but not a value of a described version', () => {
  const file = 'facts/described-versions.yaml'
  writeFileSync(join(folder, file), 'value: 1.6 and 1.7\nsources: { value: { source: Us, certainty: told } }\nchecked: 2026-11-21\n')
  const later = { ...tag, version: '3.0.8', value: '900' }
  writeFileSync(join(folder, 'items', 'pan.yaml'), pan.replace('certainty: guess', "certainty: files\n    version: '1.3.4'"))
  expect(() => verifyFact(folder, 'item/pan', 'value', later)).toThrow(
    /value is 800 \(version 1\.3\.4\)[^]*3\.0\.8\.yaml[^]*to: \{ value: 900/,
  )
  // 1.60 is not a version of 1.6.
  expect(() => verifyFact(folder, 'item/pan', 'value', { ...later, version: '1.60' })).toThrow('value is 800')
  expect(read('items/pan.yaml')).toContain('value: 800')
  verifyFact(folder, 'item/pan', 'value', { ...later, version: '1.7.2' })
  expect(read('items/pan.yaml')).toContain('value: 900')
  writeFileSync(join(folder, 'items', 'pan.yaml'), pan)
  verifyFact(folder, 'item/pan', 'value', later)
  expect(read('items/pan.yaml')).toContain('version: 3.0.8')
  expect(console.log).toHaveBeenLastCalledWith(expect.stringMatching(/800.*900/))
})

test.each([{ value: 'a lot' }, { value: '[1' }, { on: 'today' }])('%j is rejected, and nothing is written', (wrong) => {
  const before = read('items/shovel.yaml')
  expect(() => verifyFact(folder, 'shovel', 'value', { ...tag, ...wrong })).toThrow()
  expect(read('items/shovel.yaml')).toBe(before)
})
