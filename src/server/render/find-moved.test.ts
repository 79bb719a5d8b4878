import { expect, test } from 'vitest'
import { cleanPath, findMoved } from './find-moved.ts'

test.each([
  ['/database/Gold_Ore', '/database/gold-ore'],
  ['/database/gold+ore', '/database/gold-ore'],
  ['/database/gold%20ore', '/database/gold-ore'],
  ['/database/shovel)', '/database/shovel'],
  ['/database/shovel.', '/database/shovel'],
  ['/database/shovel%E2%80%8B', '/database/shovel'],
  ['/database/gold-ore&utm_source=x', '/database/gold-ore'],
  ['/database/gold-ore/index.html', '/database/gold-ore'],
  ['/blog/5)', '/blog/5'],
  ['/guide-book/guide/First_Timer', '/guide-book/guide/first-timer'],
  ['/database/%E0%A4%A', '/database/%e0%a4%a'],
])('%s means %s', (address, path) => {
  expect(cleanPath(address)).toBe(path)
})

test('a page that is not there is not redirected to itself', async () => {
  const api = { movedPages: () => Promise.resolve([]), thingPages: () => Promise.resolve([]) }
  expect(await findMoved(api, '/about-hydroneer')).toBeUndefined()
  expect(await findMoved(api, '/About_Hydroneer')).toBe('/about-hydroneer')
})

test('a page asked for in other capitals is redirected', async () => {
  const api = { movedPages: () => Promise.resolve([]), thingPages: () => Promise.resolve(['/guide-book/guide/first-timer']) }
  expect(await findMoved(api, '/guide-book/guide/First-Timer')).toBe('/guide-book/guide/first-timer')
  expect(await findMoved(api, '/guide-book/guide/first-timer')).toBeUndefined()
})
