import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { findCached, forgetAll, hasShell, putInCache, StoringOffError } from './page-cache.ts'

/** Like the browser's: opening a cache creates it. */
function createCaches() {
  const stored = new Map<string, Map<string, Response>>()
  return {
    has: (name: string) => Promise.resolve(stored.has(name)),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    match: (url: string, { cacheName }: { cacheName: string }) => Promise.resolve(stored.get(cacheName)?.get(url)),
    open: (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, cache)
      return Promise.resolve({ put: (url: string, response: Response) => Promise.resolve(cache.set(url, response)) })
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://wiki.example' })
  vi.stubGlobal('caches', createCaches())
})
afterEach(() => void vi.unstubAllGlobals())

const answer = () => new Response('{}', { headers: { 'content-type': 'application/json' } })

test('an answer that is stored while everything is deleted leaves nothing behind', async () => {
  await putInCache('kept-first', offlinePaths.page, answer(), () => true)
  expect(await hasShell()).toBe(true)
  const isAllowed = async () => {
    const isStoring = await hasShell()
    // Storing is switched off right after the check.
    await forgetAll()
    return isStoring
  }
  await expect(putInCache('kept-first', offlinePaths.searchIndex, answer(), isAllowed)).rejects.toThrow(StoringOffError)
  expect([await hasShell(), await caches.has('kept-first')]).toEqual([false, false])
})

test('of several copies of a page the newest is found', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [name, time] of [
    ['kept-pages', 1000],
    ['kept-whole', 3000],
    ['kept-first', 2000],
  ] as const) {
    vi.setSystemTime(time)
    await putInCache(name, '/faq', new Response(name), () => true)
  }
  vi.useRealTimers()
  expect(await (await findCached('https://wiki.example/faq?from=list'))?.text()).toBe('kept-whole')
})
