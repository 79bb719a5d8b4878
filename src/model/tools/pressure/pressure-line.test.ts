import { expect, test } from 'vitest'
import { followLine, lineAnswer, lineStart, pipesAllowed, lineAddress, toLineRows, type LineState } from './pressure-line.ts'

const rules = { base: 50, tank: 25, cap: 100, loss: 1, filter: 20, filterLoss: 2 }
const ends = (state: Partial<LineState>) => lineAnswer(rules, { ...lineStart, ...state }).line

test.each([
  ['an intake alone', { tanks: '0', pipes: '0', filters: '0' }, 50, 0],
  ['one tank', { tanks: '1', pipes: '0', filters: '0' }, 75, 0],
  ['two tanks fill it', { tanks: '2', pipes: '0', filters: '0' }, 100, 0],
  ['a third is wasted there', { tanks: '3', pipes: '0', filters: '0' }, 100, 0],
  ['pipes eat it', { tanks: '2', pipes: '30', filters: '0' }, 70, 0],
  ['tanks after the pipes give more', { tanks: '3', pipes: '30', filters: '0', place: 'end' }, 95, 0],
  ['five filters clean the water, for a tenth of the pressure', { tanks: '0', pipes: '0', filters: '5' }, 40, 100],
  ['a sixth cleans nothing more and still costs', { tanks: '0', pipes: '0', filters: '6' }, 38, 100],
  ['no pressure is left of a long line', { tanks: '0', pipes: '60', filters: '1' }, 0, 20],
  ['an empty field is none of it', { tanks: '', pipes: '', filters: '' }, 50, 0],
] as const)('%s', (_, state, pressure, clean) => {
  expect(ends(state)).toMatchObject({ pressure, clean })
})

test('missing tanks, wasted tanks, and the maximum length of the line', () => {
  expect(ends({ tanks: '3', pipes: '30', filters: '3' })).toMatchObject({
    wasted: 1,
    missing: { pressure: 36, clean: 40, filters: 2 },
    tanksWanted: 2,
    pipesAllowed: null,
  })
  expect(ends({ tanks: '1', pipes: '0', filters: '0', want: '80' })).toMatchObject({ tanksWanted: 1, pipesAllowed: null })
  expect(ends({ tanks: '2', pipes: '0', filters: '0', want: '62,5' })).toMatchObject({ tanksWanted: 0, pipesAllowed: 37 })
  expect(ends({ want: '' })).toMatchObject({ tanksWanted: null, pipesAllowed: null })
})

test('no rule divides by nothing', () => {
  const dry = { ...rules, tank: 0, filter: 0, loss: 0 }
  const { line } = lineAnswer(dry, lineStart)
  expect(line).toMatchObject({ missing: { filters: null }, tanksWanted: null })
  expect(pipesAllowed(dry, { tanks: 0, pipes: 0, filters: 0, place: 'start' }, 50)).toBe(100)
})

test.each(['101', '-1', '1.5', 'x', 'NaN', '1e9'])('%j pipes are a problem, without a drawing', (pipes) => {
  const { line, problems } = lineAnswer(rules, { ...lineStart, pipes })
  expect(line).toBeNull()
  expect(problems.pipes).not.toBe('')
})

test('tenths of a percent have no rounding errors', () => {
  expect(followLine({ ...rules, loss: 0.1 }, { tanks: 0, pipes: 3, filters: 0, place: 'start' }).at(-1)?.pressure).toBe(49.7)
})

test('the table groups pipes by ten', () => {
  const rows = toLineRows(followLine(rules, { tanks: 1, pipes: 12, filters: 1, place: 'start' }))
  expect(rows.map(({ part, since, until, pressure }) => `${part} ${since}-${until}: ${pressure}`)).toEqual([
    'intake 1-1: 50',
    'tank 1-1: 75',
    'pipe 1-10: 65',
    'pipe 11-12: 63',
    'filter 1-1: 61',
  ])
})

test.each(['', 'tanks=2&pipes=40&place=end', 'tanks=&filters=x', 'want=62%2C5'])(
  'the address %j is parsed and formatted again',
  (query) => {
    expect(new URLSearchParams(lineAddress.with().write(lineAddress.with().read(new URLSearchParams(query)))).toString()).toBe(query)
  },
)

test('unknown parameters of an address are dropped', () => {
  expect(lineAddress.with().read(new URLSearchParams('place=middle&depth=3'))).toEqual(lineStart)
})
