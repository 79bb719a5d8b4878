import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toAddress } from '#server/edge/addresses.ts'
import { paths } from '#model/wiki/paths.ts'
import { tools } from './tool-list.ts'

const routes = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8')

test('no two tools share an address or a title', () => {
  for (const field of ['slug', 'title', 'lead'] as const) expect(new Set(tools.map((tool) => tool[field])).size).toBe(tools.length)
})

test.each(tools.map(({ slug }) => slug))('%s has a page', (slug) => {
  expect(routes).toContain(`route('tools/${slug}',`)
})

test.each([
  ['weight-value', { item: 'gold-bar', weight: '12.5', lines: 'ruby 3', r30: 'ruby', w30: '1' }],
  ['scrap', { item: 'shovel', quantity: '2', from: 'item' }],
  ['pressure', { tanks: '2', pipes: '30', filters: '3', place: 'end', want: '80' }],
  ['ore-odds', { find: 'shard', chance: '90', weight: '2' }],
])('the server keeps all that %s is filled in with', (slug, parameters) => {
  const kept = new URLSearchParams(toAddress(paths.tool(slug, parameters)).cacheKey.split('?')[1])
  expect(Object.fromEntries(kept)).toEqual(parameters)
})

test('guides name only tools that there are', () => {
  const named = globSync(new URL('../../../../content/pages/*.md', import.meta.url).pathname).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^::tool\{slug=(?<slug>[\w-]+)/gm)].map(({ groups }) => groups?.slug ?? ''),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(tools.map(({ slug }) => slug)).toEqual(expect.arrayContaining(named))
})
