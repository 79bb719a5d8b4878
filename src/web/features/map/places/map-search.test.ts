import { expect, test } from 'vitest'
import { findOnMap, toFindable, parseMapQueries } from './map-search.ts'

const place = (name: string, trade?: 'buys' | 'sells', goods: string[] = []) => ({ name, text: toFindable(name), trade, goods })
const places = [
  place('Jeweler Bastion Keep', 'buys', ['Gold Ore', 'Shard', 'Uncut Ruby']),
  place('Jeweler Bridgepour', 'buys', ['Shard']),
  place("Hobson's Powerworks Bridgepour", 'sells', ['Reactor', 'Logic Keypad', 'Shard Box']),
  place('Tools & Equipment Bridgepour', 'sells', ['Shovel', 'Gold Pan', 'Vehicle Jack']),
  place('Vehicle  Store Bridgepour', 'sells', ['Pickup Truck']),
  place('⛏ my claim'),
]
const namesOf = (find: string) => [...findOnMap(find, places)].map(([{ name }, goods]) => [name, ...goods].join(': '))

test.each([
  [' Tools,, Ironil ', [{ words: 'tools' }, { words: 'ironil' }]],
  ['where do I sell shards?', [{ words: 'shards', trade: 'buys' }]],
  ['where can I buy a shovel', [{ words: 'shovel', trade: 'sells' }]],
  ['for', [{ words: 'for' }]],
])('%s looks for %j', (find, queries) => {
  expect(parseMapQueries(find)).toEqual(queries.map((query) => ({ trade: undefined, ...query })))
})

test.each([
  ['hobsons', ["Hobson's Powerworks Bridgepour"]],
  ['vehicle store', ['Vehicle  Store Bridgepour']],
  ['⛏', ['⛏ my claim']],
  ['?!', []],
  ['', []],
])('"%s" finds places by name: %j', (find, names) => {
  expect(namesOf(find)).toEqual(names)
})

test.each([
  ['shard', ['Jeweler Bastion Keep: Shard', 'Jeweler Bridgepour: Shard']],
  ['where do I sell shards', ['Jeweler Bastion Keep: Shard', 'Jeweler Bridgepour: Shard']],
  ['keypad', ["Hobson's Powerworks Bridgepour: Logic Keypad"]],
  ['gold', ['Jeweler Bastion Keep: Gold Ore', 'Tools & Equipment Bridgepour: Gold Pan']],
  ['where do I sell gold', ['Jeweler Bastion Keep: Gold Ore']],
  ['where can I buy a reactor', ["Hobson's Powerworks Bridgepour: Reactor"]],
  // A question may also be about a place, and names rank before goods.
  ['where is the vehicle store', ['Vehicle  Store Bridgepour']],
  ['vehicle', ['Vehicle  Store Bridgepour']],
  ['where do I buy shards', ["Hobson's Powerworks Bridgepour: Shard Box"]],
  ['where do I buy rubies', []],
])('"%s" finds where goods are traded: %j', (find, names) => {
  expect(namesOf(find)).toEqual(names)
})

test.each([
  ['jewelr', ['Jeweler Bastion Keep', 'Jeweler Bridgepour']],
  ['brigdepour', ['Jeweler Bridgepour', "Hobson's Powerworks Bridgepour", 'Tools & Equipment Bridgepour', 'Vehicle  Store Bridgepour']],
  ['shovle', ['Tools & Equipment Bridgepour: Shovel']],
])('what nothing is called is taken for what is nearly spelt so: "%s"', (find, names) => {
  expect(namesOf(find)).toEqual(names)
})

test('several are found in the order they are asked for', () => {
  expect(namesOf('reactor, claim')).toEqual(["Hobson's Powerworks Bridgepour: Reactor", '⛏ my claim'])
})
