import { expect, test } from 'vitest'
import type { Speedrun } from './leaderboard.ts'
import { listRecords, pickCategory, type CountedCategory } from './record-progression.ts'

function run(day: number, time: number): Speedrun & { sample: boolean } {
  const timestamp = `2026-09-${String(day).padStart(2, '0')}T12:00:00Z`
  return {
    player: 'Sample Digger',
    plot: 'Ember Cradle',
    version: '1.6',
    challenge: '10,000 coins',
    setup: 'Solo',
    time,
    timestamp,
    videolink: '',
    videoProvider: '',
    sample: true,
  }
}

test.each([
  ['no runs', [], []],
  ['one run', [run(1, 100)], [100]],
  ['only faster runs count', [run(1, 100), run(2, 120), run(3, 90)], [100, 90]],
  ['an equal time is no record', [run(1, 100), run(2, 100)], [100]],
  ['runs are sorted by date', [run(3, 90), run(1, 100), run(2, 80)], [100, 80]],
  ['of two runs at one moment the faster stands', [run(1, 100), run(1, 95)], [95]],
])('records: %s', (_, runs, expected) => {
  expect(listRecords(runs).map((record) => record.run.time)).toEqual(expected)
})

test('a record has its improvement, and whether it is a sample', () => {
  expect(listRecords([{ ...run(1, 100), sample: false }, run(2, 88)]).map(({ sample }) => sample)).toEqual([false, true])
  expect(listRecords([run(1, 100), run(2, 88)]).map((record) => record.improved_by)).toEqual([null, 12])
})

const counted = (setup: string, runs: number, last: string): CountedCategory => ({
  challenge: '10,000 coins',
  plot: 'South Hope',
  version: '1.6',
  setup,
  runs,
  last,
})

test.each([
  ['the most runs', [counted('Solo', 2, '2026-09-09'), counted('Duo', 3, '2026-09-01')], 'Duo'],
  ['of equally many, the one run last', [counted('Solo', 2, '2026-09-01'), counted('Duo', 2, '2026-09-09')], 'Duo'],
  ['else the first by name', [counted('Solo', 2, '2026-09-01'), counted('Duo', 2, '2026-09-01')], 'Duo'],
  ['none of none', [], undefined],
])('the category shown has %s', (_, categories, setup) => {
  expect(pickCategory(categories)?.setup).toBe(setup)
})
