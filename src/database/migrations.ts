import { createHash } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import { z } from 'zod'
import { Site } from '#model/wiki/site.ts'
import { indexes } from './indexes.ts'
import { storedAs } from './stored-as.ts'
import { filledTables, tableFields, type Tables } from './tables.ts'

/** Both databases keep numbers with eight bytes and sort text by its bytes, not by a language, so that they answer the same. */
const columnTypes = {
  sqlite: { integer: 'integer', real: 'double precision', text: 'text' },
  postgres: { integer: 'integer', real: 'double precision', text: sql`text collate "C"` },
} as const

/** How the columns of each table are stored. */
const tables = [...tableFields].map(([table, fields]) => ({
  table,
  columns: Object.entries(fields).map(([name, shape]) => ({ name, ...storedAs(shape) })),
}))

/**
 * What the tables look like: another fingerprint, other tables. The site's settings are stored whole and answered whole, so
 * their shape belongs to it: else a new version would answer with the settings of the old one until it has read the content.
 */
const fingerprint = createHash('sha1')
  .update(JSON.stringify([tables, columnTypes.sqlite, 'text collate "C"', indexes, z.toJSONSchema(Site)]))
  .digest('hex')

/**
 * Brings the tables up to date. All of them are derived from `content/`, so when their shape has changed they are made anew and
 * filled again, instead of being altered step by step. Several processes may call it at once.
 */
export async function migrate({
  kind,
  db,
  beginMigrating,
}: {
  kind: keyof typeof columnTypes
  db: Kysely<Tables>
  beginMigrating: (transaction: Transaction<Tables>) => Promise<void>
}) {
  if ((await readFingerprint(db)) === fingerprint) return
  await db.transaction().execute(async (transaction) => {
    await beginMigrating(transaction)
    // Whoever waited here may find it done.
    if ((await readFingerprint(transaction)) === fingerprint) return
    const { schema } = transaction
    for (const table of [...filledTables, 'revision', 'schema_shape']) await schema.dropTable(table).ifExists().execute()
    for (const one of tables) await createFilledTable(transaction, one, columnTypes[kind])
    for (const [table, ...on] of indexes)
      await schema
        .createIndex(`${table}_by_${on.join('_').replaceAll(' ', '_')}`)
        .on(table)
        .columns(on as `${string} desc`[])
        .execute()
    await schema
      .createTable('revision')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('schema_shape')
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .execute()
    await transaction.insertInto('schema_shape').values({ fingerprint }).execute()
  })
}

async function createFilledTable(
  { schema }: Transaction<Tables>,
  { table, columns }: (typeof tables)[number],
  types: (typeof columnTypes)[keyof typeof columnTypes],
) {
  let create = schema
    .createTable(table)
    .addColumn('row_key', types.text, (column) => column.primaryKey())
    .addColumn('row_hash', 'text', (column) => column.notNull())
  for (const { name, type, nullable } of columns) {
    create = create.addColumn(name, types[type], (column) => (nullable ? column : column.notNull()))
  }
  await create.execute()
}

async function readFingerprint(db: Kysely<Tables>): Promise<string | undefined> {
  const there = await db.introspection.getTables()
  if (!there.some(({ name }) => name === 'schema_shape')) return undefined
  return (await db.selectFrom('schema_shape').select('fingerprint').executeTakeFirst())?.fingerprint
}
