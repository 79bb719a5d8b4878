import { afterEach, expect, test, vi } from 'vitest'
import { createSuggestions } from './suggestions.browser.ts'

afterEach(() => vi.unstubAllGlobals())

test('an answer of the server is not stored: the next revision may have another', async () => {
  vi.stubGlobal('window', { addEventListener: () => {}, setTimeout })
  let revision = 1
  const suggested = () => ({ kind: 'item', name: `Shovel ${revision}`, path: '/database/shovel' })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ count: 1, results: [suggested()], nearest: [], actions: [] })))
  const names: (string | undefined)[] = []
  const answered = Promise.withResolvers<void>()
  const suggestions = createSuggestions({
    onAnswer: ({ found }) => {
      names.push(found[0]?.name)
      if (revision === 2) answered.resolve()
      revision += 1
      if (revision === 2) suggestions.ask('shovel')
    },
    onFailure: () => answered.reject(new Error('no answer')),
  })
  suggestions.ask('shovel')
  await answered.promise
  expect(names).toEqual(['Shovel 1', 'Shovel 2'])
})
