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
