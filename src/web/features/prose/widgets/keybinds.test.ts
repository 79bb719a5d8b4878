import { expect, test } from 'vitest'
import { toKeys } from './keybinds.tsx'

test.each([
  ['W A S D', ['W', 'A', 'S', 'D']],
  ['R, T, Y', ['R', 'T', 'Y']],
  ['Left mouse', ['Left mouse']],
  ['F1', ['F1']],
])('%s are the keys %j', (pressed, keys) => {
  expect(toKeys(pressed)).toEqual(keys)
})
