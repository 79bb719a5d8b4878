import { expect, test } from 'vitest'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { explainMarks, loadCitedFacts } from './cited-facts.ts'

const entry = (id: string): ProvenanceEntry => ({
  kind: 'fact',
  id,
  field: 'value',
  source: 'A guess of the editors',
  estimate: true,
  note: '',
  checked: '2026-11-21',
  file: `facts/${id}.yaml`,
  certainty: 'guess',
  version: '',
  seen_by: '',
  seen_on: '',
})
const notAsked = () => expect.unreachable()
const silent = { meta: notAsked, provenanceOf: notAsked, provenanceOfThings: notAsked }
const withThings = (fact: number, calls: object) => ({ ...silent, meta: async () => ({ counts: { fact } }), ...calls })
const api = withThings(2, { provenanceOf: async () => [entry('pan-load'), entry('not-named')] })

/** As content is compiled. */
const marked = (fact: string) =>
  `<p>About <span class="nb">12<span class="mk guess" title="Guess" data-fact="${fact}"><span class="sr"> (guess)</span></span></span>.</p>`

test('only what a text names is taken of what is asked for', async () => {
  expect(Object.keys(await loadCitedFacts(api, [marked('fact/pan-load/value'), '<p>No marks.</p>']))).toEqual(['fact/pan-load/value'])
})

test('of a kind with very many things, only those that are named are asked for', async () => {
  const large = withThings(20_000, { provenanceOfThings: async (_kind: string, ids: string[]) => ids.map(entry) })
  expect(Object.keys(await loadCitedFacts(large, [marked('fact/pan-load/value')]))).toEqual(['fact/pan-load/value'])
})

test('a text without marks asks for nothing', async () => {
  expect(await loadCitedFacts(silent, ['<p>12</p>'])).toEqual({})
})

test('a mark becomes a button that opens its note, and still says its word', async () => {
  const cited = await loadCitedFacts(api, [marked('fact/pan-load/value')])
  expect(explainMarks(marked('fact/pan-load/value'), cited)).toBe(
    '<p>About <span class="nb">12<button type="button" class="mk guess" popovertarget="why-fact-pan-load-value" title="Guess. Why?"><span class="sr"> guess, why?</span></button></span>.</p>',
  )
})

test('a mark whose fact is not known stays what it is', () => {
  expect(explainMarks(marked('fact/gone/value'), {})).toBe(marked('fact/gone/value'))
})
