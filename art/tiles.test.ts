import { expect, test } from 'vitest'

import { readItems } from './content-items.ts'
import { glyphs } from './glyphs.ts'
import { drawSceneTiles } from './scene-tiles.ts'
import { groupLooks } from './tile-frame.ts'
import { findPicture } from './tile-rules.ts'
import { drawPlants } from './plant-pictures.ts'
import { distinctPictures, drawTiles } from './tiles.ts'

const items = await readItems()
const drawn = [...drawTiles(items).values()]

test('no two items have the same tile', () => {
  expect(drawn.length).toBe(items.length)
  expect(new Set(drawn).size).toBe(items.length)
})

test('tiles have no letters, only pictures', () => {
  expect(drawn.filter((tile) => tile.includes('<text'))).toEqual([])
})

test('numbers in the corner are only those of the name', () => {
  const numbered = distinctPictures(items).flatMap(({ badge }, i) => (/\d/.test(badge) ? [`${items[i]?.name}: ${badge}`] : []))
  expect(numbered.filter((line) => !/ (\d): \1$/.test(line))).toEqual([])
})

test('every group has its own look', () => {
  expect([...new Set(items.map(({ group }) => group))].filter((group) => !(group in groupLooks))).toEqual([])
})

test('every picture names a glyph that exists', () => {
  expect(distinctPictures(items).filter(({ glyph }) => !(glyph in glyphs))).toEqual([])
})

test.each([
  ['Quux', 'pipe', 'straight-pipe'],
  ['Quux', 'machine', 'cogs'],
  ['Quux', 'crop', 'seedling'],
  ['Quux', 'a group of tomorrow', 'storage-crate'],
  ['Red Quux Pickaxe', 'tool', 'pickaxe'],
  ['Quux Pipe Crate', 'pipe', 'straight-pipe'],
])('an unknown %s of group %s shows its %s', (name, group, glyph) => {
  expect(findPicture({ name, group }).glyph).toBe(glyph)
})

test('unknown items of one group are numbered apart', () => {
  const tiles = drawTiles(['Quux', 'Quuz', 'Quub'].map((name) => ({ name, group: 'logic', modded: false })))
  expect(new Set(tiles.values()).size).toBe(3)
})

test('the same items give the same tiles again', () => {
  const some = items.slice(0, 20)
  expect([...drawTiles(some)]).toEqual([...drawTiles(some)])
})

test('every other thing in pictures of steps has a small tile without letters', () => {
  const tiles = [...drawSceneTiles().values()]
  expect(new Set([...tiles, ...drawn]).size).toBe(tiles.length + items.length)
  expect(tiles.filter((tile) => tile.includes('<text') || tile.length > 4000)).toEqual([])
})

test('each crop grows in its own shape', () => {
  const crops = items.filter(({ group }) => group === 'crop')
  const plants = drawPlants(items)
  expect(plants.size).toBe(crops.length)
  expect(crops.length).toBeGreaterThan(5)
  expect(new Set(plants.values()).size).toBe(crops.length)
})
