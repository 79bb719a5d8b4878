import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAnswerMaker } from './cached-response.ts'
import { createEdgeHandler } from './edge-handler.ts'
import { createLog } from './request-id.ts'
import { createWorkQueue } from './work-queue.ts'

type Needs = Parameters<typeof createEdgeHandler>[0]

/** The handler in front of an application that never answers by itself; how long each request may take is up to `patience`. */
async function serveBehindEdge(makeForReader: Needs['responseCache']['makeForReader'], patience: number) {
  const handler = createEdgeHandler({
    responseCache: { find: () => undefined, revision: () => 1, makeForReader },
    rateLimit: undefined,
    log: createLog('info', { write: () => {} }),
    behind: () => {},
    cache: true,
    isLeaving: () => false,
    line: createWorkQueue({ atOnce: 1 }),
  })
  const server = createServer(handler).setTimeout(patience)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { ask: (path: string) => fetch(address + path), stop: () => server.close() }
}

test('who asks for everything waits longer for it than for a page', async () => {
  const made = createAnswerMaker('').toCached({ status: 200, headers: {}, body: Buffer.from('all') }, 1, 'main')
  const { ask, stop } = await serveBehindEdge(() => ({ answer: wait(600, made), leave: () => {} }), 200)
  const answers = await Promise.all(['/api/dump.json', '/api/dump.sqlite', '/api/items/all'].map(ask))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 503])
  stop()
})

test('what fails after its reader was told to come again takes nothing else down', async () => {
  const { promise: answer, reject } = Promise.withResolvers<never>()
  const { ask, stop } = await serveBehindEdge(() => ({ answer, leave: () => {} }), 400)
  const hear = async () => {
    const answered = await ask('/faq')
    expect(await answered.text()).toMatch(new RegExp(`<title>503.*add <code>${answered.headers.get('x-request-id')}`))
  }
  await hear()
  reject(new Error('Too late'))
  await hear()
  stop()
})
