import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

const answer = (status: number, body: unknown = {}) => {
  const urls: string[] = []
  const api = createApiClient((path) => {
    urls.push(path)
    // oxlint-disable-next-line typescript/no-unsafe-return -- as from a real fetch
    return Promise.resolve({ ok: status === 200, status, json: async () => JSON.parse(JSON.stringify(body)) })
  })
  return { api, urls }
}

test('methods return a list, its only entry, a value or the whole answer', async () => {
  const { api, urls } = answer(200, { count: 2, results: [1, 2], result: 3 })
  expect(await api.facts()).toEqual([1, 2])
  expect(await api.itemPage('gold-ore')).toBe(1)
  expect(await api.site()).toBe(3)
  expect(await api.suggestAll('Bastion Keep')).toMatchObject({ count: 2 })
  expect(await api.pokes({ all: true, page: 2, sort: 'pokes', direction: 'desc' })).toMatchObject({ count: 2 })
  expect(urls).toEqual([
    '/api/facts/',
    '/api/items/page/gold-ore/',
    '/api/site/',
    '/api/suggest-all/Bastion%20Keep/',
    '/api/pokes/all/?page=2&sort=pokes&direction=desc',
  ])
})

test('a name that the API rejects finds nothing; a server error rejects the promise', async () => {
  for (const status of [400, 404]) {
    expect(await answer(status).api.provenance('item', '\u0000')).toEqual([])
    expect(await answer(status).api.itemPage('\u0000')).toBeUndefined()
  }
  for (const status of [429, 503]) await expect(answer(status).api.itemPage('shovel')).rejects.toBeInstanceOf(ApiError)
  await expect(answer(400).api.suggestAll('\u0000')).rejects.toMatchObject({ status: 400 })
})

test('invalid input rejects the promise and does not throw', async () => {
  const broken = createApiClient(() => {
    throw new Error('No network.')
  })
  const filter = { player: 'none', plot: 'none', version: 'none', challenge: 'none', setup: 'none' }
  const answers = [
    broken.facts(),
    broken.itemPage('\ud83d'),
    broken.site(),
    broken.suggestAll('\ud83d'),
    broken.runPage(filter, 1),
    broken.openApi(),
  ]
  for (const { status } of await Promise.allSettled(answers)) expect(status).toBe('rejected')
})

// The renderer calls methods too: the site's settings, moved pages.
const pages = globSync('src/{web,server/render}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('pages use every method', () => {
  const unused = Object.keys(answer(200).api).filter((method) => !new RegExp(`(?:api|\\))\\.${method}\\(`).test(pages))
  expect(unused).toEqual([])
})

test('scripts that fetch without the client use the paths of the calls', () => {
  expect(pages.match(/fetch\w*\(\s*['"`]\/api\//g) ?? []).toEqual([])
})
