import { randomUUID } from 'node:crypto'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { watch } from 'chokidar'
import type { Logger } from 'pino'
import { newestChange } from './content-date.ts'
import type { FillOrder, SyncReport } from './fill-from-folder.ts'
import { createFillingProcess } from './filling-process.ts'

/** After the last change of a file, in milliseconds: editors write in several steps. */
const settleAfter = 100
/** Before a filling that failed is tried again, and at most, in milliseconds: each pause is twice the one before. */
const pause = { first: 1000, longest: 60_000 }

/** For a filling under way when the wiki stops, in milliseconds. */
const longestFarewell = 3000

type Needs = Pick<FillOrder, 'folder' | 'databaseUrl'>
type Fill = (order: FillOrder, stays: boolean) => Promise<SyncReport>

/**
 * Fills the database from the content folder, in a process of its own: readers do not wait, and the memory it took is free
 * again. Content that is wrong changes nothing: the last good content stays, and the problems are logged once. What failed for
 * another reason (a full disk, a database that is away) is tried again by itself.
 */
export function createContentSync(order: Needs, log: Logger, fillOnce?: Fill) {
  const apart = createFillingProcess()
  const fillNow = fillOnce ?? apart.fill
  /** Who changes a file changes others soon. */
  let isAtWork = false
  const run = randomUUID()
  let lastProblem = ''
  let lastWarning = ''
  let isFailing = false
  let refusedSince = ''
  let running: Promise<boolean> | undefined
  let again = false
  let above = 0
  let nextPause = pause.first
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  /** When the content was last read, in milliseconds; before the first reading, everything is newer. */
  let readAt = 0

  async function once(): Promise<boolean> {
    readAt = Date.now()
    clearTimeout(retry)
    const report = await fillNow({ ...order, run, above }, isAtWork)
    isFailing = !report.ok && report.mayPass
    if (report.ok) refusedSince = ''
    else if (!report.mayPass) refusedSince ||= new Date().toISOString()
    if (report.ok) {
      if (lastProblem) log.info('the content is good again')
      lastProblem = ''
      if (report.warning && report.warning !== lastWarning) log.warn(report.warning)
      lastWarning = report.warning ?? ''
      nextPause = pause.first
      log.info({ revision: report.revision, written: report.written, removed: report.removed }, 'content filled')
      return true
    }
    // Ctrl+C reaches whoever fills as well: that it ended is no news then.
    if (isStopped) return false
    if (report.problem !== lastProblem) log.error(`The content was not taken over; the last good content stays.\n${report.problem}`)
    lastProblem = report.problem
    if (isFailing) tryAgainLater()
    return false
  }

  function tryAgainLater() {
    if (isStopped) return
    retry = setTimeout(() => void sync(), nextPause)
    retry.unref()
    nextPause = Math.min(nextPause * 2, pause.longest)
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
    /** What was filled up to this revision may be lost: the next filling has a number above it. */
    refill(revision: number) {
      above = Math.max(above, revision)
      return sync()
    },
    lastProblem: () => lastProblem,
    /** True while filling fails for another reason than the content. */
    isFailing: () => isFailing,
    /** When the content was first refused, UTC; '' once it is accepted again. */
    refusedSince: () => refusedSince,
    async stop() {
      isStopped = true
      clearTimeout(retry)
      // One that waits for its database must not hold up the stop: it ends with this process, and leaves the old content whole.
      await Promise.race([running, pauseFor(longestFarewell, undefined, { ref: false })])
      apart.end()
    },
    /** Syncs whenever a file changes, and says when it has. Returns the way to stop. */
    watch(synced: () => void = () => undefined): () => Promise<void> {
      let timer: NodeJS.Timeout | undefined
      const watcher = watch(order.folder, { ignoreInitial: true })
      const syncSoon = () => {
        clearTimeout(timer)
        timer = setTimeout(() => void sync().then(synced), settleAfter)
      }
      watcher.on('all', () => {
        isAtWork = true
        if (!fillOnce) apart.getReady()
        syncSoon()
      })
      // What changed before the watcher was ready, nobody has reported.
      watcher.on('ready', () => void (hasChangedSince(order.folder, readAt) && syncSoon()))
      watcher.on('error', (error) => log.warn({ err: error }, 'cannot watch the content folder'))
      return async () => {
        clearTimeout(timer)
        await watcher.close()
      }
    },
  }
}

/** A folder that cannot be read has just changed. */
function hasChangedSince(folder: string, moment: number): boolean {
  try {
    return newestChange(folder) >= moment
  } catch {
    return true
  }
}
