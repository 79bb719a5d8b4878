import { expect, test } from 'vitest'
import {
  callTag,
  cleanName,
  clockAfter,
  formatLength,
  formatTimers,
  listMarks,
  mergeTimers,
  nearestStart,
  parseClock,
  parseTimers,
  stateOf,
  type Timer,
  type TimerRules,
} from './growth-timers.ts'

const rules: TimerRules = {
  plant: { stages: 10, minutesPerStage: 1, harvestStage: 5, bagsFromHarvest: 2, bagsFromEarlyHarvest: 1 },
  pot: { least: 1, most: 2 },
  smelter: 2,
  tickSeconds: 1,
}
const plant = listMarks('plant', 1, rules)

test.each([
  ['plant', 1, 10, 600, 300],
  ['pot', 1, 2, 120, 120],
  ['smelter', 1, 1, 2, 2],
  ['smelter', 7, 7, 14, 14],
  ['smelter', 999, 10, 1998, 1998],
  ['own', 10, 1, 600, 600],
] as const)('%s of %i: %i marks, the last after %i s, something to fetch after %i s', (type, count, marks, last, ready) => {
  const listed = listMarks(type, count, rules)
  expect([listed.length, listed.at(-1)?.seconds, listed.find((mark) => mark.ready)?.seconds]).toEqual([marks, last, ready])
})

test('a type without facts has no marks', () => {
  const marks = listMarks('pot', 1, { plant: null, pot: null, smelter: null, tickSeconds: null })
  expect(marks).toEqual([])
  expect(stateOf(marks, 0, 1000)).toMatchObject({ isOver: true, share: 1, untilReady: 0 })
})

test.each([
  [-30, null, 'Stage 1: 1 seed bag', 330, false, false, 0],
  [0, null, 'Stage 1: 1 seed bag', 300, false, false, 0],
  [59, null, 'Stage 1: 1 seed bag', 241, false, false, 59 / 600],
  [60, 'Stage 1: 1 seed bag', 'Stage 2: 1 seed bag', 240, false, false, 0.1],
  [300, 'Stage 5: 2 seed bags', 'Stage 6: 2 seed bags', 0, true, false, 0.5],
  [600, 'Stage 10: 2 seed bags', null, 0, true, true, 1],
  // After the computer slept for a night.
  [30_000, 'Stage 10: 2 seed bags', null, 0, true, true, 1],
])('%i s after planting', (elapsed, reached, next, untilReady, isReady, isOver, share) => {
  const start = 1_763_712_000
  const state = stateOf(plant, start, (start + elapsed) * 1000)
  expect(state).toMatchObject({ elapsed, untilReady, isReady, isOver, share })
  expect([state.reached?.label ?? null, state.next?.label ?? null]).toEqual([reached, next])
})

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3725, '1:02:05'],
  [-4, '0:00'],
])('%d s is formatted as %s', (seconds, text) => {
  expect(formatLength(seconds)).toBe(text)
})

test.each([
  ['14:05', 50_700],
  ['9.30', 34_200],
  ['00:00:01', 1],
  ['24:00', null],
  ['14:65', null],
  ['soon', null],
  ['', null],
  ['-1:00', null],
])('the clock "%s" is %s', (text, seconds) => {
  expect(parseClock(text)).toBe(seconds)
})

test.each([
  [50_700, 300, '14:10', 0],
  [86_340, 120, '00:01', 1],
  [50_700, 2, '14:05:02', 0],
])('%i s after midnight and %i s later', (start, seconds, clock, days) => {
  expect(clockAfter(start, seconds)).toEqual({ clock, days })
})

const timers: Timer[] = [
  { type: 'plant', start: 1_763_712_000, count: 1, name: 'Afage, row 1.5' },
  { type: 'smelter', start: 1_763_712_060, count: 12, name: '' },
]

test('timers are formatted and parsed again', () => {
  const address = new URLSearchParams({ t: formatTimers(timers) }).toString()
  expect(parseTimers(new URLSearchParams(address).get('t') ?? '')).toEqual({ timers, lost: 0 })
})

test.each([
  ['', 0, 0],
  ['***', 0, 0],
  ['plant.1763712000.1.A*rubbish', 1, 1],
  ['plant.-5.1.A', 0, 1],
  ['plant.NaN.1.A', 0, 1],
  ['plant.99999999999999.1.A', 0, 1],
  ['plant.1763712000.0.A', 0, 1],
  ['dragon.1763712000.1.A', 0, 1],
  ['plant.1763712000.1.<b>bold</b>', 1, 0],
  // Own timers count minutes, wear timers seconds.
  ['own.1763712000.999.A*own.1763712000.1000.A', 1, 1],
  ['wear.1763712000.86400.A*fuel.1763712000.86401.A', 1, 1],
  [Array.from({ length: 25 }, (_, index) => `pot.${index}.1.x`).join('*'), 20, 5],
])('the text "%.40s" has %i timers, %i lost', (text, count, lost) => {
  const read = parseTimers(text)
  expect([read.timers.length, read.lost]).toEqual([count, lost])
})

test('names are one short line without separators', () => {
  expect(cleanName(' a*b\nc\t')).toBe('a b c')
  expect(cleanName('x'.repeat(100))).toHaveLength(40)
  expect(() => encodeURIComponent(cleanName(`${'x'.repeat(39)}😀`))).not.toThrow()
})

test('merging removes duplicates', () => {
  expect(mergeTimers(timers, [...timers, { type: 'pot', start: 5, count: 1, name: '' }])).toHaveLength(3)
})

test.each([
  // At 14:00, "13:55" was five minutes ago and "14:05" comes in five.
  ['13:55', 14, -5],
  ['14:05', 14, 5],
  // Shortly after midnight, "23:58" was yesterday; shortly before, "00:02" is tomorrow.
  ['23:58', 0, -2],
  ['00:02', 24, 2],
])('%s typed at %i h is %i minutes away', (clock, hour, minutes) => {
  const midnight = Date.UTC(2026, 10, 21)
  const now = midnight + hour * 3_600_000
  expect(nearestStart(parseClock(clock) ?? 0, now, midnight) - now).toBe(minutes * 60_000)
})

test('tags differ between timers of one name and between marks of a timer', () => {
  const marks = listMarks('plant', 1, rules)
  const alike: Timer[] = [
    { type: 'plant', name: 'Afage', start: 1000, count: 1 },
    { type: 'plant', name: 'Afage', start: 1001, count: 1 },
    { type: 'pot', name: 'Afage', start: 1000, count: 1 },
    { type: 'plant', name: 'Doona', start: 1000, count: 1 },
  ]
  expect(new Set(alike.flatMap((timer) => marks.map((mark) => callTag(timer, mark)))).size).toBe(alike.length * marks.length)
})
