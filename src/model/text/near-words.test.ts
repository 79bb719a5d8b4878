import { expect, test } from 'vitest'
import { createNearness } from './near-words.ts'

test.each([
  ['kepad', 'Logic Keypad', true],
  ['shovle', 'Shovel', true],
  ['shovl', 'Improved Shovel', true],
  ['presure tnak', 'Pressure Tank', true],
  ['hobsn', "Hobson's Lamp", true],
  ['watter pipe filtr', 'Water Pipe Filter', true],
  ['logickepad', 'Logic Keypad', true],
  ['conveyr', 'Conveyor Left', true],
  // No typos in short words, and at most one in five letters.
  ['pna', 'Pan', false],
  ['kepda', 'Logic Keypad', false],
  ['kepad tank', 'Logic Keypad', false],
  ['', 'Shovel', false],
  ["'", 'Shovel', false],
])('"%s" is near to "%s": %s', (text, name, isNear) => {
  expect(createNearness(text)(name)).toBe(isNear)
})
