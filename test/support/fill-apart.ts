import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readSettings } from '#server/settings.ts'
import type { WorkerOrder, WorkerReport } from '#server/sync/publisher-process.ts'

/** Fills a database in a child process: the built one, as its source takes half a second to load. */
export async function fillApart({ folder, databaseUrl }: { folder: string; databaseUrl: string }) {
  const settings = readSettings({ CONTENT_DIR: folder, DATABASE_URL: databaseUrl })
  const worker = fork('build/server/publish-worker.js', { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const order: WorkerOrder = { settings, fill: true, run: randomUUID(), publication: undefined, stays: false, maxKeptBytes: 0 }
  worker.send(order)
  const [{ report }] = (await once(worker, 'message')) as [WorkerReport]
  return report
}
