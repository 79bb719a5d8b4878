import type { Logger } from 'pino'
import type { SqliteConnection } from '#database/sqlite/sqlite-connection.ts'
import { inspect, quarantine, type FileState } from '#database/sqlite/sqlite-file.ts'

const pollIntervalMs = 1000
/** Limits refills, whatever keeps damaging the file. */
const maxRefills = { count: 10, withinMs: 600_000 }
/** After a refill that failed. The updater tries again by itself as well. */
const retryDelayMs = 10_000

type Options = {
  connection: SqliteConnection
  /** The newest revision that this process knows. */
  revision: () => number
  /** Fills the file at the path with a revision above that number. Undefined in a process that never writes. */
  refill: ((above: number) => Promise<boolean>) | undefined
  /** Called when another file was opened. */
  onReopen: () => unknown
  log: Logger
}

/**
 * Checks once a second whether the SQLite file is still the one that was filled. A damaged or replaced file is set aside and a new
 * one filled; a newer one that another process filled is opened.
 */
export function monitorDatabase({ connection, revision, refill, onReopen, log }: Options) {
  const { path } = connection
  let problem = ''
  let refills: number[] = []
  let nextRefillAt = 0
  let isStopped = false

  async function check() {
    if (connection.isUnchanged() && !problem) return
    const found = inspect(path)
    if (found.state === 'busy') return
    if (found.state === 'filled' && found.revision >= revision()) return accept(found.revision)
    report(found)
    if (refill && mayRefill()) await replace(found, refill)
  }

  function accept(filled: number) {
    connection.refresh()
    if (!problem) return
    log.warn({ revision: filled }, `${path} is filled again`)
    problem = ''
    onReopen()
  }

  function report(found: FileState) {
    const message = describe(found)
    if (message !== problem) log.error(`${path} ${message}.${refill ? ' It is filled again.' : ''}`)
    problem = message
  }

  function mayRefill(): boolean {
    const now = Date.now()
    refills = refills.filter((time) => now - time < maxRefills.withinMs)
    return now >= nextRefillAt && refills.length < maxRefills.count
  }

  /** A missing file is still open, and answers until the new one is there. */
  async function replace(found: FileState, fill: (above: number) => Promise<boolean>) {
    if (found.state !== 'missing') {
      connection.close()
      log.error(`${path} was set aside as ${quarantine(path)}`)
    }
    refills.push(Date.now())
    const isFilled = await fill(revision())
    if (!isFilled) nextRefillAt = Date.now() + retryDelayMs
    else if (!isStopped) await check()
  }

  let checking: Promise<void> | undefined
  const timer = setInterval(() => {
    checking ??= check()
      .catch((error: Error) => {
        if (error.message !== problem) log.error(error.message)
        problem = error.message
      })
      .finally(() => (checking = undefined))
  }, pollIntervalMs)
  timer.unref()
  return {
    /** True until the file is whole again. */
    isDegraded: () => problem !== '',
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}

function describe(found: FileState): string {
  if (found.state === 'damaged') return `is damaged: ${found.reason}`
  return found.state === 'missing' ? 'is missing' : 'was emptied or replaced'
}
