import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSearches, listRecentSearches, rememberSearch } from './recent-searches.browser.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the newest stands first, each only once whatever its capitals, and five at most', () => {
  for (const text of ['pipe', 'gold ore', 'shovel', 'Gold Ore ', 'x']) rememberSearch(text)
  expect(listRecentSearches()).toEqual(['Gold Ore', 'shovel', 'pipe'])
  for (const text of ['teapot', 'candle', 'barge']) rememberSearch(text)
  expect(listRecentSearches()).toEqual(['barge', 'candle', 'teapot', 'Gold Ore', 'shovel'])
  forgetSearches()
  expect(listRecentSearches()).toEqual([])
})

test.each(['no JSON', '{"0":"x"}', '[1,null,""]'])('%s in the storage is taken for nothing', (text) => {
  stored.set('recent_searches', text)
  expect(listRecentSearches()).toEqual([])
})

test('a browser that keeps nothing has no recent searches', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('pipe')
  expect(listRecentSearches()).toEqual([])
})
