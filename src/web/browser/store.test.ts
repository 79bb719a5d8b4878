import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from './store.ts'
import { writeStored } from './storage.ts'

const key = 'map_hidden'
let texts: Map<string, string>
let isFull: boolean

beforeEach(() => {
  texts = new Map()
  isFull = false
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem(name: string, value: string) {
      if (isFull) throw new Error('full')
      texts.set(name, value)
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

const create = () =>
  createStore<{ words: string[] }>({
    keys: [key],
    parse: ([text = '']) => ({ words: text.split(' ').filter(Boolean) }),
    onServer: { words: [] },
  })
const put = (store: ReturnType<typeof create>, words: string[]) => store.set({ words }, writeStored(key, words.join(' ')))
const changeInOtherTab = (text: string) => {
  texts.set(key, text)
  return () => dispatchEvent(new Event('storage'))
}

test('what another tab changed is told once, also where somebody has read it before its event came', () => {
  const store = create()
  const listener = vi.fn()
  store.subscribe(listener)
  const announceChange = changeInOtherTab('a b')
  expect(store.read()).toEqual({ words: ['a', 'b'], isSaved: true })
  expect(listener).toHaveBeenCalledTimes(0)
  announceChange()
  announceChange()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.read()).toBe(store.read())
})

test('what nobody listens to is read anew all the same', () => {
  const store = create()
  expect(store.read().words).toEqual([])
  changeInOtherTab('a')
  expect(store.read().words).toEqual(['a'])
})

test('what the browser did not keep is known here, and not given up for what another tab has stored', () => {
  const store = create()
  isFull = true
  put(store, ['mine'])
  expect(store.read()).toEqual({ words: ['mine'], isSaved: false })
  changeInOtherTab('theirs')()
  expect(store.read()).toEqual({ words: ['mine'], isSaved: false })
  isFull = false
  put(store, ['mine', 'too'])
  expect(store.read()).toEqual({ words: ['mine', 'too'], isSaved: true })
  changeInOtherTab('theirs')()
  expect(store.read().words).toEqual(['theirs'])
})

test('listeners hear a change of the same tab at once, and not again with its event', async () => {
  const store = create()
  const listener = vi.fn()
  store.subscribe(listener)
  put(store, ['a'])
  expect(listener).toHaveBeenCalledTimes(1)
  await Promise.resolve()
  expect(listener).toHaveBeenCalledTimes(1)
})
