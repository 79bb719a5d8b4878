import { expect, test } from 'vitest'
import { listActions, toKeys } from './keybinds.tsx'

test.each([
  ['W A S D', ['W', 'A', 'S', 'D']],
  ['R, T, Y', ['R', 'T', 'Y']],
  ['Left mouse', ['Left mouse']],
  ['F1', ['F1']],
  ['D-pad left, up, right', ['D-pad left, up, right']],
])('%s are the keys %j', (pressed, keys) => {
  expect(toKeys(pressed)).toEqual(keys)
})

test('what only the gamepad can do has a line, too', () => {
  expect(
    listActions([
      [
        ['walk', 'W A S D'],
        ['handbrake', 'Space'],
      ],
      [
        ['walk', 'Left stick'],
        ['map', 'View button'],
      ],
    ]),
  ).toEqual(['walk', 'handbrake', 'map'])
})
