import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toCoins } from '#model/text/money.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { describeMissingNumber } from './check/missing-names.ts'
import { lookUpNumber } from './numbers-in-prose.ts'
import { readContent } from './read-content.ts'
import { readRealContent } from '../../test/support/real-content.ts'
import type { NamedThings } from './names.ts'

const point = { version: '1.2.16', value: 10, certainty: 'files', source: 'A class', note: '', file: 'patch-notes/1.2.16.yaml' } as const
const { facts } = readContent('test/wiki')
const things: NamedThings = {
  items: [],
  shops: [],
  towns: [],
  digsites: [],
  facts,
  records: new Map(),
  pointsOf: ({ thing, field }) => (thing === 'fact/filter-percent' && field === 'value' ? [point] : []),
}

test('the value of a fact in another version comes from its patch note', () => {
  expect(lookUpNumber('fact', 'filter_percent', things)).toMatchObject({ text: '20', certainty: 'told' })
  expect(lookUpNumber('fact', 'filter_percent', things, '1.2.16')).toMatchObject({ text: '10', certainty: 'files' })
})

test('a version without a value is rejected, with the existing ones', () => {
  expect(lookUpNumber('fact', 'filter_percent', things, '1.2.6')).toBeUndefined()
  expect(describeMissingNumber('fact', 'filter_percent', things, '1.2.6')).toMatchObject({
    found: ':fact[filter_percent]{version=1.2.6}',
    hint: expect.stringContaining('1.2.16'),
  })
})

/** Facts from a version that this wiki does not describe, except version numbers and facts about later versions. */
const ofOtherVersion = new Set(
  readRealContent().facts.flatMap(({ key, value, sources }) => {
    const version = sources.value?.version ?? ''
    return isOtherVersion(version) && /^\d\.\d/.test(version) && !/^"\d\.\d/.test(JSON.stringify(value)) && !key.startsWith('later_')
      ? [key]
      : []
  }),
)

test.each(globSync('content/{pages,blog}/*.md'))('%s names a version if it takes a number from a version not described here', (file) => {
  const text = readFileSync(file, 'utf8')
  const body = text.slice(text.indexOf('\n---\n'))
  const keys = [...body.matchAll(/:fact\[(\w+)/g)].map(([, key = '']) => key).filter((key) => ofOtherVersion.has(key))
  // Only the text is searched: widgets show the version themselves.
  expect(keys.length === 0 || /\b[0-3]\.[\dx]/.test(body), [...new Set(keys)].join(', ')).toBe(true)
})

test('a price that several items share names all of them', () => {
  const { facts: all, items } = readRealContent()
  const of = { ...things, facts: all }
  const shared = lookUpFacts(all).lists('shared_prices')
  for (const [label, names] of Object.entries(shared)) {
    const number = lookUpNumber('fact', label, of)
    expect(number?.pricedItem?.split(' ')).toEqual(names)
    const values = items.filter(({ safe_name }) => names.includes(safe_name)).map(({ value }) => toCoins(value ?? 0))
    expect(new Set(values), label).toEqual(new Set([Number(number?.text)]))
  }
})
