import { expect, test, vi } from 'vitest'
import { listDateTicks, listTimeTicks } from './chart-ticks.ts'

test.each([
  [3600, 9000, ['1h 00', '1h 30', '2h 00', '2h 30']],
  [2400, 2900, ['40m', '42m', '44m', '46m', '48m']],
  [100, 130, ['1m 40s', '1m 50s', '2m 00s', '2m 10s']],
  [3590, 3620, ['59m 50s', '1h 00m 00s', '1h 00m 10s', '1h 00m 20s']],
])('the ticks from %i to %i seconds are %j', (from, to, labels) => {
  expect(listTimeTicks(from, to).map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['2026-09-03T12:00:00Z', '2026-09-20T00:00:00Z', ['4 Sept', '7 Sept', '10 Sept', '13 Sept', '16 Sept', '19 Sept']],
  ['2025-11-20T00:00:00Z', '2026-03-20T00:00:00Z', ['Dec 2025', 'Jan 2026', 'Feb', 'Mar']],
  ['2020-05-08T00:00:00Z', '2026-11-21T00:00:00Z', ['2022', '2024', '2026']],
])('the ticks from %s to %s are %j', (from, to, labels) => {
  expect(listDateTicks(Date.parse(from), Date.parse(to)).map(({ label }) => label)).toEqual(labels)
})

test('there are never more ticks than fit', () => {
  for (let days = 1; days < 5000; days += 7) {
    const from = Date.parse('2020-05-08T00:00:00Z')
    expect(listDateTicks(from, from + days * 86_400_000).length).toBeLessThanOrEqual(8)
  }
})

test('dates are in UTC in any time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  const [from, to] = [Date.parse('2025-12-31T00:00:00Z'), Date.parse('2026-01-02T00:00:00Z')]
  expect(listDateTicks(from, to).map(({ label }) => label)).toEqual(['31 Dec', '1 Jan', '2 Jan'])
  vi.unstubAllEnvs()
})
