import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import type { UpdateReport } from '#server/sync/content-updater.ts'
import { fillApart } from '../../test/support/fill-apart.ts'
import { createPostgresDatabase } from '../../test/support/postgres.ts'
import { fill, readRevision } from './fill.ts'
import { openDatabase, type Database } from './open-database.ts'
import { schemaVersion } from './shape.ts'

const folder = mkdtempSync(join(tmpdir(), 'wiki-fill-'))
const small = join(folder, 'content')
let postgres: string
/** Concurrent processes: without the lock of PostgreSQL two did not collide, three always did. */
const several = { sqlite: [1, 2], postgres: [1, 2, 3] }

beforeAll(async () => {
  cpSync('test/wiki', small, { recursive: true })
  postgres = await createPostgresDatabase()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(['sqlite', 'postgres'] as const)('filling %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase(kind === 'sqlite' ? join(folder, 'wiki.db') : postgres)
  })
  afterAll(() => database.close())

  const countItems = async () => (await database.db.selectFrom('item').select('id').execute()).length

  test('the first filling writes everything and is revision 1', async () => {
    const filling = await fill(database, readContent(small))
    expect(filling).toMatchObject({ revision: 1, removed: 0 })
    expect(filling.written).toBeGreaterThan(0)
    expect(await countItems()).toBe(readContent(small).items.length)
  })

  test('filling the same again changes nothing and keeps the revision', async () => {
    expect(await fill(database, readContent(small))).toEqual({ revision: 1, written: 0, removed: 0 })
  })

  test('a changed price writes that item and its file only, and raises the revision', async () => {
    const file = join(small, 'items/shovel.yaml')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replace('value: 1200', 'value: 1300'))
    expect(await fill(database, readContent(small))).toEqual({ revision: 2, written: 2, removed: 0 })
    const row = await database.db.selectFrom('item').select('value').where('safe_name', '=', 'shovel').executeTakeFirst()
    expect(row?.value).toBe(1300)
    writeFileSync(file, before)
    expect(await fill(database, readContent(small))).toMatchObject({ revision: 3, written: 2 })
  })

  test('a deleted file removes its rows', async () => {
    const content = readContent(small)
    const filling = await fill(database, { ...content, pokes: content.pokes.slice(1) })
    expect(filling).toMatchObject({ revision: 4, removed: 1 })
  })

  test('a fill that fails halfway leaves the old content', async () => {
    const content = readContent(small)
    const [first] = content.speedruns
    // Two rows with one key: the database rejects them in the middle of the transaction.
    await expect(
      fill(database, {
        ...content,
        items: [],
        speedruns: [
          { ...first!, time: 1 },
          { ...first!, time: 2 },
        ],
      }),
    ).rejects.toThrow()
    expect(await countItems()).toBe(content.items.length)
    expect((await readRevision(database)).number).toBe(4)
  })

  test('concurrent processes fill one revision, and none fails', { tags: 'long' }, async () => {
    const databaseUrl = kind === 'sqlite' ? join(folder, 'wiki.db') : postgres
    const reports = await Promise.all(several[kind].map(() => fillApart({ folder: small, databaseUrl })))
    expect(reports).toEqual(several[kind].map(() => expect.objectContaining({ ok: true, revision: 5 }) as UpdateReport))
    expect(reports.filter((report) => report.ok && report.written > 0)).toHaveLength(1)
  })

  test('a process that is killed while it fills leaves the old content', { tags: 'long' }, async () => {
    const databaseUrl = kind === 'sqlite' ? join(folder, 'wiki.db') : postgres
    const before = await countItems()
    const child = spawn(process.execPath, ['test/support/fill-and-hang.ts', databaseUrl, small], { stdio: ['ignore', 'pipe', 'inherit'] })
    // The child prints a line when all rows are written and the transaction is still open.
    await new Promise((resolve) => child.stdout.once('data', resolve))
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    expect(await countItems()).toBe(before)
    expect((await readRevision(database)).number).toBe(5)
    expect(await fill(database, readContent(small))).toMatchObject({ revision: 5, written: 0 })
  })
})

