import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readRevision } from '#database/fill.ts'
import { hasTables } from '#database/migrations.ts'
import type { Database } from '#database/open-database.ts'
import { explainError, isTemporary } from '#database/postgres/errors.ts'

const pollIntervalMs = 1000
const logIntervalMs = 5000

type Deps = {
  database: Database
  content: { fill: () => Promise<boolean>; isFailing: () => boolean; lastProblem: () => string }
  /** False where another process fills. */
  fills: boolean
  log: Pick<Logger, 'warn'>
}

/**
 * Waits until the database holds content, and logs what it waits for: a database server that is not up, or another process that fills.
 * If `fills`, an empty database is filled. Rejects if the content of an empty database is wrong.
 */
export async function waitForContent({ database, content, fills, log }: Deps): Promise<void> {
  let loggedAt = Number.NEGATIVE_INFINITY
  for (;;) {
    const reason = await findReason(database)
    if (!reason) return
    const isEmpty = reason === empty
    if (isEmpty && fills) {
      if (await content.fill()) return
      if (database.dialect === 'sqlite' || !content.isFailing()) throw new Error(content.lastProblem())
    }
    if (Date.now() - loggedAt >= logIntervalMs) {
      log.warn(isEmpty && fills ? content.lastProblem() : `Waiting for the database: ${reason}`)
      loggedAt = Date.now()
    }
    await pause(pollIntervalMs)
  }
}

const empty = 'it has no content for this version of the wiki. To fill it, run `npm run wiki -- sync`.'

async function findReason(database: Database): Promise<string | undefined> {
  try {
    return (await hasTables(database)) && (await readRevision(database)).number > 0 ? undefined : empty
  } catch (error) {
    if (database.dialect === 'sqlite' || !isTemporary(error as Error)) throw error
    return explainError(error as Error)
  }
}
