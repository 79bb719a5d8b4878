import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { Site } from '#model/site.ts'
import type { FilledTable, FilledTables, Tables } from './tables.ts'

type ColumnType = 'integer' | 'real' | 'text'
/** A type with "?" may be null. */
type Columns<Row> = { [K in Exclude<keyof Row, 'row_key' | 'row_hash'>]: ColumnType | `${ColumnType}?` }

const columns: { [T in FilledTable]: Columns<FilledTables[T]> } = {
  item: {
    id: 'integer',
    name: 'text',
    description: 'text',
    value: 'integer?',
    modded: 'integer',
    safe_name: 'text',
    alias: 'text',
    active: 'integer',
    resource: 'integer',
    blueprint: 'integer',
    relic: 'integer',
    group: 'text',
    price_per_weight: 'integer',
    shops: 'text',
    shop_role: 'text',
    since: 'text',
    uses: 'integer?',
    game_class: 'text',
    explains: 'text',
    advice: 'text',
    comparable: 'text',
    checked: 'text',
  },
  item_shop: { item_id: 'integer', shop_id: 'integer' },
  shop: {
    id: 'integer',
    name: 'text',
    safe_name: 'text',
    modded: 'integer',
    town: 'text',
    category: 'text',
    description: 'text',
    sells_blueprints: 'integer',
    alias: 'text',
    active: 'integer',
    world: 'text?',
    map: 'text?',
  },
  town: {
    id: 'integer',
    name: 'text',
    description: 'text',
    town_safe_name: 'text',
    alias: 'text',
    modded: 'integer',
    active: 'integer',
    world: 'text',
    map: 'text?',
  },
  digsite: {
    id: 'integer',
    name: 'text',
    safe_name: 'text',
    description: 'text',
    price: 'integer',
    depth: 'integer',
    town: 'text',
    equipment_store: 'integer',
    jeweler: 'integer',
    relics: 'text',
    alias: 'text',
    modded: 'integer',
    active: 'integer',
    world: 'text',
    map: 'text?',
  },
  vehicle: {
    id: 'integer',
    name: 'text',
    price: 'integer',
    stats: 'text',
    safe_name: 'text',
    description: 'text',
    shop: 'integer',
    game_class: 'text',
  },
  resource: { name: 'text', type: 'text', value: 'integer?', input: 'text', output: 'text', safe_name: 'text' },
  blueprint: {
    name: 'text',
    output: 'text',
    blueprint_item: 'text',
    craft_bar: 'text',
    require_item: 'text',
    require_weight: 'real',
    min_craft_weight: 'real',
    order: 'integer',
    research_shop: 'integer',
    craft_estimate: 'integer',
  },
  find: { item: 'text', kind: 'text', digsite: 'text', plant: 'text', estimate: 'integer' },
  logic_element: {
    order: 'integer',
    name: 'text',
    item: 'text',
    what_it_does: 'text',
    inputs: 'text',
    outputs: 'text',
    limits: 'text',
    explanation: 'text',
    guide_part: 'integer',
    in_v16_set: 'integer',
    game_class: 'text',
  },
  mod: {
    id: 'integer',
    name: 'text',
    author: 'text',
    description: 'text',
    url: 'text',
    details: 'integer',
    ribbon_text: 'text',
    ribbon_color: 'text',
    status: 'text',
    body: 'text',
    added_by: 'text',
    timestamp: 'text',
    updated: 'text',
    active: 'integer',
  },
  patch_note: {
    id: 'integer',
    summary: 'text',
    details: 'text',
    active: 'integer',
    timestamp: 'text?',
    version: 'text',
    date_kind: 'text',
    changes: 'text',
  },
  fact: { key: 'text', value: 'text', note: 'text' },
  page: {
    slug: 'text',
    title: 'text',
    lead: 'text',
    description: 'text',
    blocks: 'text',
    headings: 'text',
    sources: 'text',
    checked: 'text',
  },
  blog_post: {
    id: 'integer',
    title: 'text',
    date: 'text',
    thumbnail: 'text',
    html_summary: 'text',
    html_body: 'text',
    author: 'text',
    safe_summary: 'text',
    active: 'integer',
  },
  update_note: { id: 'integer', date: 'text', title: 'text', content: 'text', timestamp: 'text', active: 'integer' },
  mention: {
    item: 'text',
    kind: 'text',
    id: 'integer',
    title: 'text',
    excerpt: 'text',
    brought: 'integer',
    date: 'text?',
    date_kind: 'text',
    order: 'integer',
  },
  speedrun: {
    id: 'integer',
    player: 'text',
    plot: 'text',
    version: 'text',
    challenge: 'text',
    setup: 'text',
    time: 'integer',
    timestamp: 'text',
    videolink: 'text',
    videoProvider: 'text',
    sample: 'integer',
  },
  poke: { rank: 'integer', username: 'text', pokes: 'integer', sample: 'integer' },
  provenance: {
    kind: 'text',
    id: 'text',
    field: 'text',
    source: 'text',
    estimate: 'integer',
    note: 'text',
    checked: 'text',
    file: 'text',
  },
  site: { value: 'text' },
  wiring: { build: 'text', title: 'text', nodes: 'text', edges: 'text' },
}

