import { expect, test } from 'vitest'
import type { Timer, TimerRules } from './growth-timers.ts'
import { alarmsAt, formatSnoozes, nextTimer, noSnoozes, parseSnoozes, snooze, snoozeLength } from './timer-alarms.ts'

const rules: TimerRules = {
  plant: { stages: 10, minutesPerStage: 1, harvestStage: 5, bagsFromHarvest: 2, bagsFromEarlyHarvest: 1 },
  pot: { least: 1, most: 2 },
  smelter: 2,
  tickSeconds: 1,
}
const crop: Timer = { type: 'plant', name: 'Afage', start: 1000, count: 1 }
const pot: Timer = { type: 'pot', name: '', start: 1000, count: 1 }
const at = (seconds: number) => (1000 + seconds) * 1000
const ringing = (seconds: number, snoozes = noSnoozes) =>
  alarmsAt([crop, pot], rules, snoozes, at(seconds)).map(({ timer, mark, since }) => [timer.type, mark.seconds, since / 1000 - 1000])

test.each([
  [119, []],
  [120, [['pot', 120, 120]]],
  // An alarm stays until it is dismissed, even after a long sleep of the computer.
  [
    300,
    [
      ['pot', 120, 120],
      ['plant', 300, 300],
    ],
  ],
  // The alarm for a grown plant replaces the first one.
  [
    9000,
    [
      ['pot', 120, 120],
      ['plant', 600, 600],
    ],
  ],
])('%i s after the start the alarms are %j', (seconds, alarms) => {
  expect(ringing(seconds)).toEqual(alarms)
})

test('a snooze silences its timer alone, and its end is a new alarm', () => {
  const quiet = snooze(noSnoozes, [pot], [crop, pot], at(130))
  expect(ringing(131, quiet)).toEqual([])
  expect(ringing(300, quiet)).toEqual([['plant', 300, 300]])
  expect(ringing(130 + snoozeLength, quiet)).toContainEqual(['pot', 120, 130 + snoozeLength])
  const tags = [noSnoozes, quiet].map((snoozes) => alarmsAt([pot], rules, snoozes, at(1000))[0]?.tag)
  expect(new Set(tags).size).toBe(2)
})

test('snoozes are formatted as text, without deleted timers; invalid lines are dropped', () => {
  const both = snooze(noSnoozes, [crop, pot], [crop, pot], at(300))
  expect(parseSnoozes(formatSnoozes(both))).toEqual(both)
  expect(Object.keys(snooze(both, [], [pot], at(300)))).toHaveLength(1)
  expect(parseSnoozes('rubbish\n12 \n99 dragon.1.1.x\n\n')).toEqual({})
})

test('the next timer is the one that is ready first, else the one that has been ready longest', () => {
  expect(nextTimer([crop, pot], rules, at(10))).toBe(pot)
  expect(nextTimer([crop, pot], rules, at(200))).toBe(crop)
  expect(nextTimer([crop, pot], rules, at(400))).toBe(pot)
  expect(nextTimer([crop], { plant: null, pot: null, smelter: null, tickSeconds: null }, at(10))).toBeUndefined()
})
