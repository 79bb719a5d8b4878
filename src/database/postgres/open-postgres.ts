import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Database } from '#database/open-database.ts'
import { schemaVersion } from '#database/shape.ts'
import type { Tables } from '#database/tables.ts'
import { createPool, type ConnectionSettings } from './postgres-connection.ts'

/** The tables of this version of the code are in a schema of their own (decision 13). */
const schema = `wiki_${schemaVersion}`
/** Any number, the same in every process: names the lock that one filling holds. */
const fillingLock = 1_106_840

/** The scaled-out database: any number of instances share one PostgreSQL. */
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

/** Queries name the schema. A `search_path` would be lost behind a pooler that shares connections between clients. */
function createKysely(address: string, settings: ConnectionSettings): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPool(address, settings) }) }).withSchema(schema)
}
