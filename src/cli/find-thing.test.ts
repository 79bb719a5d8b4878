import { expect, test } from 'vitest'
import { describeThing, findThings } from './find-thing.ts'

test.each([
  ['gold-ore', ['item/gold-ore', 'resource/gold-ore']],
  ['Gold Ore', ['item/gold-ore', 'resource/gold-ore']],
  ['item/gold-ore', ['item/gold-ore']],
  [' items/gold-ore.yaml ', ['item/gold-ore']],
])('"%s" finds %j', (name, things) => {
  expect(findThings('test/wiki', name).map(describeThing).toSorted()).toEqual(things)
})

test('an unknown name suggests similar ones, an unknown kind lists all kinds', () => {
  expect(() => findThings('test/wiki', 'gold-or')).toThrow('item/gold-ore')
  expect(() => findThings('test/wiki', 'thing/gold-ore')).toThrow(/no kind "thing".*item/)
})
