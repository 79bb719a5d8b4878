import { expect, test } from 'vitest'
import type { Speedrun } from './leaderboard.ts'
import { layOutRecords, type ChartSize } from './record-chart.ts'
import { listRecords } from './record-progression.ts'

const size: ChartSize = { width: 700, height: 300, left: 50, right: 10, top: 20, bottom: 40 }
const records = (...runs: [timestamp: string, time: number][]) =>
  listRecords(
    runs.map(([timestamp, time]) => ({ timestamp: `${timestamp}T00:00:00Z`, time, sample: false }) as Speedrun & { sample: boolean }),
  )
const until = '2026-10-01T00:00:00Z'

test('the line runs right along a record and down to the next one', () => {
  const chart = layOutRecords(records(['2026-09-01', 4000], ['2026-09-11', 3000], ['2026-09-16', 2500]), until, size)
  expect(chart?.line).toMatch(/^M50 [\d.]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+H690$/)
  expect(chart?.area).toBe(`${chart?.line}V260H50Z`)
  const [a, b, c] = chart?.points ?? []
  expect(a?.x).toBe(50)
  expect((b?.x ?? 0) - 50).toBeCloseTo((640 * 10) / 30, 0)
  expect([a, b, c].map((point) => point?.y)).toEqual([a, b, c].map((point) => point?.y).toSorted((first = 0, second = 0) => first - second))
})

test.each([
  ['one record', records(['2026-09-01', 4000]), until],
  ['one record, sent in last', records(['2026-10-01', 4000]), until],
  ['a record on the last day', records(['2026-09-01', 4000], ['2026-10-01', 3999]), until],
  ['a very short run', records(['2026-09-01', 2], ['2026-09-02', 1]), until],
])('everything stays inside the drawing: %s', (_, list, end) => {
  const chart = layOutRecords(list, end, size)
  expect(`${chart?.line}${chart?.area}`).not.toMatch(/NaN|Infinity|undefined/)
  for (const { x, y } of chart?.points ?? []) {
    expect(x).toBeGreaterThanOrEqual(50)
    expect(x).toBeLessThan(690)
    expect(y).toBeGreaterThanOrEqual(20)
    expect(y).toBeLessThanOrEqual(260)
  }
  for (const { y } of chart?.timeTicks ?? []) expect(y).toBeLessThanOrEqual(260)
  for (const { x } of chart?.dateTicks ?? []) expect(x).toBeLessThanOrEqual(690)
})

test('without records there is no chart', () => {
  expect(layOutRecords([], until, size)).toBeUndefined()
})
