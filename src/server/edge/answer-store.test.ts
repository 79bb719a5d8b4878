import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Answer } from '#publish/answer.ts'
import { createAnswerStore } from './answer-store.ts'
import { createRenderQueue } from './render-queue.ts'

const json = (body: string, status = 200): Answer => ({ status, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) })

function createStore(render: (path: string) => Promise<Answer>, maxBytes = 1024 * 1024) {
  const queue = createRenderQueue({ concurrency: 1, maxWaitMs: 1000 })
  return createAnswerStore({ maxBytes, tagHeader: 'cache-tag', queue, render })
}

test('identical requests share one render, and the answer is stored', async () => {
  let renders = 0
  const store = createStore(async () => {
    renders += 1
    await wait(5)
    return json('one')
  })
  store.replace(3)
  const [first, second] = await Promise.all([store.render('/a').answer, store.render('/a').answer])
  expect([renders, first === second, store.find('/a') === first]).toEqual([1, true, true])
  expect(first.headers.join(' ')).toContain('x-content-revision 3 cache-tag revision-3')
})

test('not found pages, errors and answers that may not be stored are rendered each time', async () => {
  const store = createStore((path) =>
    Promise.resolve(path === '/never' ? { ...json('x'), headers: { 'cache-control': 'no-store' } } : json('x', Number(path.slice(1)))),
  )
  for (const path of ['/404', '/503', '/never']) {
    await store.render(path).answer
    expect(store.find(path)).toBeUndefined()
  }
})

test('a new revision drops everything that was rendered, also what is being rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const store = createStore((path) => (path === '/slow' ? promise : Promise.resolve(json('old'))))
  await store.render('/quick').answer
  const { answer } = store.render('/slow')
  store.replace(2)
  resolve(json('old'))
  await answer
  expect([store.find('/quick'), store.find('/slow'), store.size().rendered]).toEqual([undefined, undefined, 0])
})

test('an answer that every client has cancelled is not rendered', async () => {
  const rendered: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const store = createStore(async (path) => {
    rendered.push(path)
    await promise
    return json(path)
  })
  const running = store.render('/first')
  const [left, second] = [store.render('/left'), store.render('/left')]
  const stays = [store.render('/stays'), store.render('/stays')]
  for (const { cancel } of [left, second, stays[0]!]) cancel()
  resolve()
  await Promise.all([running.answer, stays[1]?.answer, expect(left.answer).rejects.toThrow(), expect(second.answer).rejects.toThrow()])
  expect(rendered).toEqual(['/first', '/stays'])
})

test('rendered answers stay within the memory limit', async () => {
  const store = createStore((path) => Promise.resolve(json(path + 'x'.repeat(10_000))), 100_000)
  for (let number = 0; number < 50; number++) await store.render(`/${number}`).answer
  expect(store.size().renderedBytes).toBeLessThanOrEqual(100_000)
  expect([store.find('/0'), store.find('/49')?.status]).toEqual([undefined, 200])
})
