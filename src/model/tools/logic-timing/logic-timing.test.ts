import { expect, test } from 'vitest'
import { blinkerTiming, blinkWave, delaysFor, createWave, listSeconds, signalArrival, stepWave } from './logic-timing.ts'

test.each([
  [{ delays: 3, others: 2 }, 5, 3, true, 5, true],
  [{ delays: 3, others: 3 }, 5, 3, true, 6, false],
  [{ delays: 6, others: 0 }, 5, 6, false, 6, false],
  [{ delays: 0, others: 0 }, 0, 0, true, 0, true],
])('%j with a deadline of %d s', (line, deadline, at, inTime, later, laterInTime) => {
  const { delaysOnly, everyElement } = signalArrival(line, 1, deadline)
  expect(delaysOnly).toEqual({ at, inTime, spare: deadline - at })
  expect(everyElement).toEqual({ at: later, inTime: laterInTime, spare: deadline - later })
})

test.each([
  [5, 1, 5],
  [4.2, 1, 5],
  [0.3, 0.1, 3],
  [0, 1, 0],
  [5, 0, 0],
])('a wait of %d s takes, at %d s each, %i delays', (seconds, each, count) => {
  expect(delaysFor(seconds, each)).toBe(count)
})

test.each([
  [1, 10, { half: 1, cycle: 2, cycles: 5, perMinute: 30 }],
  [3, 10, { half: 3, cycle: 6, cycles: 1, perMinute: 10 }],
  [0, 1, { half: 1, cycle: 2, cycles: 0, perMinute: 30 }],
])('a blinker with %i delays, until %d s', (delays, deadline, expected) => {
  expect(blinkerTiming(delays, 2, deadline)).toEqual(expected)
})

test('waves are drawn as steps', () => {
  expect(createWave(stepWave(2), 5, (seconds) => seconds * 10, 20, 0)).toBe('M0 20H20V0H50')
  expect(createWave(stepWave(0), 5, (seconds) => seconds * 10, 20, 0)).toBe('M0 0H50')
  expect(createWave(stepWave(9), 5, (seconds) => seconds * 10, 20, 0)).toBe('M0 20H50')
  expect(createWave(blinkWave(2, 5), 5, (seconds) => seconds * 10, 20, 0)).toBe('M0 0H20V20H40V0H50')
  expect(blinkWave(0, 5)).toHaveLength(1)
  expect(blinkWave(1, 1e9)).toHaveLength(200)
})

test.each([
  [5, [0, 1, 2, 3, 4, 5]],
  [24, [0, 5, 10, 15, 20]],
  [0, [0]],
])('a time line of %d s has marks at %j', (until, marks) => {
  expect(listSeconds(until)).toEqual(marks)
})
