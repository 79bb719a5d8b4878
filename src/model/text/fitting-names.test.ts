import { expect, test } from 'vitest'
import { fittingNames } from './fitting-names.ts'

const things = ['Elbow Pipe', 'Pipe Cork', 'Pressure Tank', 'Straight Pipe', 'D.A.V.I.D. Mk 2', 'Shovelled', 'Shovel'].map((name) => ({
  name,
}))

test.each([
  ['pipe', ['Pipe Cork', 'Elbow Pipe', 'Straight Pipe']],
  ['pipe el', ['Elbow Pipe']],
  ['STRAIGHT-PIPE', ['Straight Pipe']],
  ['presure tnak', ['Pressure Tank']],
  ['shovl', ['Shovel', 'Shovelled']],
  ['david', ['D.A.V.I.D. Mk 2']],
  ['unobtainium', []],
  ['', []],
  [' . ', []],
])('%j may mean %j', (text, names) => {
  expect(fittingNames(things, text).map(({ name }) => name)).toEqual(names)
})

test('at most the requested number', () => {
  expect(fittingNames(things, 'p', 2)).toHaveLength(2)
})
