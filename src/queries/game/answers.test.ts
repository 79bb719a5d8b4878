import { afterAll, expect, test } from 'vitest'
import { answerQuestion } from '#model/answers/answer-question.ts'
import { findPicturedItem } from '#model/answers/pictured-item.ts'
import { formatPriceParts, splitPrices } from '#model/answers/split-prices.ts'
import { askedForPages, askedForWords } from '../../../test/support/asked-questions.ts'
import { openRealAnswers } from '../../../test/support/real-answers.ts'

const { data, close } = await openRealAnswers()
afterAll(close)

const ask = (question: string) => answerQuestion(question, data)
const itemNamed = (safeName: string) => data.items.find(({ safe_name }) => safe_name === safeName)!

test.each(askedForPages)('"%s" is answered by %s', (question, topic, path) => {
  const answer = ask(question)
  expect(answer).toMatchObject({ topic, path: path instanceof RegExp ? expect.stringMatching(path) : path })
  expect(answer?.text).not.toMatch(/undefined|null|NaN/)
})

test.each(askedForWords)('"%s" has an answer with these words', (question, words) => {
  expect(ask(question)?.text).toMatch(words)
})

test('an answer about a family names several items; an unknown name matches nothing', () => {
  expect(ask('where to sell necklaces')?.text).toMatch(/Emerald Necklace.*Onyx Necklace/)
  expect(ask('where to sell gold necklace')).toBeUndefined()
})

test.each([
  'dark mode',
  'first timer',
  'my list',
  'pan',
  'logic gates',
  'how to make money',
  'how do i start',
  'how to get coins fast',
  'how heavy is a shark',
  'how to make shard',
  'fastest vehicle',
  'which truck is best',
  'best digsite',
  'where do i find water',
  'where do i park',
  'where can i park my truck',
  'what are crops for',
  'how do i use logic',
  'what is a poke',
  'best fishing pole',
  'best drill',
  'is it on steam deck',
  'steamdeck',
  'how many slots in toolbag',
  'how to refund',
  'refund',
  'where fish',
  'where can i fish',
  'rod trader location',
  'truck capacity',
  'how many swords for barge',
  'conveyor speed',
  'how to refuel harvester',
  'how to clean with a brush',
  'console commands',
  'what do i do with fish',
  'seed bag price',
  'how deep is the water',
  'how deep can the ram drill dig',
  'what can i buy for 1000 coins',
  'how many swords to afford the truck',
  'can you make jewelry from iron',
  'how much does conveyor carry',
  'where is onyx',
  'when is the next update',
  'how to turn on machine',
  'how to plant seeds',
  'can trucks fall in water',
  'where do i find a shark',
  'what does logic relay do',
  'is modding allowed in multiplayer',
  'do mods work in coop',
  'Do mods and creative mode switch off achievements?',
  'My beta save cannot buy Snow Rune Falls.',
  '',
  '!!',
  '5',
  'x'.repeat(300),
  '0 shovels',
])('"%s" has no direct answer', (question) => {
  expect(ask(question)).toBeUndefined()
})

test('prices, sums and certainties are those of the data', () => {
  const [shovel, bucket, bar] = [itemNamed('shovel'), itemNamed('bucket'), itemNamed('iron-bar')]
  expect(ask('shovel price')).toMatchObject({ value: shovel.value, certainty: shovel.value_certainty, unit: 'hundredths of a coin' })
  expect(ask('5 shovels + 2 buckets')?.value).toBe(5 * shovel.value! + 2 * bucket.value!)
  expect(ask('1,200 iron bars')?.value).toBe(1200 * bar.value!)
  expect(ask('2.5 iron bars')?.value).toBe(2.5 * bar.value!)
  // An amount must be a whole number.
  expect(ask('2.5 shovels + 1 bucket')).toBeUndefined()
})

test('an answer about several things has a row for each', () => {
  const rowsOf = (question: string) => ask(question)!.rows.map(({ name, note, price }) => [name, note, price?.text ?? ''])
  expect(rowsOf('drill price')).toEqual([
    ['Ram Drill', 'At Tools & Equipment in Bridgepour', '645c in 1.3.4'],
    ['Goliath Drill', 'At Tools & Equipment in Bridgepour', '1,160c in 1.3.4'],
  ])
  // What is handed in, in order, and what it unlocks, which a shop sells.
  expect(rowsOf('unlock shield')).toEqual([
    ['Sword', '12 weight', ''],
    ['Candle', '12 weight', ''],
    ['Teapot', '16 weight', ''],
    ['Shield', '', ''],
  ])
  expect(rowsOf('unlock toolbag').at(-1)).toEqual(['Toolbag', 'Or buy it', '240c'])
  const { changes } = data.versions.find(({ version }) => version === '3.0')!
  expect(rowsOf('what is new').map(([name]) => name)).toEqual(changes.slice(0, 4))
  expect([rowsOf('shovel price'), rowsOf('when did 2.0 come out'), rowsOf('what is new in 3.1')]).toEqual([[], [], []])
})

test('prices in the text name their items', () => {
  const [shovel, bucket] = [itemNamed('shovel'), itemNamed('bucket')]
  const sum = ask('5 shovels + 2 buckets')!
  expect(sum.prices.map(({ parts }) => formatPriceParts(parts))).toEqual([`shovel*5*${shovel.value};bucket*2*${bucket.value}`])
  for (const question of ['5 shovels + 2 buckets', 'shovel price', 'drill price', 'where to sell necklaces', 'sell gold bars']) {
    const answer = ask(question)!
    const pieces = splitPrices(answer)
    expect(pieces.filter((piece) => typeof piece !== 'string')).toEqual(answer.prices)
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(answer.text)
    expect(answer.prices.length).toBe(answer.text.match(/[\d.]c\b/g)?.length)
  }
})

test.each([
  ['shovel price', 'shovel'],
  ['unlock toolbag', 'toolbag'],
  ['drill price', 'ram-drill'],
  ['12 iron bars', 'iron-bar'],
  ['hydro truck price', undefined],
  ['bastion keep to ironil', undefined],
])('the picture of the answer to "%s" is %s', (question, picture) => {
  expect(findPicturedItem(ask(question)!)).toBe(picture)
})

test('a sum with a guessed price is a guess', () => {
  const certain = { ...itemNamed('shovel'), value_certainty: 'seen' as const }
  const guessed = { ...itemNamed('bucket'), value_certainty: 'guess' as const }
  expect(answerQuestion('2 shovels + 1 bucket', { ...data, items: [certain, guessed] })?.certainty).toBe('guess')
  const bought = { ...itemNamed('cod'), shops_certainty: 'worked-out' as const, value_certainty: 'guess' as const }
  expect(answerQuestion('where to sell cod', { ...data, items: [bought] })?.certainty).toBe('guess')
})

test('pressure answers follow the rules of the pressure tool', () => {
  expect(ask('2 tanks 3 filters pressure')).toMatchObject({ value: 94, unit: 'percent' })
  expect(ask('1 tank pressure')).toMatchObject({ value: 75 })
  expect(ask('3 tanks pressure')).toMatchObject({ value: 100 })
})
