import { expect, test } from 'vitest'
import { chooseEncoding, matchesEtag } from './send-answer.ts'

test.each([
  [undefined, false],
  ['', false],
  ['W/"a"', true],
  // A proxy may have turned the weak ETag into a strong one.
  ['"a"', true],
  ['W/"b"', false],
  ['W/"b", W/"a"', true],
  ['"b","a"', true],
  ['*', true],
  [' * ', true],
  ['"*"', false],
])('If-None-Match %s and W/"a" match: %s', (header, matches) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(matches)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br; q=0.0', 'identity'],
  ['br;q=0.05', 'br'],
  ['gzip;q=1, br;q=0.1', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['brotli, xbr', 'identity'],
])('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
