import { expect, test, vi } from 'vitest'
import { toAddress } from './addresses.ts'
import { createFinishedBytes, type Answer } from './finished-bytes.ts'

function answer(text: string, more: Partial<Answer> = {}): Answer {
  return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(text.padEnd(1000)), ...more }
}

test('many readers of one page wait for one render', async () => {
  const render = vi.fn(() => Promise.resolve(answer('page')))
  const bytes = createFinishedBytes({ megabytes: 4, render })
  const all = await Promise.all(Array.from({ length: 50 }, () => bytes.get('/faq')))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(all).size).toBe(1)
})

test('after a change the old bytes go out until the new ones are made', async () => {
  let text = 'old'
  let letGo = () => {}
  const bytes = createFinishedBytes({
    megabytes: 4,
    render: () => (text === 'old' ? Promise.resolve(answer(text)) : new Promise((resolve) => (letGo = () => resolve(answer(text))))),
  })
  await bytes.get('/faq')
  text = 'new'
  bytes.setRevision(2)
  expect((await bytes.get('/faq')).raw.toString().trim()).toBe('old')
  expect((await bytes.get('/faq')).raw.toString().trim()).toBe('old')
  letGo()
  await vi.waitFor(() => expect(bytes.find(toAddress('/faq'))?.raw.toString().trim()).toBe('new'))
})

test('a failure keeps the old bytes, and is not kept itself', async () => {
  let status = 200
  const bytes = createFinishedBytes({ megabytes: 4, render: () => Promise.resolve(answer('page', { status })) })
  await bytes.get('/faq')
  status = 503
  bytes.setRevision(2)
  await bytes.get('/faq')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await bytes.get('/faq')).status).toBe(200)
  expect((await bytes.get('/about')).status).toBe(503)
  status = 200
  expect((await bytes.get('/about')).status).toBe(200)
})

test('made-up addresses cannot fill the cache or push out real pages', async () => {
  const bytes = createFinishedBytes({
    megabytes: 1,
    render: (url) => Promise.resolve(answer(url, { status: url.startsWith('/nothing') ? 404 : 200, body: Buffer.alloc(20_000, url) })),
  })
  await bytes.get('/faq')
  for (let number = 0; number < 200; number++) {
    await bytes.get(`/search?q=${number}`)
    await bytes.get(`/nothing/${number}`)
  }
  expect(bytes.find(toAddress('/faq'))).toBeDefined()
  expect(bytes.find(toAddress('/nothing/1'))).toBeUndefined()
  expect(bytes.size().bytes).toBeLessThan(1024 * 1024)
})

test('what a page is made from is never older than the page', async () => {
  let text = 'old'
  const bytes = createFinishedBytes({ megabytes: 4, render: () => Promise.resolve(answer(text)) })
  await bytes.get('/api/items/all')
  text = 'new'
  bytes.setRevision(2)
  expect((await bytes.getFresh('/api/items/all')).raw.toString().trim()).toBe('new')
})
