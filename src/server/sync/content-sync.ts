import { fork } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { watch } from 'chokidar'
import type { Logger } from 'pino'
import type { SyncOrder, SyncReport } from './sync-worker.ts'

/** After the last change of a file, in milliseconds: editors write in several steps. */
const settleAfter = 200

/**
 * Fills the database from the content folder, in a process of its own: readers do not wait, and the memory it took is free
 * again. Content that is wrong changes nothing: the last good content stays, and the problems are logged once.
 */
export function createContentSync(order: SyncOrder, log: Logger) {
  let lastProblem = ''
  let running: Promise<boolean> | undefined
  let again = false

  /** When the content was last read, in milliseconds; before the first reading, everything is newer. */
  let readAt = 0

  async function once(): Promise<boolean> {
    readAt = Date.now()
    const report = await fillApart(order)
    if (report.ok) {
      if (lastProblem) log.info('the content is good again')
      lastProblem = ''
      log.info({ revision: report.revision, written: report.written, removed: report.removed }, 'content filled')
      return true
    }
    if (report.problem !== lastProblem) log.error(`The content was not taken over; the last good content stays.\n${report.problem}`)
    lastProblem = report.problem
    return false
  }

  /** True when the database says what the content says. Calls while one is running lead to one more run after it. */
  function sync(): Promise<boolean> {
    if (running) {
      again = true
      return running
    }
    running = once().finally(() => {
      running = undefined
      if (again) {
        again = false
        void sync()
      }
    })
    return running
  }

  return {
    sync,
    lastProblem: () => lastProblem,
    /** Syncs whenever a file changes. Returns the way to stop. */
    watch(): () => Promise<void> {
      let timer: NodeJS.Timeout | undefined
      const watcher = watch(order.folder, { ignoreInitial: true })
      const syncSoon = () => {
        clearTimeout(timer)
        timer = setTimeout(() => void sync(), settleAfter)
      }
      watcher.on('all', syncSoon)
      // What changed before the watcher was ready, nobody has reported.
      watcher.on('ready', () => void (newestChange(order.folder) >= readAt && syncSoon()))
      watcher.on('error', (error) => log.warn({ err: error }, 'cannot watch the content folder'))
      return async () => {
        clearTimeout(timer)
        await watcher.close()
        await running
      }
    },
  }
}

/** One filling in a process of its own. */
export function fillApart(order: SyncOrder): Promise<SyncReport> {
  return new Promise((resolve) => {
    const worker = fork(new URL('./sync-worker.ts', import.meta.url), { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    worker.once('message', (report: SyncReport) => resolve(report))
    worker.once('error', (error) => resolve({ ok: false, problem: error.message }))
    worker.once('exit', () => resolve({ ok: false, problem: 'The filling ended without a word.' }))
    worker.send(order)
  })
}

/** When something in the folder last changed, in milliseconds. A folder that cannot be read has just changed. */
function newestChange(folder: string): number {
  try {
    return Math.max(
      ...['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => statSync(join(folder, name)).mtimeMs),
    )
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
