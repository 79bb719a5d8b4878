import type { Logger } from 'pino'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'
import type { ContentUpdater } from './content-updater.ts'

/** How often another process may be noticed to have filled the database. */
const pollIntervalMs = 1000

type Options = {
  database: Database
  updater: Pick<ContentUpdater, 'update' | 'isRunning' | 'isFailing'>
  /** The revision that readers see now. */
  shown: () => number
  log: Logger
}

/** Shows each revision that another process fills. */
export function followRevision({ database, updater, shown, log }: Options) {
  let isFailing = false
  /** What was asked for last, so that a revision that cannot be shown is not asked for each second. */
  let requested = ''

  async function check() {
    if (updater.isRunning() || updater.isFailing()) return
    try {
      const { number, changedAt } = await readRevision({ db: database.control })
      const found = `${number} ${changedAt}`
      isFailing = false
      if (number === shown() || number === 0 || found === requested) return
      requested = found
      await updater.update({ fill: false })
    } catch (error) {
      // The database is asked again and again: a failure is logged once.
      if (!isFailing) log.warn({ err: error }, 'could not read the revision')
      isFailing = true
    }
  }

  let checking: Promise<void> | undefined
  const timer = setInterval(() => (checking ??= check().finally(() => (checking = undefined))), pollIntervalMs)
  timer.unref()
  return { check, stop: () => clearInterval(timer) }
}
