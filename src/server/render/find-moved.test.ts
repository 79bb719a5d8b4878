import { expect, test } from 'vitest'
import { cleanPath, correctSections, findCleaned, findMoved } from './find-moved.ts'

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

test('a missing page is not redirected to itself', async () => {
  const api = { movedPages: () => Promise.resolve([]), thingPages: () => Promise.resolve([]) }
  expect(await findMoved(api, '/about-hydroneer')).toBeUndefined()
  expect(await findMoved(api, '/About_Hydroneer')).toBe('/about-hydroneer')
})

test('a page with other capitals is redirected', async () => {
  const api = { movedPages: () => Promise.resolve([]), thingPages: () => Promise.resolve(['/guide-book/guide/first-timer']) }
  expect(await findMoved(api, '/guide-book/guide/First-Timer')).toBe('/guide-book/guide/first-timer')
  expect(await findMoved(api, '/guide-book/guide/first-timer')).toBeUndefined()
})

test('a page is found without hyphens and spaces, unless two pages match', async () => {
  const things = ['/legacy-mods/BigPan', '/patch-notes/12', '/blog/a-bc', '/blog/ab-c']
  const api = { movedPages: () => Promise.resolve([]), thingPages: () => Promise.resolve(things) }
  expect(await findMoved(api, '/legacy-mods/Big_Pan')).toBe('/legacy-mods/BigPan')
  expect(await findMoved(api, '/patch-notes/1-2')).toBeUndefined()
  expect(await findMoved(api, '/blog/abc')).toBeUndefined()
})

test('a cleaned address that is answered is the target, unless it redirects back', async () => {
  const to = (location: string) => ({ status: 301, headers: { location } })
  const answers: Record<string, { status: number; headers: Record<string, string> }> = {
    '/embed/gold-ore': { status: 200, headers: {} },
    '/map': to('/database/map'),
    '/legacy-mods/big': to('/legacy-mods/Big.'),
  }
  const render = (path: string) => Promise.resolve(answers[path] ?? { status: 404, headers: {} })
  expect(await findCleaned(render, '/embed/Gold_Ore')).toBe('/embed/gold-ore')
  expect(await findCleaned(render, '/map)')).toBe('/database/map')
  expect(await findCleaned(render, '/legacy-mods/Big.')).toBeUndefined()
  expect(await findCleaned(render, '/no-such)')).toBeUndefined()
})

test('only fixed segments of the routes change their case', () => {
  const routes = [undefined, { path: 'list/:code' }, { path: 'legacy-mods/Hydrotility++' }, { path: 'search' }, { path: '*' }]
  expect(correctSections(routes, '/LIST/MXw1?X=Y')).toBe('/list/MXw1?X=Y')
  expect(correctSections(routes, '/Search?q=Pan')).toBe('/search?q=Pan')
  expect(correctSections(routes, '/legacy-mods/hydrotility++')).toBe('/legacy-mods/Hydrotility++')
  expect(correctSections(routes, '/No-Such/Page')).toBe('/No-Such/Page')
})
