import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { findCached } from '#web/browser/page-cache/page-cache.ts'
import { answerListed } from './answers.ts'
import type { ExtendableEvent } from './scope.ts'

vi.mock('#web/browser/page-cache/page-cache.ts')

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  vi.mocked(findCached).mockImplementation(async () => Response.json({ count: 2, results: [{ id: 1 }, { id: 2 }] }))
})
afterEach(() => void (vi.unstubAllGlobals(), vi.resetAllMocks()))

const ask = (ids: string) =>
  answerListed({ request: new Request(`http://wiki.example${offlinePaths.listed}${ids}`), event: {} as ExtendableEvent })

test('offline, a list is answered only if every item is cached', async () => {
  expect(await (await ask('2')).json()).toEqual({ count: 1, results: [{ id: 2 }] })
  await expect(ask('2,3')).rejects.toThrow('offline')
})
