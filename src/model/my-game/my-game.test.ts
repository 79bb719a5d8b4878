import { describe, expect, test } from 'vitest'
import { readGameFile } from './game-file.ts'
import { toOutputs, withBlueprints } from './hand-ins.ts'
import {
  chosenSlot,
  collectedKinds,
  emptySlot,
  gameLimits,
  has,
  isCollectedKind,
  isEmptySlot,
  noGames,
  readStoredGames,
  tick,
  withSlot,
  writeGames,
  type MyGames,
} from './my-game.ts'
import { addAt, countAt, countHere, countStanding, putAt, removePlace, describeStanding } from './standing.ts'

const games: MyGames = {
  ...noGames,
  chosen: 1,
  slots: [
    emptySlot,
    {
      ...emptySlot,
      name: 'Ada',
      coins: 120,
      have: { ...emptySlot.have, fish: ['cod'] },
      notes: { 'ember-cradle': 'Two drills' },
      standing: [{ place: 'own-1', thing: 'anvil', count: 3 }],
      places: [{ key: 'own-1', name: 'Behind the falls' }],
    },
  ],
}

test('stored games are read back', () => {
  expect(readGameFile(writeGames(games))).toEqual({ games })
  expect(readGameFile(writeGames(noGames))).toEqual({ games: noGames })
  expect(readStoredGames(writeGames(games))).toEqual(games)
})

test('a tick is toggled in the selected slot only', () => {
  const ticked = withSlot(games, (slot) => tick(slot, 'relic', 'arrow-relic'))
  expect([has(chosenSlot(ticked), 'relic', 'arrow-relic'), has(chosenSlot(ticked), 'fish', 'cod')]).toEqual([true, true])
  expect(ticked.slots[0]).toEqual(emptySlot)
  expect(withSlot(ticked, (slot) => tick(slot, 'relic', 'arrow-relic'))).toEqual(games)
  // A slot that does not exist yet.
  const third = withSlot({ ...games, chosen: 3 }, (slot) => tick(slot, 'fish', 'cod'))
  expect(third.slots.map(isEmptySlot)).toEqual([true, false, true, false])
})

const spoilt = (change: (copy: Record<string, unknown> & { slots: Record<string, unknown>[] }) => void) => {
  const copy = JSON.parse(writeGames(games)) as Parameters<typeof change>[0]
  change(copy)
  return JSON.stringify(copy)
}

test.each([
  ['an empty text', '', { problem: 'no-json' }],
  ['half a file', writeGames(games).slice(0, 40), { problem: 'no-json' }],
  ['a picture', '\u0089PNG\r\n', { problem: 'no-json' }],
  ['a number', '7', { problem: 'other' }],
  ['null', 'null', { problem: 'other' }],
  ['a list', '[]', { problem: 'other' }],
  ['pins of the map', '{"format":"bridgepour-map-pins","version":1,"pins":[]}', { problem: 'other' }],
  ['a later version', spoilt((copy) => (copy.version = 3)), { problem: 'newer' }],
  ['an unknown version', spoilt((copy) => (copy.version = 0)), { problem: 'invalid', where: 'version' }],
  ['a field of version 2 in version 1', spoilt((copy) => (copy.version = 1)), { problem: 'invalid', where: 'slot 1' }],
  [
    'a part of a machine',
    spoilt(({ slots }) => (slots[1]!.standing = [{ place: 'ember-cradle', thing: 'harvester', count: 0.5 }])),
    { problem: 'invalid', where: 'slot 2, standing, 1, count' },
  ],
  [
    'a place with markup',
    spoilt(({ slots }) => (slots[1]!.standing = [{ place: '<b>', thing: 'harvester', count: 1 }])),
    { problem: 'invalid', where: 'slot 2, standing, 1, place' },
  ],
  [
    'a place without a name',
    spoilt(({ slots }) => (slots[1]!.places = [{ key: 'own-1', name: '' }])),
    { problem: 'invalid', where: 'slot 2, places, 1, name' },
  ],
  ['no version', spoilt((copy) => delete copy.version), { problem: 'invalid', where: 'version' }],
  ['coins as text', spoilt(({ slots }) => (slots[1]!.coins = '12')), { problem: 'invalid', where: 'slot 2, coins' }],
  ['negative coins', spoilt(({ slots }) => (slots[1]!.coins = -1)), { problem: 'invalid', where: 'slot 2, coins' }],
  ['a fraction of a coin', spoilt(({ slots }) => (slots[1]!.coins = 0.5)), { problem: 'invalid', where: 'slot 2, coins' }],
  [
    'a fish with markup',
    spoilt(({ slots }) => (slots[1]!.have = { ...emptySlot.have, fish: ['cod', '<b>'] })),
    { problem: 'invalid', where: 'slot 2, have, fish, 2' },
  ],
  [
    'an unknown kind',
    spoilt(({ slots }) => (slots[0]!.have = { ...emptySlot.have, wives: [] })),
    { problem: 'invalid', where: 'slot 1, have' },
  ],
  ['a very long name', spoilt(({ slots }) => (slots[0]!.name = 'x'.repeat(1e5))), { problem: 'invalid', where: 'slot 1, name' }],
  ['an unknown field', spoilt((copy) => (copy.script = 'x')), { problem: 'invalid', where: '' }],
  ['a slot that is null', spoilt(({ slots }) => Object.assign(slots, { 0: null })), { problem: 'invalid', where: 'slot 1' }],
  ['a missing slot', spoilt((copy) => (copy.chosen = 99)), { problem: 'invalid', where: 'chosen' }],
  [
    'too many slots',
    spoilt((copy) => (copy.slots = Array.from({ length: 99 }, () => ({ ...emptySlot })))),
    { problem: 'invalid', where: 'slots' },
  ],
])('%s is rejected with a reason', (_, text, expected) => {
  expect(readGameFile(text)).toEqual(expected)
})

