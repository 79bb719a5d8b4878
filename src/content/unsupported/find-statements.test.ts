import { expect, test } from 'vitest'
import { findStatements } from './find-statements.ts'

const names = /:(item|shop|digsite)\[|\b(Shovel|Gold Ore)s?\b/i
const versions = new Set(['1.6', '1.7.2', '2.0D'])
const listSentences = (text: string, isSourced = false) =>
  findStatements(text, { names, isSourced, versions }).map((statement) => `${statement.line}: ${statement.found}`)

test.each([
  ['a number', 'A pan gives 3 finds.', ['1: 3']],
  ['a number that looks like a version', 'A hole of 2.5 blocks, about 1.2 deep.', ['1: 2.5', '1: 1.2']],
  ['a number in the third line', 'First.\n\nThen 40 coins.', ['3: 40']],
  ['a number with its unit', 'A hole 12m deep, 3x as wide, 12.5% of it.', ['1: 12m', '1: 3x', '1: 12.5%']],
  ['an absolute word about a thing', 'A Shovel never breaks.', ['1: never']],
  ['an absolute word beside a link', 'At :shop[7] only.', ['1: only']],
  ['a number word beside a thing', 'Six chunks on a Shovel.', ['1: Six']],
  ['a version without a page', 'It came in 1.4.', ['1: 1.4']],
])('%s is reported', (_, text, expected) => {
  expect(listSentences(text)).toEqual(expected)
})

test.each([
  ['a reference', 'A pan gives :fact[pan_finds] finds, at :value[item/pan.price] coins.'],
  ['a number in the name of a reference', 'One of 8 gives :fact[mean.one of 8] finds.'],
  ['a number word beside no thing of the game', 'There are six pages.'],
  ['a list marker', '1. Dig.\n2. Wash.'],
  ['an amount in a list of parts', '- 2 × :item[logic-flip]'],
  ['a date', 'On 2026-11-22, on 21 November 2026, on August 14, 2020, in May 2021.'],
  ['a version', 'In 1.7.2 and 2.0D, by version 3, since 1.6, and in 3.x.'],
  ['a key', 'Press :key[F1].'],
  ['code', 'Run `head -20`.\n\n```sh\nsleep 5\n```'],
  ['an address', '[the forum](/forum/12) at https://example.org/34'],
  ['a widget', '::tool{slug=pressure tanks=2}'],
  ['a license', 'Under CC BY-SA 4.0.'],
  ['an absolute word about anything else', 'You only live once. Take a Shovel.'],
])('%s is not', (_, text) => {
  expect(listSentences(text)).toEqual([])
})

test('a source in the game or its files supports absolute words, but no typed number', () => {
  expect(listSentences('A Shovel only lifts 1 chunk.', true)).toEqual(['1: 1'])
})
