import { expect, test } from 'vitest'
import type { PathPart } from '#model/wiki/calls/call-paths.ts'
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
/** API stub that returns every requested fact; `seen` is called with the requested names. */
const hostOfFacts = (onRequest: (requests: string[]) => void = () => {}) => ({
  citedFacts: async (facts: PathPart) => {
    const names = typeof facts === 'object' ? [...facts] : [String(facts)]
    onRequest(names)
    return names.map((name) => entry(name.split('/')[1] ?? ''))
  },
})
const api = hostOfFacts()

/** HTML of a badge as the content compiler writes it. */
const marked = (fact: string) =>
  `<p>About <span class="nb">12<span class="mk" data-fact="${fact}"><span class="sr"> (unconfirmed)</span></span></span>.</p>`

test('what marks name is asked for once each, as many at a time as an address has room for', async () => {
  expect(Object.keys(await loadCitedFacts(api, [marked('fact/pan-load/value').repeat(2), '<p>No marks.</p>']))).toEqual([
    'fact/pan-load/value',
  ])
  const requests: number[] = []
  const counting = hostOfFacts(({ length }) => requests.push(length))
  await loadCitedFacts(counting, [Array.from({ length: 150 }, (_, fact) => marked(`fact/f-${fact}/value`)).join('')])
  expect(requests).toEqual([100, 50])
})

test('a text without marks asks for nothing', async () => {
  const silent = { citedFacts: () => expect.unreachable() }
  expect(await loadCitedFacts(silent, ['<p>12</p>'])).toEqual({})
})

test('a mark becomes a link to its source', async () => {
  const cited = await loadCitedFacts(api, [marked('fact/pan-load/value')])
  expect(explainMarks(marked('fact/pan-load/value'), cited)).toBe(
    '<p>About <span class="nb">12<a class="mk" href="#sources" data-fact="fact/pan-load/value" aria-label="unconfirmed">?</a></span>.</p>',
  )
})

test('a mark whose fact is not known leads nowhere', () => {
  expect(explainMarks(marked('fact/gone/value'), {})).toContain('<span class="mk" role="img" aria-label="unconfirmed">?</span>')
})
