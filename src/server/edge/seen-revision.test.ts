import { expect, test } from 'vitest'
import { hasAlready, readSeen, toEtag } from './seen-revision.ts'

test.each([
  ['nothing', {}, 0, false],
  ['what it says itself', { 'x-content-revision': '12' }, 12, true],
  ['what it has kept', { 'if-none-match': toEtag('a', 7) }, 7, false],
  ['the newest of what it has kept', { 'if-none-match': `${toEtag('a', 7)}, ${toEtag('b', 9)}, "other"` }, 9, false],
  ['what it says, over what it has kept', { 'x-content-revision': '3', 'if-none-match': toEtag('a', 7) }, 3, true],
  ['no number', { 'x-content-revision': '-1', 'if-none-match': '*' }, 0, false],
  ['no number that could be counted', { 'x-content-revision': '9'.repeat(16) }, 0, false],
])('a client has seen %s', (_what, headers, revision, isAsked) => {
  expect(readSeen(headers)).toEqual({ revision, isAsked })
})

test.each([
  [toEtag('a', 7), true],
  // The same bytes, made once more for another revision.
  [toEtag('a', 6), true],
  [toEtag('b', 7), false],
  [`"other", ${toEtag('a', 7)}`, true],
  ['"a.7"', true],
  ['*', true],
  ['"a"', false],
  [undefined, false],
])('whoever has %s has it already: %s', (header, has) => {
  expect(hasAlready(header, toEtag('a', 7))).toBe(has)
})
