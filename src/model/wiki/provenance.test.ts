import { describe, expect, test } from 'vitest'
import { certainties, certaintyWords, isEstimate, isLessCertain, leastCertainOrGuess, worstMark } from './certainty.ts'
import { Sources, toProvenanceEntry } from './provenance.ts'

describe('the scale of certainty', () => {
  test('has a word for readers at each level', () => {
    expect(certainties.map((step) => certaintyWords[step])).toEqual([
      'seen in the game',
      "from the game's files",
      'told by players',
      'worked out',
      'unconfirmed',
    ])
  })

  test('has badges on the last two levels', () => {
    expect(certainties.filter(isEstimate)).toEqual(['worked-out', 'guess'])
    expect(isEstimate(undefined)).toBe(false)
  })

  test('each level is less certain than those before it, and not than itself', () => {
    expect(isLessCertain('guess', 'worked-out')).toBe(true)
    expect(isLessCertain('seen', 'files')).toBe(false)
    expect(isLessCertain('told', 'told')).toBe(false)
  })

  test('the certainty of a result is the lowest of its facts', () => {
    expect(leastCertainOrGuess(['seen', 'told', 'files'])).toBe('told')
    expect(leastCertainOrGuess(['worked-out', undefined, 'seen'])).toBe('worked-out')
    expect(leastCertainOrGuess([undefined])).toBe('guess')
    expect(worstMark([null, 'worked-out', 'guess', null])).toBe('guess')
    expect(worstMark(['worked-out', null])).toBe('worked-out')
    expect(worstMark([null])).toBeNull()
  })
})

describe('a source', () => {
  test.each([
    ['without a certainty', { source: 'Somewhere' }],
    ['seen by somebody, and yet a guess', { source: 'Price tag', certainty: 'guess', seen: { on: '2026-11-21' } }],
  ])('%s is rejected', (_, value) => {
    expect(Sources.safeParse({ value }).success).toBe(false)
  })

  test('becomes a row of the provenance call', () => {
    const { value } = Sources.parse({
      value: { source: 'Price tag', certainty: 'seen', version: '1.7.2', seen: { by: 'Ada', on: '2026-11-21' } },
    })
    const of = { kind: 'item', id: 'pan', field: 'value', checked: '2026-11-22', file: 'items/pan.yaml' }
    expect(value && toProvenanceEntry(value, of)).toEqual({
      ...of,
      source: 'Price tag',
      note: '',
      estimate: false,
      certainty: 'seen',
      version: '1.7.2',
      seen_by: 'Ada',
      seen_on: '2026-11-21',
    })
  })
})
