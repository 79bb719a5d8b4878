import type { Logger } from 'pino'
import type { SqliteConnection } from '#database/sqlite/connection.ts'
import { inspect, quarantine, type FileState } from '#database/sqlite/file.ts'

const pollIntervalMs = 1000
/** Limits refills if something keeps damaging the file. */
const maxRefills = { count: 10, withinMs: 600_000 }
/** Delay after a failed refill. The updater retries, too. */
const retryDelayMs = 10_000

type Options = {
  connection: SqliteConnection
  /** The newest revision that this process served. */
  revision: () => number
  /** Fills the database with a revision above that number. Undefined in a process that never writes. */
  refill: ((above: number) => Promise<boolean>) | undefined
  /** Called when a refilled file was opened. */
  onReopen: () => unknown
  log: Logger
}

/**
 * Checks once a second whether the SQLite file is unchanged. A damaged or replaced file is renamed and a new one filled; a newer file that
 * another process filled is opened.
 */
export function monitorDatabase({ connection, revision, refill, onReopen, log }: Options) {
  const { path } = connection
  let problem = ''
  let refills: number[] = []
  let nextRefillAt = 0
  let isStopped = false
  /** Resolves after the publication, long after the file can be opened. */
  let refilling: Promise<void> | undefined

  async function check() {
    if (connection.isUnchanged() && !problem) return
    const file = inspect(path)
    if (file.state === 'busy') return
    if (file.state === 'filled' && file.revision >= revision()) return accept(file.revision)
    if (refilling) return
    logState(file)
    if (refill && mayRefill()) replace(file, refill)
  }

  function accept(filled: number) {
    connection.refresh()
    if (!problem) return
    log.warn({ revision: filled }, `${path} was refilled`)
    problem = ''
    onReopen()
  }

  function logState(file: FileState) {
    const message = describeState(file)
    if (message !== problem) log.error(`${path} ${message}.${refill ? ' Refilling it from the content.' : ''}`)
    problem = message
  }

  function mayRefill(): boolean {
    const now = Date.now()
    refills = refills.filter((time) => now - time < maxRefills.withinMs)
    return now >= nextRefillAt && refills.length < maxRefills.count
  }

  /** Refills the file. A deleted file is still open and answers queries until then. */
  function replace(file: FileState, fill: (above: number) => Promise<boolean>) {
    if (file.state !== 'missing') {
      connection.close()
      log.error(`${path} was renamed to ${quarantine(path)}`)
    }
    refills.push(Date.now())
    refilling = openWhenFilled(fill(revision()))
      .catch(report)
      .finally(() => (refilling = undefined))
  }

  async function openWhenFilled(filled: Promise<boolean>) {
    if (!(await filled)) nextRefillAt = Date.now() + retryDelayMs
    else if (!isStopped) await check()
  }

  function report(error: Error) {
    if (error.message !== problem) log.error(error.message)
    problem = error.message
  }

  let checking: Promise<void> | undefined
  const timer = setInterval(() => {
    checking ??= check()
      .catch(report)
      .finally(() => (checking = undefined))
  }, pollIntervalMs)
  timer.unref()
  return {
    /** True while the file is damaged, missing or replaced. */
    isDegraded: () => problem !== '',
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}

function describeState(file: FileState): string {
  if (file.state === 'damaged') return `is damaged: ${file.reason}`
  return file.state === 'missing' ? 'is missing' : 'was emptied or replaced'
}
