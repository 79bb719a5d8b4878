import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatRelative, toRelative, toRelativeDay } from './relative-time.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-11-28', 'today'],
  ['2026-11-27', 'yesterday'],
  ['2026-11-22', '6 days ago'],
  ['2026-11-21', 'last week'],
  ['2026-11-08', '3 weeks ago'],
])('the day %s is "%s"', (day, words) => {
  expect(toRelativeDay(day)).toBe(words)
})

test.each([
  [30, 'in 1 minute'],
  [-59 * 60, '59 minutes ago'],
  [-60 * 60, '1 hour ago'],
])('a moment %i seconds from now is "%s"', (seconds, words) => {
  expect(toRelative(Date.now() + seconds * 1000)).toBe(words)
})

test('the words are those of the browser', () => {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  for (const unit of ['year', 'month', 'week', 'day', 'hour', 'minute'] as const)
    for (let count = -60; count <= 60; count++) expect(formatRelative(count, unit)).toBe(format.format(count, unit))
})
