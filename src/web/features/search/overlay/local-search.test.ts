import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revisionHeader } from '#model/wiki/calls/revision-header.ts'

/** Responses of the stub, and the requests it got. */
let wiki: { revision: number; names: string[]; requests: RequestInit[]; isAway?: boolean; isCached?: boolean }

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['performance'] })
  wiki = { revision: 1, names: ['Shovel'], requests: [] }
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => false, dataset: {} } })
  vi.stubGlobal('fetch', async (_path: string, options: RequestInit) => {
    wiki.requests.push(options)
    if (wiki.isAway && !(wiki.isCached && options.cache === 'only-if-cached')) throw new TypeError('Failed to fetch')
    const result = { weights: {}, terms: [], entries: wiki.names.map((name) => ({ kind: 'item', name, path: '/' })) }
    return Promise.resolve(Response.json({ result }, { headers: { [revisionHeader]: String(wiki.revision) } }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A new page imports the module again. */
const openPage = () => import('./local-search.browser.ts')
const namesOf = (own: Awaited<ReturnType<Awaited<ReturnType<typeof openPage>>['loadIndex']>>) =>
  own.suggest('s').found.map(({ name }) => name)

test('is asked for once a minute, and follows the content', async () => {
  const { loadIndex } = await openPage()
  expect(namesOf((await Promise.all([loadIndex(), loadIndex()]))[0])).toEqual(['Shovel'])
  wiki = { ...wiki, revision: 2, names: ['Spade'] }
  expect(namesOf(await loadIndex())).toEqual(['Shovel'])
  expect(wiki.requests).toHaveLength(1)
  vi.advanceTimersByTime(61_000)
  expect(namesOf(await loadIndex())).toEqual(['Spade'])
  // Always revalidates with the server.
  expect(wiki.requests.map(({ cache }) => cache)).toEqual(['no-cache', 'no-cache'])
})

test('of the same revision, it is not made again', async () => {
  const { loadIndex } = await openPage()
  const own = await loadIndex()
  vi.advanceTimersByTime(61_000)
  expect(await loadIndex()).toBe(own)
})

test('a network that fails is tried again at once', async () => {
  wiki.isAway = true
  const { loadIndex } = await openPage()
  await expect(loadIndex()).rejects.toThrow()
  wiki.isAway = false
  expect(namesOf(await loadIndex())).toEqual(['Shovel'])
})

test('without a network, what the browser has kept will do', async () => {
  wiki = { ...wiki, isAway: true, isCached: true }
  const { loadIndex } = await openPage()
  expect(namesOf(await loadIndex())).toEqual(['Shovel'])
})