/** What pages look up by, and what leaderboards sort by: without these, reading slows down as the wiki grows. "rank desc": downwards. */
const indexes: [table: FilledTable, ...columns: string[]][] = [
  ['item', 'id'],
  ['item', 'safe_name'],
  ['item', 'name'],
  ['item', 'group', 'name'],
  ['item_shop', 'item_id'],
  ['item_shop', 'shop_id'],
  ['mention', 'item', 'order'],
  ['provenance', 'kind', 'id'],
  // In the order of the board, so that no page of it is sorted anew, whichever filter is set.
  ['speedrun', 'time', 'timestamp', 'id'],
  ['speedrun', 'player', 'time', 'timestamp', 'id'],
  ['speedrun', 'plot', 'time', 'timestamp', 'id'],
  ['speedrun', 'version', 'time', 'timestamp', 'id'],
  ['speedrun', 'challenge', 'time', 'timestamp', 'id'],
  ['speedrun', 'setup', 'time', 'timestamp', 'id'],
  ['speedrun', 'challenge', 'plot', 'setup', 'version', 'time', 'timestamp', 'id'],
  // A category in the order in which its runs came in: how its record fell.
  ['speedrun', 'challenge', 'plot', 'setup', 'version', 'timestamp', 'time', 'id'],
  // All that a page of the board shows, in each order it is shown in: skipping a million rows touches none of them.
  ['poke', 'rank', 'username', 'pokes', 'sample'],
  ['poke', 'rank desc', 'username', 'pokes', 'sample'],
  ['poke', 'username', 'rank', 'pokes', 'sample'],
  ['blog_post', 'date'],
]

export const filledTables = Object.keys(columns) as FilledTable[]

/**
 * What the tables look like: another fingerprint, other tables. The site's settings are stored whole and answered whole, so
 * their shape belongs to it: else a new version would answer with the settings of the old one until it has read the content.
 */
const fingerprint = createHash('sha1')
  .update(JSON.stringify([columns, indexes, z.toJSONSchema(Site)]))
  .digest('hex')

/**
 * Brings the tables up to date. All of them are derived from `content/`, so when their shape has changed they are made anew and
 * filled again, instead of being altered step by step. Several processes may call it at once.
 */
export async function migrate({
  db,
  beginMigrating,
}: {
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
    for (const table of filledTables) await createFilledTable(transaction, table)
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

async function createFilledTable({ schema }: Transaction<Tables>, table: FilledTable) {
  let create = schema
    .createTable(table)
    .addColumn('row_key', 'text', (column) => column.primaryKey())
    .addColumn('row_hash', 'text', (column) => column.notNull())
  for (const [name, type] of Object.entries<string>(columns[table])) {
    const nullable = type.endsWith('?')
    create = create.addColumn(name, type.replace('?', '') as ColumnType, (column) => (nullable ? column : column.notNull()))
  }
  await create.execute()
}

async function readFingerprint(db: Kysely<Tables>): Promise<string | undefined> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'schema_shape')) return undefined
  return (await db.selectFrom('schema_shape').select('fingerprint').executeTakeFirst())?.fingerprint
}
