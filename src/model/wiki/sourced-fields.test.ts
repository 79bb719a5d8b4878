import { describe, expect, test } from 'vitest'
import { kinds } from '#model/game/kinds/kinds.ts'
import type { Kind } from './kinds/kind.ts'
import { lineOf, lineOfEntry, listSourceFlaws, sourcedFields } from './sourced-fields.ts'

const folders = Object.values(kinds as Record<string, Kind>).flatMap(({ yaml = {} }) => Object.entries(yaml))
const sourced = folders.filter(([, shape]) => 'sources' in shape.shape)

describe('sourced fields', () => {
  test('are listed for each folder whose files have sources', () => {
    expect(Object.keys(sourcedFields).toSorted()).toEqual(sourced.map(([folder]) => folder).toSorted())
  })

  test.each(sourced)('every field of %s is listed once: with a source, or without', (folder, shape) => {
    const { lines = {}, others = [] } = sourcedFields[folder] ?? {}
    const listed = [...Object.values(lines).flat(), ...others].toSorted()
    expect(listed).toEqual([...new Set(listed)])
    expect(Object.keys(shape.shape).filter((field) => !['sources', 'checked', 'was', ...listed].includes(field))).toEqual([])
  })
})

describe('a file without a source for its values', () => {
  const files = { certainty: 'files' } as const
  const unknown = { certainty: 'unknown' } as const
  const item = { name: 'Shovel', description: 'Digs.', value: 1200, shops: [2], price_per_weight: false }
  const sources = { name: files, description: files, value: files, shops: files }
  const flaws = (data: object, lines: Record<string, object | undefined>) => {
    const filled = Object.entries({ ...sources, ...lines }).filter(([, line]) => line !== undefined)
    return listSourceFlaws('items', { ...item, ...data }, Object.fromEntries(filled)).map(({ field, found }) => `${field} ${found}`)
  }

  test('there is no flaw if each fact has its source', () => {
    expect(flaws({}, {})).toEqual([])
    expect(flaws({ value: null }, { value: unknown })).toEqual([])
    expect(flaws({ value: null, price_per_weight: true }, { value: unknown })).toEqual([])
  })

  test.each<[string, object, Record<string, object | undefined>, string[]]>([
    ['a value without a source', { since: '1.6' }, {}, ['sources.since nothing']],
    ['an empty field needs no source', { since: '', advice: '' }, {}, []],
    ['the source of an unknown price has no certainty', { value: null }, {}, ['sources.value.certainty files']],
    ['the source of a price is not unknown', {}, { value: unknown }, ['sources.value.certainty unknown']],
    ['a price always has a source', { value: null }, { value: undefined }, ['sources.value nothing']],
    ['a source of an unknown field', {}, { colour: files }, ['sources.colour an unknown source']],
    ['a source of an empty field', {}, { advice: files }, ['sources.advice.certainty files']],
    ['a source of one shop', {}, { 'shops.2': files }, []],
    ['a source of another shop', {}, { 'shops.3': files }, ['sources.shops.3 an unknown source']],
    ['a source of an entry of a text', {}, { 'name.1': files }, ['sources.name.1 an unknown source']],
  ])('%s', (_, data, lines, expected) => {
    expect(flaws(data, lines)).toEqual(expected)
  })

  test('`false` may have a source', () => {
    const element = { what_it_does: 'Adds.', inputs: 'two', outputs: 'one', limits: 'none known', guide_part: 1, in_v16_set: false }
    const lines = { what_it_does: files, inputs: files, outputs: files, limits: files, guide_part: files, in_v16_set: files }
    expect(listSourceFlaws('logic-elements', element, lines)).toEqual([])
  })

  test('a choice of the wiki is not a fact of the game', () => {
    expect(listSourceFlaws('facts', { value: ['pan'], names: 'items' }, {})).toEqual([])
    expect(listSourceFlaws('facts', { value: ['pan'], names: '' }, {})).toHaveLength(1)
  })
})

test('the source of an entry belongs to that of the list', () => {
  expect(lineOfEntry('shops', 12)).toBe('shops.12')
  expect([lineOf('shops.12'), lineOf('shops')]).toEqual(['shops', 'shops'])
})
