import { expect, test } from 'vitest'
import { readGameFile } from './game-file.ts'
import { toOutputs, withBlueprints } from './hand-ins.ts'
import {
  chosenSlot,
  collectedKinds,
  emptySlot,
  has,
  isCollectedKind,
  isEmptySlot,
  noGames,
  readKeptGames,
  tick,
  withSlot,
  writeGames,
  type MyGames,
} from './my-game.ts'

const games: MyGames = {
  ...noGames,
  chosen: 1,
  slots: [
    emptySlot,
    { ...emptySlot, name: 'Ada', coins: 120, have: { ...emptySlot.have, fish: ['cod'] }, notes: { 'ember-cradle': 'Two drills' } },
  ],
}

test('what is kept comes back word for word', () => {
  expect(readGameFile(writeGames(games))).toEqual({ games })
  expect(readGameFile(writeGames(noGames))).toEqual({ games: noGames })
  expect(readKeptGames(writeGames(games))).toEqual(games)
})

test('a tick goes into the chosen slot and out again, and leaves the others alone', () => {
  const ticked = withSlot(games, (slot) => tick(slot, 'relic', 'arrow-relic'))
  expect([has(chosenSlot(ticked), 'relic', 'arrow-relic'), has(chosenSlot(ticked), 'fish', 'cod')]).toEqual([true, true])
  expect(ticked.slots[0]).toEqual(emptySlot)
  expect(withSlot(ticked, (slot) => tick(slot, 'relic', 'arrow-relic'))).toEqual(games)
  // A slot that nobody has opened yet.
  const third = withSlot({ ...games, chosen: 3 }, (slot) => tick(slot, 'fish', 'cod'))
  expect(third.slots.map(isEmptySlot)).toEqual([true, false, true, false])
})

const spoilt = (change: (copy: Record<string, unknown> & { slots: Record<string, unknown>[] }) => void) => {
  const copy = JSON.parse(writeGames(games)) as Parameters<typeof change>[0]
  change(copy)
  return JSON.stringify(copy)
}

test.each([
  ['no text at all', '', { problem: 'no-json' }],
  ['half a file', writeGames(games).slice(0, 40), { problem: 'no-json' }],
  ['a picture', '\u0089PNG\r\n', { problem: 'no-json' }],
  ['a number', '7', { problem: 'other' }],
  ['null', 'null', { problem: 'other' }],
  ['a list', '[]', { problem: 'other' }],
  ['pins of the map', '{"format":"bridgepour-map-pins","version":1,"pins":[]}', { problem: 'other' }],
  ['a later version', spoilt((copy) => (copy.version = 2)), { problem: 'newer' }],
  ['no version', spoilt((copy) => delete copy.version), { problem: 'spoilt', where: 'version' }],
  ['coins that are a text', spoilt(({ slots }) => (slots[1]!.coins = '12')), { problem: 'spoilt', where: 'slot 2, coins' }],
  ['fewer coins than none', spoilt(({ slots }) => (slots[1]!.coins = -1)), { problem: 'spoilt', where: 'slot 2, coins' }],
  ['a part of a coin', spoilt(({ slots }) => (slots[1]!.coins = 0.5)), { problem: 'spoilt', where: 'slot 2, coins' }],
  [
    'a fish with markup',
    spoilt(({ slots }) => (slots[1]!.have = { ...emptySlot.have, fish: ['cod', '<b>'] })),
    { problem: 'spoilt', where: 'slot 2, have, fish, 2' },
  ],
  [
    'a kind that is none',
    spoilt(({ slots }) => (slots[0]!.have = { ...emptySlot.have, wives: [] })),
    { problem: 'spoilt', where: 'slot 1, have' },
  ],
  ['a name as long as a book', spoilt(({ slots }) => (slots[0]!.name = 'x'.repeat(1e5))), { problem: 'spoilt', where: 'slot 1, name' }],
  ['a field of somebody else', spoilt((copy) => (copy.script = 'x')), { problem: 'spoilt', where: '' }],
  ['a slot that is null', spoilt((copy) => (copy.slots[0] = null as never)), { problem: 'spoilt', where: 'slot 1' }],
  ['a slot that there is not', spoilt((copy) => (copy.chosen = 99)), { problem: 'spoilt', where: 'chosen' }],
  [
    'more slots than there are',
    spoilt((copy) => (copy.slots = Array.from({ length: 99 }, () => ({ ...emptySlot })))),
    { problem: 'spoilt', where: 'slots' },
  ],
])('%s is refused with its reason', (_, text, expected) => {
  expect(readGameFile(text)).toEqual(expected)
})

test('what the browser kept is read also where a field of it is missing, and nothing else is taken for it', () => {
  const odd = spoilt(({ slots }) =>
    Object.assign(slots[1]!, { name: {}, coins: 'x', have: { fish: ['cod', 7], relic: 'x' }, notes: undefined }),
  )
  expect(readKeptGames(odd)?.slots[1]).toEqual({ ...emptySlot, have: { ...emptySlot.have, fish: ['cod'] } })
  expect(readKeptGames(spoilt((copy) => (copy.slots[0] = null as never)))?.slots[0]).toEqual(emptySlot)
  expect(readKeptGames(spoilt((copy) => (copy.chosen = 'x')))?.chosen).toBe(0)
  for (const text of [
    '',
    'x',
    'null',
    '7',
    '[]',
    '{}',
    spoilt((copy) => (copy.version = 2)),
    spoilt((copy) => (copy.slots = null as never)),
  ])
    expect(readKeptGames(text)).toBeUndefined()
})

test('no file reaches what all objects share', () => {
  const text = writeGames(games).replace('"ember-cradle"', '"__proto__"')
  expect(readGameFile(text).games?.slots[1]?.notes ?? {}).not.toHaveProperty('polluted')
  expect(({} as Record<string, unknown>)['ember-cradle']).toBeUndefined()
})

test('what stands twice in a file is there once', () => {
  const text = spoilt(({ slots }) => (slots[1]!.have = { ...emptySlot.have, fish: ['cod', 'cod'] }))
  expect(chosenSlot(readGameFile(text).games ?? noGames).have.fish).toEqual(['cod'])
})

test('groups of items that are collected are kinds', () => {
  expect(['blueprint', 'fish', 'ore', 'toString', ''].map(isCollectedKind)).toEqual([true, true, false, false, false])
  expect(Object.keys(emptySlot.have)).toEqual([...collectedKinds])
})

test('the blueprints of the chain are ticked and taken back together, and others stay', () => {
  const chain = ['candle', 'teapot', 'shield'].map((output) => ({ output, blueprint_item: `${output}-blueprint` }))
  const slot = { ...emptySlot, have: { ...emptySlot.have, blueprint: ['other-blueprint', 'shield-blueprint'], fish: ['cod'] } }
  const changed = withBlueprints(slot, chain, ['teapot', 'candle', 'no-such-thing'])
  expect(changed.have).toEqual({ ...slot.have, blueprint: ['other-blueprint', 'candle-blueprint', 'teapot-blueprint'] })
  expect(toOutputs(chain, changed.have.blueprint)).toEqual(['candle', 'teapot'])
})
