import { expect, test } from 'vitest'
import { createNameFinder } from './find-names.ts'

const find = createNameFinder([
  { id: 'shovel', name: 'Shovel' },
  { id: 'improved-shovel', name: 'Improved Shovel' },
  { id: 'axe', name: 'Axe' },
  { id: 'battle-axe', name: 'Battle Axe' },
  { id: 'logic-switch', name: 'Logic Switch' },
  { id: 'logic-smelter', name: 'Logic Smelter' },
  { id: 'smelter', name: 'Smelter' },
  { id: 'jack-o-lantern', name: 'Jack-o-Lantern' },
  { id: 'david', name: 'DAVID' },
  { id: 'david', name: 'D.A.V.I.D.' },
  { id: 'fishing-pole', name: 'Fishing Pole' },
  { id: 'pole', name: 'Pole' },
  { id: 'rod', name: 'Fishing Pole' },
  { id: 'pan', name: 'Pan' },
  { id: 'nothing', name: '…' },
])

test.each([
  ['A shovel lifts dirt.', 'shovel'],
  ['The Improved Shovel lifts two.', 'improved-shovel'],
  ['An improved shovel beats a shovel.', 'improved-shovel shovel'],
  ['SHOVELS and axes', 'axe shovel'],
  ['Battle axes, not axes.', 'axe battle-axe'],
  ['Two logic switches', 'logic-switch'],
  ['Shovelling is not a name', ''],
  ['A frying pancake', ''],
  ['It is about logic. Smelters are older.', 'smelter'],
  ['logic\n  smelter', 'logic-smelter'],
  ['logic-smelter build', 'logic-smelter'],
  ['A jack-o-lantern, or a jack o lantern', 'jack-o-lantern'],
  ['D.A.V.I.D. needs shards', 'david'],
  ["David's door", 'david'],
  ['eight fishing poles', 'fishing-pole rod'],
  ['eight fishing | poles', 'pole'],
  ['', ''],
])('%j names %s', (text, expected) => {
  expect([...find(text)].toSorted().join(' ')).toBe(expected)
})
