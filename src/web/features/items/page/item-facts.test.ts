import { expect, test } from 'vitest'
import { listItemFacts } from './item-facts.tsx'

const details = { group: 'ore', uses: null, since: '', modded: false, alias: '' } as const
const readFact = (label: string, more: Partial<Parameters<typeof listItemFacts>[0]>) =>
  listItemFacts({ details, type: null, smeltsInto: null, dropChance: null, mentions: [], sources: [], ...more }).find(
    (fact) => fact.label === label,
  )?.text

test('a type that says no more than the group is left out', () => {
  expect(readFact('Type', { type: 'ore' })).toBe('')
  expect(readFact('Type', { type: 'gem' })).toBe('Gem')
})
