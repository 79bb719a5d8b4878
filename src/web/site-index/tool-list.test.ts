import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toAddress } from '#server/edge/addresses.ts'
import { paths } from '#model/wiki/paths.ts'
import { tools } from './tool-list.ts'

const here = (path: string) => new URL(path, import.meta.url)

test('no two tools share an address or a title', () => {
  for (const field of ['slug', 'title', 'lead'] as const) expect(new Set(tools.map((tool) => tool[field])).size).toBe(tools.length)
})

test.each(tools.map(({ slug }) => slug))('%s has its page, its script and its rules under the same name', (slug) => {
  const page = readFileSync(here(`../pages/game/tool-${slug}.tsx`), 'utf8')
  expect(page).toContain(`#web/features/tools/${slug}/${slug}.island.tsx`)
  expect(existsSync(here(`../features/tools/${slug}/${slug}.island.tsx`))).toBe(true)
  expect(existsSync(here(`../../model/tools/${slug}`))).toBe(true)
})

test('every island that a page draws has a script of that name', () => {
  const drawn = globSync(here('../pages/*.tsx').pathname).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Island name="(?<name>[\w-]+)"/g)].map(({ groups }) => groups?.name ?? ''),
  )
  const scripts = globSync(here('../features/**/*.island.tsx').pathname).map((file) => /([\w-]+)\.island\.tsx$/.exec(file)?.[1])
  expect(drawn.length).toBeGreaterThan(0)
  expect(scripts).toEqual(expect.arrayContaining(drawn))
  expect(new Set(scripts).size).toBe(scripts.length)
})

test.each([
  ['weight-value', { item: 'gold-bar', weight: '12.5', lines: 'ruby 3', r30: 'ruby', w30: '1' }],
  ['sell', { w0: '6 5 4', w8: '1', p0: '22.4', p8: '26' }],
  ['scrap', { item: 'shovel', quantity: '2', from: 'item' }],
  ['pressure', { tanks: '2', pipes: '30', filters: '3', place: 'end', want: '80' }],
  ['rig', { drill: 'ram-drill', tanks: '', rigs: '2', bfilters: '5', ten: '300', p1: '22' }],
  ['ore-odds', { find: 'shard', chance: '90', weight: '2' }],
])('the server keeps all that %s is filled in with', (slug, parameters) => {
  const left = new URLSearchParams(toAddress(paths.tool(slug, parameters)).cacheKey.split('?')[1])
  expect(Object.fromEntries(left)).toEqual(parameters)
})

test('guides name only tools that there are', () => {
  const named = globSync(new URL('../../../content/pages/*.md', import.meta.url).pathname).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^::tool\{slug=(?<slug>[\w-]+)/gm)].map(({ groups }) => groups?.slug ?? ''),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(tools.map(({ slug }) => slug)).toEqual(expect.arrayContaining(named))
})
