import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { watchContent } from './watch-content.ts'

test('a change before the watcher was ready is reported as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-watch-'))
  const changed = vi.fn()
  const stop = watchContent(folder, { changed, log: pino({ level: 'silent' }) })
  // File times are coarse.
  await wait(20)
  writeFileSync(join(folder, 'new.yaml'), 'name: New\n')
  await expect.poll(() => changed.mock.calls.length, { timeout: 20_000 }).toBe(1)
  await stop()
  rmSync(folder, { recursive: true })
})