test('stored games with missing fields are read, other texts are not', () => {
  const odd = spoilt(({ slots }) =>
    Object.assign(slots[1]!, {
      name: {},
      coins: 'x',
      have: { fish: ['cod', 7], relic: 'x' },
      notes: undefined,
      standing: [null, 7, { place: 'a', thing: 'b', count: -1 }, { place: 'a', thing: 'b', count: 2 }],
      places: 'x',
    }),
  )
  expect(readStoredGames(odd)?.slots[1]).toEqual({
    ...emptySlot,
    have: { ...emptySlot.have, fish: ['cod'] },
    standing: [{ place: 'a', thing: 'b', count: 2 }],
  })
  expect(readStoredGames(spoilt(({ slots }) => Object.assign(slots, { 0: null })))?.slots[0]).toEqual(emptySlot)
  expect(readStoredGames(spoilt((copy) => (copy.chosen = 'x')))?.chosen).toBe(0)
  for (const text of [
    '',
    'x',
    'null',
    '7',
    '[]',
    '{}',
    spoilt((copy) => (copy.version = 3)),
    spoilt((copy) => Object.assign(copy, { slots: null })),
  ])
    expect(readStoredGames(text)).toBeUndefined()
})

test('a file cannot change the prototype of objects', () => {
  const text = writeGames(games).replace('"ember-cradle"', '"__proto__"')
  expect(readGameFile(text).games?.slots[1]?.notes ?? {}).not.toHaveProperty('polluted')
  expect(({} as Record<string, unknown>)['ember-cradle']).toBeUndefined()
})

test('duplicates in a file are removed', () => {
  const text = spoilt(({ slots }) => (slots[1]!.have = { ...emptySlot.have, fish: ['cod', 'cod'] }))
  expect(chosenSlot(readGameFile(text).games ?? noGames).have.fish).toEqual(['cod'])
  const line = { place: 'own-1', thing: 'anvil', count: 3 }
  const lines = spoilt(({ slots }) => (slots[1]!.standing = [line, { ...line, count: 2 }]))
  expect(chosenSlot(readGameFile(lines).games ?? noGames).standing).toEqual([{ ...line, count: 2 }])
})

test('collected groups of items are kinds', () => {
  expect(['blueprint', 'fish', 'ore', 'toString', ''].map(isCollectedKind)).toEqual([true, true, false, false, false])
  expect(Object.keys(emptySlot.have)).toEqual([...collectedKinds])
})

