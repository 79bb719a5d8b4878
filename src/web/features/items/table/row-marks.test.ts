import { expect, test } from 'vitest'
import { formatRowMarks, parseRowMarks } from './row-marks.ts'

const certain = { name_certainty: 'told', value_certainty: 'seen', description_certainty: null } as const

test.each([
  [{ name_certainty: 'guess' }, { nameMark: 'guess' }],
  [{ value_certainty: 'guess' }, { mark: 'guess' }],
  [{ value_certainty: 'worked-out' }, { mark: 'worked-out' }],
  [{ description_certainty: 'guess' }, { descriptionMark: 'guess' }],
] as const)('a row with %o is read with %o', (certainty, mark) => {
  const none = { nameMark: null, mark: null, descriptionMark: null }
  expect(parseRowMarks(formatRowMarks({ ...certain, ...certainty }))).toEqual({ ...none, ...mark })
})

test('a row whose facts are certain has no letters', () => {
  expect(formatRowMarks(certain)).toBeUndefined()
})
