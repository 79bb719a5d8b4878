import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Database } from '#database/open-database.ts'
import { schemaVersion } from '#database/shape.ts'
import type { Tables } from '#database/tables.ts'
import { createPool, type ConnectionSettings } from './connection.ts'

/** Each version of the tables has its own schema (decision 13). */
const schema = `wiki_${schemaVersion}`
/** Key of the advisory lock; any number that is the same in every process. */
const fillingLock = 1_106_840

/** Opens PostgreSQL, which any number of instances may share. */
export function openPostgres(address: string, settings: ConnectionSettings): Database {
  const db = createKysely(address, settings)
  const control = createKysely(address, { ...settings, connections: 1 })
  return {
    dialect: 'postgres',
    schema,
    db,
    control,
    async lock(transaction) {
      await sql`select pg_advisory_xact_lock(${fillingLock})`.execute(transaction)
    },
    close: async () => void (await Promise.all([db.destroy(), control.destroy()])),
  }
}

/** `withSchema` instead of `search_path`, which is lost behind a pooler that shares connections between clients. */
function createKysely(address: string, settings: ConnectionSettings): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPool(address, settings) }) }).withSchema(schema)
}
