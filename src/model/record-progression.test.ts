import { expect, test } from 'vitest'
import type { Speedrun } from './leaderboard.ts'
import { findProgression, listRecords } from './record-progression.ts'

function run(day: number, time: number, more: Partial<Speedrun> = {}): Speedrun {
  return {
    player: 'Sample Digger',
    plot: 'Ember Cradle',
    version: '1.6',
    challenge: '10,000 coins',
    setup: 'Solo',
    time,
    timestamp: `2026-09-${String(day).padStart(2, '0')}T12:00:00Z`,
    videolink: '',
    videoProvider: '',
    ...more,
  }
}
const times = (runs: Speedrun[]) => listRecords(runs).map((record) => record.run.time)

test.each([
  ['no runs', [], []],
  ['one run', [run(1, 100)], [100]],
  ['only faster runs count', [run(1, 100), run(2, 120), run(3, 90)], [100, 90]],
  ['an equal time is no record', [run(1, 100), run(2, 100)], [100]],
  ['the order of the days counts, not that of the list', [run(3, 90), run(1, 100), run(2, 80)], [100, 80]],
  ['of two runs at one moment the faster stands', [run(1, 100), run(1, 95)], [95]],
])('records: %s', (_, runs, expected) => {
  expect(times(runs)).toEqual(expected)
})

test('a record says what it took off', () => {
  expect(listRecords([run(1, 100), run(2, 88)]).map(({ improvedBy }) => improvedBy)).toEqual([null, 12])
})

test('categories are never mixed', () => {
  const found = findProgression([run(1, 100), run(2, 90, { setup: 'Duo' }), run(3, 80, { plot: 'South Hope' }), run(4, 95), run(5, 70, { challenge: 'First blueprint' })])
  expect(found?.category).toEqual({ challenge: '10,000 coins', plot: 'Ember Cradle', setup: 'Solo' })
  expect(found?.records.map((record) => record.run.time)).toEqual([100, 95])
  expect(found).toMatchObject({ runs: 2, categories: 4 })
})

test('of equally many runs, the category with more records is taken', () => {
  const found = findProgression([run(1, 100), run(2, 110), run(3, 100, { setup: 'Duo' }), run(4, 90, { setup: 'Duo' })])
  expect(found?.category.setup).toBe('Duo')
})

test('without runs there is nothing to draw', () => {
  expect(findProgression([])).toBeUndefined()
})
