import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { schemaVersion } from './shape.ts'

/**
 * Copies of other versions of the tables count their revisions apart. Of the eight letters, as many as fit into a number that PostgreSQL
 * takes for the first half of a lock's name; the second is the revision.
 */
const lockClass = Number.parseInt(schemaVersion.slice(0, 7), 16)
/** How often to look whether the others have moved on, in milliseconds. */
const lookEvery = 10
/** A copy that stands still sends nothing; for one that has lost its network and does, nobody waits any longer. Milliseconds. */
const longestWait = 700

const countBehind = `select count(*)::int as behind from pg_locks where locktype = 'advisory' and objsubid = 2 and classid = $1 and objid < $2
  and database = (select oid from pg_database where datname = current_database())`

/**
 * Which revision each copy sends: all who send the same share a lock that is named after it, on the connection that hears of new ones.
 * When a copy ends or falls, its connection ends, and the lock with it.
 */
export function createPresence() {
  /** The newest that this copy knows of. */
  let known = 0
  const held = new WeakMap<Client, number>()

  async function hold(client: Client) {
    const before = held.get(client)
    if (known === 0 || before === known) return
    held.set(client, known)
    await client.query('select pg_advisory_lock_shared($1, $2)', [lockClass, known])
    if (before !== undefined) await client.query('select pg_advisory_unlock_shared($1, $2)', [lockClass, before])
  }

  return {
    /** On a connection that was opened anew. */
    enter: hold,

    /** Sends nothing older any more, and waits until nobody does. */
    async move(revision: number, client: Client | undefined): Promise<void> {
      known = revision
      if (!client) return
      await hold(client)
      const end = performance.now() + longestWait
      while (performance.now() < end) {
        const { rows } = await client.query<{ behind: number }>(countBehind, [lockClass, revision])
        if (rows[0]?.behind === 0) return
        await wait(lookEvery)
      }
    },
  }
}
