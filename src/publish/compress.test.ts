import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, isCompressibleAnswer } from './compress.ts'

test.each([
  ['text/html; charset=utf-8', 800, true],
  ['text/html; charset=utf-8', 799, false],
  ['application/json', 2000, true],
  ['application/ld+json', 2000, true],
  ['application/rss+xml', 2000, true],
  ['image/svg+xml', 2000, true],
  ['image/png', 2000, false],
  ['font/woff2', 2000, false],
  [undefined, 2000, false],
])('%s of %i bytes is compressed: %s', (type, bytes, compresses) => {
  expect(isCompressibleAnswer(type, bytes)).toBe(compresses)
})

test('a decompressed body equals the original', async () => {
  const body = Buffer.from('Gold ore '.repeat(200))
  expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body)
  expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body)
})
