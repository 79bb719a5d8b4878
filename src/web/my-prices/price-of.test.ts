import { afterEach, expect, test, vi } from 'vitest'
import { readMyPrices } from '#model/prices/my-prices.ts'
import { myPricesStore } from './my-prices-store.ts'
import { readPrices } from './price-of.ts'

afterEach(() => void vi.unstubAllGlobals())

test('prices that arrive after the reader has chosen another version are dropped, and nothing is loaded again', async () => {
  const root = { getAttribute: () => '1.x', hasAttribute: () => false }
  const page = { documentElement: root, querySelector: () => ({ getAttribute: () => '/api/changes' }) }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const answer = (request: number, id: string) => {
    const to = { value: 500, certainty: 'told' }
    answers[request]?.(Response.json({ results: [{ version: '2.0', kind: 'item', field: 'value', id, to }] }))
    // Until the response is parsed.
    return new Promise((resolve) => setTimeout(resolve, 20))
  }
  const listItems = (plays: string) => {
    const stored = readMyPrices('')
    vi.spyOn(myPricesStore, 'read').mockReturnValue({ ...stored, my: { ...stored.my, plays }, isSaved: true })
    return [...readPrices().keys()]
  }
  listItems('2.x')
  listItems('3.x')
  await answer(0, 'shovel')
  expect(listItems('3.x')).toEqual([])
  await answer(1, 'pan')
  expect(listItems('3.x')).toEqual(['pan'])
  expect(answers).toHaveLength(2)
})
