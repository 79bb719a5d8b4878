import { expect, test } from 'vitest'
import { findPages } from './find-pages.ts'
import { sitePages } from '#web/site-index/site-pages.ts'

test.each([
  ['controls', 'Controls'],
  ['keybinds', 'Controls'],
  ['timer', 'Growth timers'],
  ['first timer', 'First timer guide'],
  ['how to make money', 'Getting started'],
  ['multiplayer', 'Multiplayer FAQ'],
  ['coop', 'Multiplayer FAQ'],
  ['shopping list', 'Item list maker'],
  ['map', 'World map'],
  ['sluice', 'Getting started'],
  ['leaderboard', 'Speedrun leaderboard'],
  ['pokes', 'Pokes leaderboard'],
  ['install mods', 'Mod FAQ'],
  ['drop rate', 'Ore odds'],
  ['controlls', 'Controls'],
  ['FAQ', 'FAQ'],
])('"%s" finds %s among the guides, tools and boards', (text, name) => {
  expect(findPages(text).pages.map((page) => page.name)).toContain(name)
})

test.each(['', 'a', 'qqxz', 'gold ore', "hobson's"])('"%s" finds none', (text) => {
  expect(findPages(text).pages).toEqual([])
})

test('a page that is called exactly so comes first, and is said to be meant', () => {
  expect(findPages('mods')).toMatchObject({ isNamed: true, pages: [{ name: 'Mods' }, {}, {}] })
  expect(findPages('timer').isNamed).toBe(true)
  expect(findPages('press').isNamed).toBe(false)
})

test('no page stands in the list twice', () => {
  const paths = sitePages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
