import { expect, test } from 'vitest'
import { filterMods, hasRibbon, isFileUrl, describeModVersion } from './mod-filter.ts'

const mods = [
  { name: 'Hydrotility++', author: 'Gamerkuipers' },
  { name: 'Spawn Menu', author: 'Rhino' },
  { name: 'Creative Menu', author: 'ResaloliPT' },
]

test.each([
  [{ mod: '', author: '' }, 3],
  [{ mod: 'menu', author: '' }, 2],
  [{ mod: ' MENU ', author: 'rhi' }, 1],
  [{ mod: '++', author: '' }, 1],
  [{ mod: 'nothing', author: '' }, 0],
  [{ mod: '', author: 'gamer' }, 1],
])('%j finds %i mods', (filter, count) => {
  expect(filterMods(mods, filter)).toHaveLength(count)
})

test.each([
  ['', false],
  ['New!', false],
  ['Beta', true],
  ['new!', true],
])('a ribbon of "%s" shows: %s', (ribbon_text, shows) => {
  expect(hasRibbon({ ribbon_text })).toBe(shows)
})

test.each([
  ['https://github.com/ann/mods/raw/main/500-Lamp_P.pak', true],
  ['https://github.com/ann/mods/raw/main/Lamp.zip?raw=1', true],
  ['https://github.com/ann/mods', false],
])('%s is the URL of a file: %s', (url, leads) => {
  expect(isFileUrl({ url })).toBe(leads)
})

test.each([
  ['2.0', 'legacy', 'version 2.0'],
  ['Required', 'legacy', 'versions 1.6 and 1.7'],
  ['', 'workshop', 'version 2.0 and later'],
] as const)('a mod with the ribbon "%s" that is %s is for %s', (ribbon_text, status, expected) => {
  expect(describeModVersion({ ribbon_text, status }, '2.0', '1.6 and 1.7')).toBe(expected)
})