describe.each(['sqlite', 'postgres'])('content older than what fills %s', (kind) => {
  const newer = { by: 'host-a:/wiki/content', run: 'a', contentFrom: '2026-11-20T00:00:00.000Z' }
  const older = { by: 'host-b:/wiki/content', run: 'b', contentFrom: '2026-11-10T00:00:00.000Z' }
  const unknown = { ...older, contentFrom: '' }
  const content = readContent('test/wiki')
  const fewer = { ...content, pokes: content.pokes.slice(1) }
  let database: Database
  beforeAll(async () => {
    database = await openDatabase(kind === 'sqlite' ? ':memory:' : await createPostgresDatabase())
  })
  beforeEach(async () => {
    await database.db.deleteFrom('revision').execute()
    await fill(database, content, newer)
  })
  afterAll(() => database.close())

  test.each([older, unknown])('is rejected, and the message says who filled the newer content', async (filler) => {
    await expect(fill(database, fewer, filler)).rejects.toThrow(
      /(from 2026-11-10|unknown).*revision 1 from 2026-11-20.*filled by host-a:\/wiki\/content.*--force/,
    )
    expect(await readRevision(database)).toMatchObject({ number: 1 })
    expect(await database.db.selectFrom('poke').select('rank').execute()).toHaveLength(content.pokes.length)
  })

  test.each([
    ['the content is the same', content, older, 1],
    ['the same run filled the newer', fewer, { ...older, run: 'a' }, 2],
    ['somebody asks for it', fewer, { ...older, mayGoBack: true }, 2],
    ['the same folder filled the newer and its date is unknown', fewer, { ...unknown, by: newer.by }, 2],
  ])('is accepted where %s', async (_why, changed, filler, revision) => {
    expect(await fill(database, changed, filler)).toMatchObject({ revision })
  })

  test('is accepted from the same folder on SQLite only, as no other folder fills it', async () => {
    const filling = fill(database, fewer, { ...older, by: newer.by })
    if (kind === 'sqlite') expect(await filling).toMatchObject({ revision: 2 })
    else await expect(filling).rejects.toThrow('--force')
  })

  test('with an unknown date keeps the date of the replaced content', async () => {
    await fill(database, fewer, { ...unknown, by: newer.by, run: 'c' })
    await expect(fill(database, content, older)).rejects.toThrow('2026-11-20')
  })
})

test('tables of another version in the same PostgreSQL stay unchanged', async () => {
  const database = await openDatabase(await createPostgresDatabase())
  const { schema } = database.db
  for (const name of ['public', 'wiki_00000000']) {
    await schema.createSchema(name).ifNotExists().execute()
    await schema.withSchema(name).createTable('item').addColumn('name', 'text').execute()
  }
  await fill(database, readContent('test/wiki'))
  const items = (await database.db.introspection.getTables()).filter(({ name }) => name === 'item')
  expect(items.map(({ schema: of, columns }) => [of, columns.length > 1])).toEqual(
    expect.arrayContaining([
      ['public', false],
      ['wiki_00000000', false],
      [`wiki_${schemaVersion}`, true],
    ]),
  )
  await database.close()
})

test.each(['sqlite', 'postgres'] as const)(
  'tables of another shape are created again on %s, by several processes at once',
  { tags: 'long' },
  async (kind) => {
    const address = kind === 'sqlite' ? join(folder, 'older.db') : postgres
    const older = await openDatabase(address)
    await older.db.updateTable('schema_shape').set({ fingerprint: 'of an older version' }).execute()
    await older.db.schema.alterTable('item').dropColumn('advice').execute()
    await older.close()
    const reports = await Promise.all(several[kind].map(() => fillApart({ folder: small, databaseUrl: address })))
    expect(reports).toEqual(several[kind].map(() => expect.objectContaining({ ok: true, revision: 1 }) as UpdateReport))
  },
)
