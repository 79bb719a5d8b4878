import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { importItems } from './import-items.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serveBody(send: (write: (text: string) => boolean, end: () => void) => void): Promise<string> {
  const made = createServer((_request, response) => {
    send(
      (text) => response.write(text),
      () => response.end(),
    )
  })
  server = made
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`
}

test('an endless answer is let go at the limit, not collected', async () => {
  let written = 0
  const megabyte = 'x'.repeat(1024 * 1024)
  const origin = await serveBody((write) => {
    const more = () => {
      if (written >= 200) return
      written += 1
      if (write(megabyte)) setImmediate(more)
      else setTimeout(more, 5)
    }
    more()
  })
  await expect(importItems('test/wiki', origin, false)).rejects.toThrow('larger than any wiki (50 MB)')
  expect(written).toBeLessThan(200)
})

test('an answer that is no JSON is a sentence, not a stack', async () => {
  const origin = await serveBody((write, end) => {
    write('<html>')
    end()
  })
  await expect(importItems('test/wiki', origin, false)).rejects.toThrow('is no JSON')
})
