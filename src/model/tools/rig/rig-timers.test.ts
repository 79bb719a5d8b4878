import { expect, test } from 'vitest'
import { rigOf, rules, run, setting } from '../../../../test/support/rigs.ts'
import { listRigTimers } from './rig-timers.ts'

test.each([
  // As the drawing of the page Now has it, worked by hand: 75 points by 0.08 a tick, 75 by a third of a tenth, 2.516 by 0.001. Each
  // filter has a fifth less of the dirt of raw water than the one before it.
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
  // Three drills wear as one does; a tick of half a second halves all that hangs on ticks.
  [
    'three drills, a shorter tick',
    { drills: '3', filters: '1' },
    { ten: '150' },
    ['Goliath Drill 117 7', 'Water Pipe Filter 1125', 'Shard in Pressure Tank 1354', 'Harvester 4687 937'],
  ],
  // The water that enters the sixth is clean already.
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
  ['nothing stands there', { drills: '0', tanks: '0', filters: '0' }, {}, []],
])('when to look after it: %s', (_, fields, state, expected) => {
  const [rig, set] = [rigOf(fields), setting(state)]
  const timers = listRigTimers(rules, rig, run(fields, state), set, { mark: 'guess', ticksMark: 'guess' })
  expect(timers.map(({ name, seconds, clumps }) => [name, seconds, ...(clumps ? [clumps.until] : [])].join(' '))).toEqual(expected)
})
