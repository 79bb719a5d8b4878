import { expect, test } from 'vitest'
import {
  addSaved,
  adopt,
  duplicate,
  emptyList,
  formatSavedLists,
  readSavedLists,
  removeSaved,
  renameList,
  startNew,
  switchTo,
  type Lists,
  type NamedList,
} from './saved-lists.ts'
import { formatList, parseList } from './shopping-list.ts'

const list = (name: string, items: string, have = {}): NamedList => ({ name, entries: parseList(items).entries, have })
const water = list('Clean water', '12|24,4|6', { 12: 20 })
const farm = list('Iron farm', '7|1')
/** All lists as text: "current: items; saved: items; saved: items". */
const summarize = ({ current, saved }: Lists) =>
  [current, ...saved].map(({ name, entries }) => `${name}: ${formatList(entries)}`).join('; ')

test('written lists are read back', () => {
  expect(readSavedLists(formatSavedLists([water, farm]))).toEqual({ saved: [water, farm], problem: undefined })
  expect(readSavedLists('')).toEqual({ saved: [], problem: undefined })
})

test.each([
  ['{"version":1', 'damaged', 0],
  ['null', 'damaged', 0],
  ['[]', 'damaged', 0],
  ['{"version":1}', 'damaged', 0],
  ['{"version":1,"lists":{}}', 'damaged', 0],
  ['{"version":1,"lists":[]}', undefined, 0],
  ['{"version":2,"lists":[{"name":"x","items":"1|1"}]}', 'newer', 0],
  ['{"version":1,"lists":[3,{"name":"x","items":"1|1","have":""}]}', 'damaged', 1],
  ['{"version":1,"lists":[{"name":"x","items":"nonsense"}]}', 'damaged', 0],
  ['{"version":1,"lists":[{"name":"x","items":"1|1,nonsense"}]}', 'damaged', 1],
  ['{"version":1,"lists":[{"name":5,"items":"1|1"},{"items":"2|1"}]}', undefined, 2],
])('the saved text %s has the problem %s and %i lists', (text, problem, count) => {
  const read = readSavedLists(text)
  expect([read.problem, read.saved.length]).toEqual([problem, count])
})

test('lists with equal names get a number when read', () => {
  expect(
    readSavedLists('{"version":1,"lists":[{"name":"x","items":"1|1"},{"name":"x","items":"2|1"}]}').saved.map(({ name }) => name),
  ).toEqual(['x', 'x (2)'])
})

test.each([
  [
    'switching keeps the former list',
    () => switchTo({ current: water, saved: [farm] }, 'Iron farm'),
    'Iron farm: 7|1; Clean water: 12|24,4|6',
  ],
  [
    'a former list without a name gets one',
    () => switchTo({ current: list('', '3|3'), saved: [farm] }, 'Iron farm'),
    'Iron farm: 7|1; Custom List: 3|3',
  ],
  ['and loses it again', () => switchTo({ current: farm, saved: [list('Custom List', '3|3')] }, 'Custom List'), ': 3|3; Iron farm: 7|1'],
  ['an empty list is not saved', () => switchTo({ current: emptyList, saved: [farm] }, 'Iron farm'), 'Iron farm: 7|1'],
  [
    'a list that is not saved changes nothing',
    () => switchTo({ current: water, saved: [farm] }, 'Gold'),
    'Clean water: 12|24,4|6; Iron farm: 7|1',
  ],
  [
    'two lists of one name stay two',
    () => switchTo({ current: list('Iron farm', '9|9'), saved: [list('Gold', '5|5'), farm] }, 'Gold'),
    'Gold: 5|5; Iron farm (2): 9|9; Iron farm: 7|1',
  ],
  ['a new list is empty', () => startNew({ current: water, saved: [farm] }), ': ; Clean water: 12|24,4|6; Iron farm: 7|1'],
  [
    'a list from elsewhere takes the place',
    () => adopt({ current: water, saved: [] }, list('Friend', '1|2')),
    'Friend: 1|2; Clean water: 12|24,4|6',
  ],
  [
    'a saved list is not saved twice',
    () => adopt({ current: water, saved: [farm] }, list('Iron farm', '7|1')),
    'Iron farm: 7|1; Clean water: 12|24,4|6',
  ],
  ['the own list stays one', () => adopt({ current: water, saved: [] }, list('Other name', '12|24,4|6')), 'Other name: 12|24,4|6'],
  [
    'a name is free or gets a number',
    () => renameList({ current: emptyList, saved: [water, farm] }, 'Iron farm', 'Clean water'),
    ': ; Clean water: 12|24,4|6; Clean water (2): 7|1',
  ],
  ['a name may stay', () => renameList({ current: emptyList, saved: [farm] }, 'Iron farm', ' Iron farm '), ': ; Iron farm: 7|1'],
  [
    'a copy comes after its original',
    () => duplicate({ current: water, saved: [farm, list('Gold', '5|5')] }, farm),
    'Clean water: 12|24,4|6; Iron farm: 7|1; Iron farm (2): 7|1; Gold: 5|5',
  ],
  [
    'the current list can be copied',
    () => duplicate({ current: water, saved: [farm] }, water),
    'Clean water: 12|24,4|6; Clean water (2): 12|24,4|6; Iron farm: 7|1',
  ],
  ['a removed list is gone', () => removeSaved({ current: water, saved: [farm] }, 'Iron farm'), 'Clean water: 12|24,4|6'],
  [
    'lists from a file join, and replace none',
    () => addSaved({ current: water, saved: [farm] }, [list('Iron farm', '1|1'), list('', '2|2'), list('Empty', '')]),
    'Clean water: 12|24,4|6; Iron farm: 7|1; Iron farm (2): 1|1; Custom List: 2|2',
  ],
])('%s', (_, change, expected) => {
  expect(summarize(change())).toBe(expected)
})

test('switching between lists loses nothing', () => {
  const before: Lists = { current: water, saved: [farm] }
  expect(switchTo(switchTo(before, 'Iron farm'), 'Clean water')).toEqual(before)
})
