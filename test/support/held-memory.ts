import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { waitFor } from './serve.ts'

/** Measures a server's heap: start the server with `settings`, call `weigh` while it is idle. */
export function createScale() {
  const file = join(mkdtempSync(join(tmpdir(), 'wiki-held-')), 'bytes')
  return {
    settings: {
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'heap-in-server.ts')).href}`,
      HELD_FILE: file,
    },
    /** Used heap in MB. Unlike resident memory, it is reproducible. */
    async weigh(server: ChildProcess): Promise<number> {
      rmSync(file, { force: true })
      server.kill('SIGUSR2')
      await waitFor(() => Promise.resolve(existsSync(file)))
      return Number(readFileSync(file, 'utf8')) / 1024 ** 2
    },
    folder: dirname(file),
  }
}
