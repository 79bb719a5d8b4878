import { afterEach, expect, test, vi } from 'vitest'
import { listKey } from './list-key.ts'
import { listStore } from './list-store.ts'

afterEach(() => vi.unstubAllGlobals())

test('a list that the browser did not keep is united with that of another tab: what was changed here wins', () => {
  const texts = new Map<string, string>()
  let isFull = false
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem(name: string, value: string) {
      if (isFull) throw new Error('full')
      texts.set(name, value)
    },
    removeItem: (name: string) => texts.delete(name),
  })
  isFull = true
  listStore.update((list) => ({ ...list, entries: [{ id: 1, quantity: 5 }], have: { 1: 3 } }))
  texts.set(listKey, '1|5,2|4')
  texts.set('shopping_list_have', '1|1,2|2')
  isFull = false
  dispatchEvent(new Event('storage'))
  const { entries, have } = listStore.read()
  expect(entries.map(({ id }) => id)).toEqual([1, 2])
  expect(have).toEqual({ 1: 3, 2: 2 })
})