test('blueprints of the chain are ticked and unticked together, and others stay', () => {
  const chain = ['candle', 'teapot', 'shield'].map((output) => ({ output, blueprint_item: `${output}-blueprint` }))
  const slot = { ...emptySlot, have: { ...emptySlot.have, blueprint: ['other-blueprint', 'shield-blueprint'], fish: ['cod'] } }
  const changed = withBlueprints(slot, chain, ['teapot', 'candle', 'no-such-thing'])
  expect(changed.have).toEqual({ ...slot.have, blueprint: ['other-blueprint', 'candle-blueprint', 'teapot-blueprint'] })
  expect(toOutputs(chain, changed.have.blueprint)).toEqual(['candle', 'teapot'])
})

test('games of version 1 are read, from the browser and from a file', () => {
  const first = { name: 'Ada', coins: 120, have: { ...emptySlot.have, fish: ['cod'] }, notes: { 'ember-cradle': 'Two drills' } }
  const text = JSON.stringify({ format: noGames.format, version: 1, chosen: 0, slots: [first] })
  const expected = { ...noGames, slots: [{ ...emptySlot, ...first }] }
  expect(readStoredGames(text)).toEqual(expected)
  expect(readGameFile(text)).toEqual({ games: expected })
  // Written again, the file has the current version.
  expect(JSON.parse(writeGames(expected))).toMatchObject({ version: noGames.version })
})

describe('things at places', () => {
  const put = { place: 'ember-cradle', thing: 'harvester', count: 2 }
  const placeName = (key: string) => key.toUpperCase()

  test('are added, counted, changed and removed', () => {
    const two = addAt(emptySlot, put)
    const three = addAt(addAt(two, { ...put, count: 1 }), { ...put, place: 'ironil', count: 1 })
    expect([countAt(three, 'ember-cradle', 'harvester'), countStanding(three, 'harvester'), countHere(three, 'ironil')]).toEqual([3, 4, 1])
    expect(describeStanding(three, 'harvester', placeName)).toBe('3 stand at EMBER-CRADLE, 1 at IRONIL')
    expect(describeStanding(putAt(three, { ...put, count: 1 }), 'harvester', placeName)).toBe('1 stands at EMBER-CRADLE, 1 at IRONIL')
    expect(describeStanding(three, 'anvil', placeName)).toBe('')
    expect(putAt(two, { ...put, count: 0 })).toEqual(emptySlot)
    expect([isEmptySlot(two), isEmptySlot(emptySlot)]).toEqual([false, true])
  })

  test('may be at own places, each with a unique key, which are removed with their things and notes', () => {
    const there = addAt(addAt(addAt(emptySlot, put, ' Behind the falls '), put, 'Behind the falls'), put, 'Hut')
    expect(there.places).toEqual([
      { key: 'own-1', name: 'Behind the falls' },
      { key: 'own-2', name: 'Hut' },
    ])
    expect(countAt(there, 'own-1', 'harvester')).toBe(4)
    const gone = removePlace({ ...there, notes: { 'own-1': 'wet', 'own-2': 'dry' } }, 'own-1')
    expect([gone.places, gone.notes, countStanding(gone, 'harvester')]).toEqual([[{ key: 'own-2', name: 'Hut' }], { 'own-2': 'dry' }, 2])
    expect(addAt(gone, put, 'Cave').places.map(({ key }) => key)).toEqual(['own-2', 'own-1'])
    expect(readGameFile(writeGames({ ...noGames, slots: [there] })).games?.slots).toEqual([there])
  })

  test('stay within the limits of the file', () => {
    const many = addAt(addAt(emptySlot, { ...put, count: gameLimits.count }), put)
    expect(countStanding(many, 'harvester')).toBe(gameLimits.count)
    const names = Array.from({ length: gameLimits.places + 5 }, (_, index) => `Place ${index}`)
    const full = names.reduce((slot, name) => addAt(slot, put, name), emptySlot)
    expect(full.places).toHaveLength(gameLimits.places)
    const things = Array.from({ length: gameLimits.standing + 5 }, (_, index) => `thing-${index}`)
    const packed = things.reduce((slot, thing) => addAt(slot, { ...put, thing }), full)
    expect(readGameFile(writeGames({ ...noGames, slots: [packed] })).games?.slots).toEqual([packed])
  })
})
