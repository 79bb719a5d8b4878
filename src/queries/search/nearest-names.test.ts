import { afterAll, expect, test } from 'vitest'
import { openRealSearch } from '../../../test/support/real-search.ts'

/** Names that are suggested for a text without results. */
const { search, close } = await openRealSearch()
afterAll(close)

test.each([
  ['hobsonpowerwork', "store Hobson's Powerworks"],
  ['growthtimrs', 'tool Growth timers'],
])('"%s" suggests %s and no question', async (text, name) => {
  const near = (await search.suggestNearestOfAll(text)).map(({ kind, name: called }) => `${kind} ${called}`)
  expect(near).toContain(name)
  expect(near.filter((key) => /^(question|answer) /.test(key))).toEqual([])
})

test.each([
  // A name with one of the words, but none with a four-letter word similar to the other.
  ['first tiemr', ['First Timer guide']],
  ['loggic smelter', ['Logic Smelter', 'Smelter']],
  // A match with the same first letter excludes an equally similar word without it.
  ['batery', ['Battery']],
  // Half of the letters in common is not enough.
  ['wheelbarrow', []],
])('"%s" suggests exactly %j', async (text, names) => {
  expect((await search.suggestNearestOfAll(text)).map(({ name }) => name)).toEqual(names)
})

test('two words written as one suggest the name, in any order', async () => {
  expect((await search.suggestNearest('tankpressure'))[0]?.name).toBe('Pressure Tank')
})

test('one similar word of many suggests nothing', async () => {
  expect(await search.suggestNearest('no such page')).toEqual([])
})

test('of pages with the same name only one is suggested', async () => {
  const names = (await search.suggestNearestOfAll('my progresses')).map(({ name }) => name)
  expect(names).toContain('My progress')
  expect(names).toEqual([...new Set(names)])
})
