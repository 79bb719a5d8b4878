import type { Logger } from 'pino'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'
import type { ContentUpdater } from './content-updater.ts'

const pollIntervalMs = 1000

type Options = {
  database: Database
  updater: Pick<ContentUpdater, 'update' | 'isRunning' | 'isFailing'>
  /** The revision that readers see now. */
  shown: () => number
  log: Logger
}

/** Polls the revision of the database and updates when another process has filled a new one. */
export function followRevision({ database, updater, shown, log }: Options) {
  let isFailing = false
  /** The last requested revision, so that one whose update fails is not requested each second. */
  let requested = ''

  async function check() {
    if (updater.isRunning() || updater.isFailing()) return
    try {
      const { number, changedAt } = await readRevision({ db: database.control })
      const current = `${number} ${changedAt}`
      isFailing = false
      if (number === shown() || number === 0 || current === requested) return
      requested = current
      await updater.update({ fill: false })
    } catch (error) {
      // Logged once, not at each poll.
      if (!isFailing) log.warn({ err: error }, 'could not read the revision')
      isFailing = true
    }
  }

  let checking: Promise<void> | undefined
  const timer = setInterval(() => (checking ??= check().finally(() => (checking = undefined))), pollIntervalMs)
  timer.unref()
  return { check, stop: () => clearInterval(timer) }
}
