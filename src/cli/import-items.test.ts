import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readContent } from '#content/read-content.ts'
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

test('what is missing is written for review, each with a number of its own; what is here stays', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const folder = mkdtempSync(join(tmpdir(), 'wiki-import-'))
  cpSync('test/wiki', folder, { recursive: true })
  const before = readFileSync(join(folder, 'items/shovel.yaml'), 'utf8')
  const other = (name: string) => ({ id: 1, name, description: 'From <b>there</b>.', value: 500, modded: false, stores: [] })
  const origin = await serveBody((write, end) => {
    write(JSON.stringify({ results: ['Shovel', 'Far Pan', 'Far Pot', '../evil', 'Far Pan'].map(other) }))
    end()
  })
  await importItems(folder, origin, false)
  expect(existsSync(join(folder, 'items/far-pan.yaml'))).toBe(false)
  await importItems(folder, origin, true)
  expect(readFileSync(join(folder, 'items/shovel.yaml'), 'utf8')).toBe(before)
  // Reading refuses a number that is used twice.
  const { items } = readContent(folder)
  const fresh = items.filter(({ safe_name }) => safe_name.startsWith('far-'))
  expect(fresh.map(({ name, value, sources }) => [name, value, sources.value?.certainty])).toEqual([
    ['Far Pan', 500, 'guess'],
    ['Far Pot', 500, 'guess'],
  ])
  rmSync(folder, { recursive: true, force: true })
})
