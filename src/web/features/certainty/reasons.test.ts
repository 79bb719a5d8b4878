import { expect, test } from 'vitest'
import { isEstimate, type Certainty } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { findReason, reasonId, shareReasons } from './reasons.ts'

const entry = (id: string, field: string, certainty: Certainty, source = 'A guess of the editors'): ProvenanceEntry => ({
  kind: 'item',
  id,
  field,
  source,
  estimate: isEstimate(certainty),
  note: '',
  checked: '2026-11-21',
  file: `items/${id}.yaml`,
  certainty,
  version: '',
  seen_by: '',
  seen_on: '',
})

test('things guessed on the same ground share one note, which names no file', () => {
  const { all, of } = shareReasons([entry('pan', 'value', 'guess'), entry('axe', 'value', 'guess'), entry('saw', 'value', 'worked-out')])
  expect(all.map(({ certainty, file }) => [certainty, file])).toEqual([
    ['guess', ''],
    ['worked-out', 'items/saw.yaml'],
  ])
  const [pan, axe] = [of('pan', 'value'), of('axe', 'value')]
  expect(pan && axe && reasonId(pan) === reasonId(axe)).toBe(true)
})

test('what needs no mark has no note', () => {
  expect(shareReasons([entry('pan', 'value', 'files')]).all).toEqual([])
})

test('the id of a note is fit for an address', () => {
  expect(reasonId({ kind: 'mod', id: 'hydrotility++', field: 'name' })).toBe('why-mod-hydrotility-name')
})

test('a field of two kinds is told apart by the kind', () => {
  const entries = [entry('pan', 'value', 'guess'), { ...entry('pan', 'value', 'told'), kind: 'resource' }]
  expect(findReason(entries, 'value', 'resource')?.certainty).toBe('told')
  expect(findReason(entries, 'depth')).toBeUndefined()
})
