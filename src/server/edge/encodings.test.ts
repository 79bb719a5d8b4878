import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createEncoder } from './encodings.ts'
import { toBytes } from './file-body.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = Buffer.from(Array.from({ length: 2000 }, (_, number) => `<li>${number * 7919} shovels at ${number} coins</li>`).join(''))

test('what is asked for a second time gets smaller, and says the same', async () => {
  const encodings = createEncoder()(page, html, true)
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const quick = await encodings.find(encoding)
    await encodings.find(encoding)
    await vi.waitFor(async () => expect((await encodings.find(encoding)).body.length).toBeLessThan(quick.body.length))
    const thorough = await encodings.find(encoding)
    expect([decode(toBytes(quick.body)), decode(toBytes(thorough.body))]).toEqual([page, page])
    expect(thorough.headers['content-length']).toBe(thorough.body.length)
  }
})

test('readers who come at once share one encoding; from then on there is nothing to wait for', async () => {
  const encodings = createEncoder()(page, html, false)
  const [one, other] = await Promise.all([encodings.find('br'), encodings.find('br')])
  expect(one).toBe(other)
  expect(encodings.find('br')).toBe(one)
})

test('pictures and short texts are sent as they are', () => {
  const encode = createEncoder()
  for (const [body, type] of [
    [page, 'image/png'],
    [Buffer.from('short'), 'text/html'],
  ] as const)
    expect(encode(body, { 'content-type': type }, true).find('br')).toMatchObject({ body, headers: { 'content-type': type } })
})
