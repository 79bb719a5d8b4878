import { expect, test } from 'vitest'
import { decodeUrl } from './decode-url.ts'

test.each([
  ['gold%20ore', 'gold ore'],
  ['50%', '50%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('%s is decoded to %s', (text, decoded) => {
  expect(decodeUrl(text)).toBe(decoded)
})
