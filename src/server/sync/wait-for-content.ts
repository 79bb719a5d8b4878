import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readRevision } from '#database/fill.ts'
import { hasTables } from '#database/migrations.ts'
import type { Database } from '#database/open-database.ts'
import { explainError, mayPass } from '#database/postgres/postgres-errors.ts'

/** How often to ask again, and how often to say so, in milliseconds. */
const askEvery = 1000
const logInterval = 5000

type Deps = {
  database: Database
  content: { fill: () => Promise<boolean>; isFailing: () => boolean; lastProblem: () => string }
  /** False where another process fills. */
  fills: boolean
  log: Pick<Logger, 'warn'>
}

/**
 * Waits until the database has something to answer with, and says what it waits for: a server that is not up yet, or a copy that has
 * not filled it yet. An empty one is filled if this process may.
 */
export async function waitForContent({ database, content, fills, log }: Deps): Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY
  for (;;) {
    const reason = await findReason(database)
    if (!reason) return
    const isEmpty = reason === empty
    if (isEmpty && fills) {
      if (await content.fill()) return
      if (database.dialect === 'sqlite' || !content.isFailing()) throw new Error(content.lastProblem())
    }
    if (Date.now() - saidAt >= logInterval) {
      log.warn(isEmpty && fills ? content.lastProblem() : `Waiting for the database: ${reason}`)
      saidAt = Date.now()
    }
    await pause(askEvery)
  }
}

const empty = 'no process has filled it for this version of the wiki yet; `npm run wiki -- sync` does.'

async function findReason(database: Database): Promise<string | undefined> {
  try {
    return (await hasTables(database)) && (await readRevision(database)).number > 0 ? undefined : empty
  } catch (error) {
    if (database.dialect === 'sqlite' || !mayPass(error as Error)) throw error
    return explainError(error as Error)
  }
}
