import { expect, test } from 'vitest'
import { entries, toCurrent, shortcuts } from './navigation.ts'

const labelsOn = (device: 'desktop' | 'phone') => entries.filter(({ on }) => !on || on === device).map(({ label }) => label)

test('L02: the navigation keeps its order, with FAQ and About only on desktop and Search only on phones', () => {
  expect(labelsOn('desktop').join(', ')).toBe('Home, What is the game, Item Database, Guide Book, Patch Notes, Speedrun, FAQ, Mods, About')
  expect(labelsOn('phone').join(', ')).toBe('Home, What is the game, Item Database, Guide Book, Patch Notes, Speedrun, Mods, Search')
})

test.each([
  ['/', 'Home', 'page'],
  ['/about', 'Home', undefined],
  ['/database', 'Item Database', 'page'],
  ['/database/', 'Item Database', 'page'],
  ['/database/gold-ore', 'Item Database', 'true'],
  ['/legacy-mods/quad', 'Mods', 'true'],
  ['/about-hydroneer', 'About', undefined],
] as const)('on %s the entry %s is %s', (pathname, label, current) => {
  const entry = entries.find((candidate) => candidate.label === label)
  expect(entry && toCurrent(pathname, entry)).toBe(current)
})

test.each(['/list', '/list/MXwx/Base', '/database/map', '/tools/rig', '/now', '/blog/5', '/compare', '/guide-book/towns'])(
  'on %s one entry is current',
  (pathname) => {
    expect([...entries, ...shortcuts].filter((entry) => toCurrent(pathname, entry))).toHaveLength(1)
  },
)
