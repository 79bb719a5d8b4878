import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchContent } from './watch-content.ts'

let site: string
let folder: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'wiki-watch-'))
  folder = join(site, 'content')
  mkdirSync(folder)
})
afterEach(() => rmSync(site, { recursive: true }))

function start() {
  const changed = vi.fn()
  return { changed, stop: watchContent(folder, { changed, log: pino({ level: 'silent' }) }) }
}
const write = () => writeFileSync(join(folder, 'new.yaml'), 'name: New\n')

test('a change before the watcher is ready is reported', async () => {
  const { changed, stop } = start()
  write()
  await expect.poll(() => changed.mock.calls.length, { timeout: 20_000 }).toBe(1)
  await stop()
})

test('after the folder is deleted and created again, writes beside it are not reported', { tags: 'long' }, async () => {
  const { changed, stop } = start()
  await wait(1000)
  rmSync(site, { recursive: true })
  await expect.poll(() => changed.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(0)
  await wait(2000)
  mkdirSync(folder, { recursive: true })
  write()
  await wait(2000)
  const before = changed.mock.calls.length
  for (let turn = 0; turn < 5; turn++) {
    writeFileSync(join(site, 'wiki.db-wal'), `written ${turn}`)
    await wait(200)
  }
  expect(changed).toHaveBeenCalledTimes(before)
  write()
  await expect.poll(() => changed.mock.calls.length, { timeout: 20_000 }).toBe(before + 1)
  await stop()
})
