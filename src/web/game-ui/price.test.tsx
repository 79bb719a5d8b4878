import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

const readText = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test.each([
  ['a result from a guess', { mark: 'guess', isResult: true }, /^about 1,200 c/],
  ['a guessed price', { mark: 'guess', isResult: false }, /^1,235 c/],
  ['a result', { mark: null, isResult: true }, /^1,235 c/],
] as const)('%s is rounded only where both are true, and says so', (_what, more, text) => {
  expect(readText(renderToStaticMarkup(<Price value={123_456} variant="text" {...more} />))).toMatch(text)
})

test.each([
  ['an item’s price', { of: 'shovel' }, 'Free'],
  ['an item’s price without its name', { isItem: true }, 'Free'],
  ['a share of it', { of: 'shovel', share: 50 }, '0 c'],
  ['a sum', {}, '0 c'],
] as const)('%s of 0', (_what, more, text) => {
  expect(readText(renderToStaticMarkup(<Price value={0} {...more} />))).toBe(text)
})
