import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve, type Served } from '../support/serve.ts'
import { connectSlowClients } from '../support/slow-reader.ts'

let wiki: Served
beforeAll(async () => {
  wiki = await serve()
})
afterAll(() => wiki.stop())

/** Sends raw bytes and reads until the server closes: returns the statuses and the whole text. */
function send(bytes: string): Promise<{ statuses: number[]; text: string }> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(wiki.address)
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.setEncoding('latin1').on('data', (part: string) => (text += part))
    // A rejected upload may end in an error; earlier responses count.
    socket
      .on('error', () => {})
      .on('close', () => {
        resolve({ statuses: [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status)), text })
      })
    socket.write(bytes, 'latin1')
  })
}
const get = (headers: string[], path = '/api/towns/all') => ['GET ' + path + ' HTTP/1.1', 'Host: wiki', ...headers, '', ''].join('\r\n')
const close = 'Connection: close'

describe('too many headers', () => {
  test.each([
    ['one of 20 KB', [`X-Long: ${'a'.repeat(20_000)}`]],
    ['a name of 20 KB', [`${'a'.repeat(20_000)}: x`]],
    ['five thousand', Array.from({ length: 5000 }, (_, at) => `X-${at}: ${at}`)],
    ['cookies of 100 KB', Array.from({ length: 100 }, () => `Cookie: ${'c=1; '.repeat(200)}`)],
  ])('%s: 431', async (_what, headers) => {
    expect((await send(get(headers))).statuses).toEqual([431])
  })

  test.each([
    ['five hundred short ones', Array.from({ length: 500 }, (_, at) => `a${at}: 1`)],
    ['encodings without end', [`Accept-Encoding: ${'gzip;q=0.1,'.repeat(1000)}br`]],
    ['tags without end', [`If-None-Match: ${'W/"x",'.repeat(2000)}"y"`]],
    ['forwarded by everybody', [`X-Forwarded-For: ${'1.1.1.1, '.repeat(1000)}1.1.1.1`]],
    ['ranges without end', [`Range: bytes=${'0-1,'.repeat(2000)}0-1`]],
  ])('%s: answered', async (_what, headers) => {
    expect((await send(get([...headers, close]))).statuses).toEqual([200])
  })
})

describe('request smuggling: no client gets the answer to another’s request', () => {
  const second = 'GET /api/digsites/all HTTP/1.1\r\nHost: wiki\r\nConnection: close\r\n\r\n'
  test.each([
    ['two lengths', ['Content-Length: 0', `Content-Length: ${second.length}`], second],
    ['a length and pieces', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${second}`],
    ['pieces written oddly', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${second}`],
    ['chunked that is not the last encoding', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${second}`],
    ['a space before the colon', [`Content-Length : ${second.length}`], second],
    ['a length with a sign', [`Content-Length: +${second.length}`], second],
    ['an invalid length', ['Content-Length: 0x10'], second],
    ['a folded line', ['X-One: a', ` Content-Length: ${second.length}`], second],
    ['a bare carriage return', [`X-One: a\rContent-Length: ${second.length}`], second],
    ['pieces of no size', ['Transfer-Encoding: chunked'], `zz\r\n${second}`],
  ])('%s', async (_what, headers, body) => {
    const { statuses, text } = await send(get(headers) + body)
    // Rejected, or answered once and closed.
    expect(statuses.filter((status) => status !== 400).length).toBeLessThanOrEqual(1)
    expect(statuses.length).toBeGreaterThan(0)
    expect(text).not.toContain('South Hope')
  })

  test('a body is never parsed as a request', async () => {
    const { statuses, text } = await send(get([`Content-Length: ${second.length}`]) + second + get([close]))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(text).not.toContain('South Hope')
  })

  test.each([
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings, close\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
    'Expect: 100-continue',
  ])('an upgrade of the protocol is ignored: %s', async (headers) => {
    const { statuses } = await send(get([headers, close]))
    expect(statuses.filter((status) => status !== 100)).toEqual([200])
  })

  test('a request without a host, or with a malformed line, is rejected', async () => {
    expect((await send('GET / HTTP/1.1\r\n\r\n')).statuses).toEqual([400])
    expect((await send('GET / HTTP/1.1\nHost: wiki\n\n\0\0')).statuses).toContain(400)
    expect((await send('GET / HTTP/9.9\r\nHost: wiki\r\n\r\n')).statuses).toEqual([400])
  })
})

test('an unknown method is rejected in JSON below /api, in HTML elsewhere', async () => {
  const rejection = async (path: string) => (await send(`FOO ${path} HTTP/1.1\r\nHost: wiki\r\n\r\n`)).text
  expect(await rejection('/api/items/all')).toMatch(/^HTTP\/1\.1 400 .*content-type: application\/json.*"status":400/s)
  expect(await rejection('/database')).toMatch(/^HTTP\/1\.1 400 .*content-type: text\/html/s)
})

test('the smuggled request is answered when sent alone', async () => {
  expect((await send('GET /api/digsites/all HTTP/1.1\r\nHost: wiki\r\nConnection: close\r\n\r\n')).text).toContain('South Hope')
})

test('no header with a host of the first client is in the cached answer', async () => {
  const messages = [
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: gopher',
    'X-Forwarded-Prefix: /evil.example',
    'Forwarded: host=evil.example;proto=gopher',
    'X-Host: evil.example',
    'X-Original-URL: /evil.example',
    'Origin: https://evil.example',
    'Referer: https://evil.example/',
    'Accept-Language: evil.example',
    'Cookie: evil.example=1',
    close,
  ]
  for (const path of [
    '/',
    '/faq',
    '/sitemap.xml',
    '/robots.txt',
    '/opensearch.xml',
    '/feeds/blog.xml',
    '/feeds/blog.json',
    '/api/openapi.json',
    '/evil-lost',
  ]) {
    const first = await send(['GET ' + path + ' HTTP/1.1', 'Host: evil.example', ...messages, '', ''].join('\r\n'))
    expect(first.text, path).not.toMatch(/evil\.example|gopher/)
    expect(await (await wiki.get(path)).text(), path).not.toMatch(/evil\.example|gopher/)
  }
})

test('slow clients do not block others', { tags: 'long' }, async () => {
  const slow = connectSlowClients(wiki.address, 100)
  for (let search = 0; search < 20; search++) expect((await wiki.get(`/search?q=ore${search}`)).status).toBe(200)
  for (const socket of slow) socket.destroy()
})
