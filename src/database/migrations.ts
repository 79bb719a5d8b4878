import { sql, type Kysely, type Transaction } from 'kysely'
import { indexes } from './indexes.ts'
import { columnTypes, fingerprint, madeTables, revisionTexts, tables } from './shape.ts'
import { filledTables, type Tables } from './tables.ts'

type Needs = {
  dialect: keyof typeof columnTypes
  db: Kysely<Tables>
  /** The schema that the tables stand in, where there are several. */
  schema?: string
  beginMigrating: (transaction: Transaction<Tables>) => Promise<void>
}

/**
 * Makes the tables. All of them are derived from `content/`, so where they are not as they have to be they are made anew and
 * filled again, instead of being altered step by step. Several processes may call it at once.
 */
export async function migrate(needs: Needs) {
  const { dialect, db, beginMigrating } = needs
  if (await hasTables(needs)) return
  await db.transaction().execute(async (transaction) => {
    await beginMigrating(transaction)
    // Whoever waited here may find it done.
    if (await hasTables({ ...needs, db: transaction })) return
    const { schema } = transaction
    if (needs.schema) await schema.createSchema(needs.schema).ifNotExists().execute()
    for (const table of [...filledTables, ...Object.keys(madeTables), 'revision', 'schema_shape'])
      await schema.dropTable(table).ifExists().execute()
    for (const one of tables) await createFilledTable(transaction, one, columnTypes[dialect])
    for (const [table, ...on] of indexes)
      await schema
        .createIndex(`${table}_by_${on.join('_').replaceAll(' ', '_')}`)
        .on(table)
        .columns(on)
        .execute()
    // Whether any of a million is one of the few.
    await schema.createIndex('poke_sample').on('poke').column('sample').where('sample', '=', sql.lit(1)).execute()
    let revision = schema
      .createTable('revision')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull())
    for (const name of revisionTexts) revision = revision.addColumn(name, 'text', (column) => column.notNull())
    await revision.execute()
    for (const [table, columns] of Object.entries(madeTables)) {
      let create = schema.createTable(table)
      for (const [name, type] of Object.entries(columns)) {
        create = create.addColumn(name, columnTypes[dialect][type], (column) =>
          name === 'id' || name === 'place' ? column.primaryKey() : column.notNull(),
        )
      }
      await create.execute()
    }
    await schema.createIndex('question_page_by_page').on('question_page').column('page').execute()
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

/** Whether the tables of this version are there. */
export async function hasTables({ db, schema: own }: Pick<Needs, 'db' | 'schema'>): Promise<boolean> {
  const there = await db.introspection.getTables()
  if (!there.some(({ name, schema }) => name === 'schema_shape' && (own === undefined || schema === own))) return false
  return (await db.selectFrom('schema_shape').select('fingerprint').executeTakeFirst())?.fingerprint === fingerprint
}
