import { expect, test } from 'vitest'
import { checkKnown } from '#cli/check-claims.ts'
import { listClaimsInCode, listFilesOfWords } from '../scripts/claims/list-claims-in-code.ts'
import { readWords } from '../scripts/claims/words-in-code.ts'

const wordsOf = (code: string) => readWords('page.tsx', `export const one = ${code}`)
const claimsOf = (code: string) => listClaimsInCode('test/wiki', wordsOf(code)).map(({ found }) => found)

test.each([
  ['text of an element', '<p>Dig by the river.</p>', ['Dig by the river.']],
  ['with what stands inside it', '<p>Dig <b>by</b> the {place} river.</p>', ['Dig by the :value[…] river.']],
  ['what code decides on', "<p>Dig it {deep ? 'by the old river' : 'here'}.</p>", ['Dig it :value[…].', 'by the old river']],
  ['attributes that are read', '<b title="Seen by the river" className="a b c" />', ['Seen by the river']],
  ['a string', "({ description: 'Dig by the river.' })", ['Dig by the river.']],
  ['a template', '`Dig by ${place} rivers`', ['Dig by :value[…] rivers']],
  ['no markup', '\'<path d="M0 0" fill="none"/>\'', []],
  ['nothing that is looked for', "document.querySelector('main section p')", []],
])('the words of code are %s', (_, code, words) => {
  expect(wordsOf(code).map(({ text }) => text)).toEqual(words)
})

test.each([
  ['a number', '<p>A pan washes 7 loads at most.</p>', ['7']],
  ['what a thing does, in parts', '<p>The <b>Big Pan</b> breaks in dirty water.</p>', ['Big Pan breaks']],
  ['the same in an attribute', '<b title="The Big Pan breaks at night" />', ['Big Pan breaks']],
  ['a word without exception', '`${name} never breaks`', ['never']],
  ['all of this wiki', "'Prices of every item, checked in the game'", ['every item', 'checked']],
  ['how fresh it is', "'Prices, updated by the hour'", ['updated']],
  ['who stands behind it', "({ text: 'Used by thousands of players.' })", ['Used by', 'thousands']],
  ['what it is made of', "<p>{isNew ? 'Real prices, straight from the source' : 'none'}</p>", ['Real prices', 'straight from']],
  ['each number', "'It says of each number where it comes from'", ['each number']],
  ['who believes in it', '<b title="Recommended by the developer" />', ['Recommended']],
  ['how fresh it is, in two words', '<b>Refreshed nightly</b>', ['Refreshed', 'nightly']],
  ['the same in an attribute', '<b aria-label="Tested prices" />', ['Tested']],
  ['how large it is', "({ description: 'The largest database of the game.' })", ['largest database']],
])('%s is a claim', (_, code, found) => {
  expect(claimsOf(code)).toEqual(found)
})

test.each([
  ['a number by reference', '<p>A Big Pan breaks after {facts.uses} loads.</p>'],
  ['a sum', "'pressure = tanks × 25 − 60 ÷ seconds'"],
  ['what is hedged', "'A Big Pan most likely breaks at night.'"],
  ['a name', "'Find a shop'"],
  ['a button', "'All items'"],
])('%s is none', (_, code) => {
  expect(claimsOf(code)).toEqual([])
})

test('the line is told, and tests are no words of the wiki', () => {
  expect(readWords('a.ts', "const one = 1\nconst two = 'Dig by the river'")).toEqual([{ file: 'a.ts', line: 2, text: 'Dig by the river' }])
  expect(listFilesOfWords().filter((file) => file.includes('.test.'))).toEqual([])
})

test('what code says is known', () => {
  expect(() => checkKnown(listClaimsInCode('content'), 'scripts/claims/known-words.yaml')).not.toThrow()
})
