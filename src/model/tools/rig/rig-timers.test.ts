import { expect, test } from 'vitest'
import { rigOf, rules, run, setting } from '../../../../test/support/rigs.ts'
import { listRigTimers } from './rig-timers.ts'

test.each([
  // As on the page Now, computed by hand: 75 / 0.08 per tick, 75 / (0.1 / 3), 2.516 / 0.001. Each filter gets a fifth less of the dirt of
  // raw water than the one before it.
  [
    'four filters, two tanks',
    {},
    {},
    [
      'Goliath Drill 937 31',
      'Water Pipe Filter 1 2250',
      'Shard in Pressure Tank 2516',
      'Water Pipe Filter 2 2812',
      'Water Pipe Filter 3 3750',
      'Water Pipe Filter 4 5625',
    ],
  ],
  // Three drills wear like one; ticks of half a second halve all times in ticks.
  [
    'three drills, a shorter tick',
    { drills: '3', filters: '1' },
    { ten: '150' },
    ['Goliath Drill 117 7', 'Water Pipe Filter 1125', 'Shard in Pressure Tank 1354', 'Harvester 4687 937'],
  ],
  // The sixth filter gets clean water.
  [
    'clean water, no tank',
    { filters: '6', tanks: '0' },
    {},
    [1, 2, 3, 4, 5].map((place) => `Water Pipe Filter ${place} ${Math.floor(11_250 / (6 - place))}`),
  ],
  [
    'a shard in each drill',
    { drill: 'd.a.v.i.d', tanks: '0', filters: '0', quality: '8', lasts: '20' },
    {},
    ['Shard in D.A.V.I.D 1200', 'Harvester 26550 750'],
  ],
  ['no machines', { drills: '0', tanks: '0', filters: '0' }, {}, []],
])('timers of a rig: %s', (_, fields, state, expected) => {
  const [rig, set] = [rigOf(fields), setting(state)]
  const timers = listRigTimers(rules, rig, run(fields, state), set, { mark: 'guess', ticksMark: 'guess' })
  expect(timers.map(({ name, seconds, clumps }) => [name, seconds, ...(clumps ? [clumps.until] : [])].join(' '))).toEqual(expected)
})
