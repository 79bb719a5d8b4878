import { setTimeout as pauseFor } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'
import type { ResponseCache } from '#server/edge/response-cache.ts'
import { listWarmAddresses } from './warm-addresses.ts'

/** After a change, what readers look at comes before all that nobody has asked for yet, in milliseconds. */
const readersFirst = 250
/** Before what failed is rendered once more, in milliseconds: a database that had too much to do at that moment seldom has for long. */
const breath = 1000

/**
 * Takes over a revision of the content as soon as it is known, then renders what readers ask for most. A revision counts as warmed
 * only once its pages are rendered: what failed is tried again when the database is looked at next. Whoever leaves renders nothing ahead.
 */
export function createRevisionTakeOver(database: Database, responseCache: ResponseCache, log: Logger, rendersAhead = () => true) {
  let taken = -1
  let warmed = -1
  let isWarming = false
  let isFailing = false

  async function warm() {
    if (isWarming) return
    isWarming = true
    try {
      while (warmed !== taken) {
        if (warmed >= 0) await pauseFor(readersFirst, undefined, { ref: false })
        const revision = taken
        const addresses = await listWarmAddresses(responseCache)
        const failed = await responseCache.warm(addresses, rendersAhead)
        if (failed.length > 0) {
          await pauseFor(breath, undefined, { ref: false })
          await responseCache.warm(failed, rendersAhead)
        }
        if (!rendersAhead()) return
        warmed = revision
        log.info({ revision, addresses: addresses.length }, 'pages rendered ahead')
      }
    } finally {
      isWarming = false
    }
  }

  return {
    /** The revision that was taken over last; -1 before the first. */
    taken: () => taken,
    async takeOver() {
      try {
        const { number } = await readRevision(database)
        if (number !== taken) responseCache.setRevision(number)
        taken = number
        if (rendersAhead()) await warm()
        isFailing = false
      } catch (error) {
        // It is asked again and again: what fails is told once.
        if (!isFailing) log.warn({ err: error }, 'could not take over the revision')
        isFailing = true
      }
    },
  }
}
