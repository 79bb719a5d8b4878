import type { Transaction } from 'kysely'
import { indexes } from './indexes.ts'
import type { Database } from './open-database.ts'
import { columnTypes, fingerprint, revisionTexts, tables } from './shape.ts'
import { filledTables, type Tables } from './tables.ts'

type Options = Pick<Database, 'dialect' | 'db' | 'schema' | 'lock'>

/**
 * The only migration: creates the tables. All rows come from `content/`, so tables of another shape are dropped and filled again instead
 * of altered. Several processes may call it at once.
 */
export async function migrate(database: Options) {
  const { dialect, db, lock } = database
  if (await hasTables(database)) return
  await db.transaction().execute(async (transaction) => {
    await lock(transaction)
    // Another process may have created them while this one waited.
    if (await hasTables({ ...database, db: transaction })) return
    const { schema } = transaction
    if (database.schema) await schema.createSchema(database.schema).ifNotExists().execute()
    for (const table of [...filledTables, 'revision', 'schema_shape']) await schema.dropTable(table).ifExists().execute()
    for (const table of tables) await createFilledTable(transaction, table, columnTypes[dialect])
    for (const [table, ...on] of indexes)
      await schema
        .createIndex(`${table}_by_${on.join('_').replaceAll(' ', '_')}`)
        .on(table)
        .columns(on)
        .execute()
    let revision = schema
      .createTable('revision')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull())
    for (const name of revisionTexts) revision = revision.addColumn(name, 'text', (column) => column.notNull())
    await revision.execute()
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

/** Whether the tables exist in the shape of this version. */
export async function hasTables({ db, schema: own }: Pick<Options, 'db' | 'schema'>): Promise<boolean> {
  const existing = await db.introspection.getTables()
  if (!existing.some(({ name, schema }) => name === 'schema_shape' && (own === undefined || schema === own))) return false
  return (await db.selectFrom('schema_shape').select('fingerprint').executeTakeFirst())?.fingerprint === fingerprint
}
