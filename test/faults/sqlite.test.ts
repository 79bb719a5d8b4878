import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { toSqliteFile } from '#database/sqlite/file.ts'
import { serve, waitFor, type Served } from '../support/serve.ts'
import { asSeenBy, onDisk, explainNoDisk } from '../support/small-disk.ts'

type Health = { status: string; revision: number }
const askHealth = async (wiki: Served) => (await (await wiki.get('/api/health')).json()) as Health

/** Overwrites a part of a file, like a failing disk. */
function overwrite(path: string, bytes: (old: Buffer) => Buffer) {
  writeFileSync(path, bytes(readFileSync(path)), { flag: 'r+' })
}

const pageSize = 4096
/** Damages to a file, and whether it is quarantined. */
const accidents: [what: string, harm: (path: string, earlier: string) => void, isQuarantined: boolean][] = [
  ['has a page of other bytes in the middle', (path) => overwrite(path, (old) => old.fill(7, pageSize * 3, pageSize * 4)), true],
  ['has no readable beginning', (path) => overwrite(path, (old) => old.fill(0, 0, 100)), true],
  ['is cut in half', (path) => truncateSync(path, statSync(path).size / 2), true],
  ['is emptied', (path) => truncateSync(path, 0), true],
  ['is deleted', (path) => rmSync(path), false],
  ['is deleted with all beside it', (path) => ['', '-wal', '-shm'].forEach((side) => rmSync(path + side, { force: true })), false],
  ['is replaced by something else', (path) => replace(path, Buffer.from('no database at all\n'.repeat(1000))), true],
  ['is replaced by an earlier copy of itself', (path, earlier) => replace(path, readFileSync(earlier)), true],
]

function replace(path: string, bytes: Buffer) {
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}

describe('an SQLite file that is damaged, missing or replaced is quarantined and refilled', { tags: 'long' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-heals-'))
  const settings = { DATABASE_URL: join(folder, 'wiki.db'), CONTENT_WATCH: 'true' }
  const path = toSqliteFile(settings.DATABASE_URL)
  const earlier = join(folder, 'earlier-copy')
  let wiki: Served
  let turn = 0
  beforeAll(async () => {
    writeFileSync(path, 'no database at all\n'.repeat(1000))
    wiki = await serve(settings)
    copyFileSync(path, earlier)
  })
  afterAll(async () => {
    await wiki.stop()
    rmSync(folder, { recursive: true })
  })
  // Until the server has noticed a new revision, it sends stored answers of the one before, and then drops them.
  beforeEach(() =>
    waitFor(async () => {
      const { headers } = await wiki.get('/database/shovel')
      const { status, revision } = await askHealth(wiki)
      return status === 'ok' && headers.get('x-content-revision') === String(revision)
    }),
  )

  test('at the start: it is logged, and the wiki starts', async () => {
    expect(wiki.output()).toMatch(/is damaged: .* \S+\.damaged-/)
    expect(wiki.output()).not.toMatch(/^\s+at /m)
    expect((await wiki.get('/database/shovel')).status).toBe(200)
  })

  test('after only the write-ahead log is deleted, nothing is refilled, and later fills are read', async () => {
    const { revision } = await askHealth(wiki)
    for (const side of ['-wal', '-shm']) rmSync(path + side)
    await waitFor(async () => existsSync(`${path}-wal`))
    expect(await askHealth(wiki)).toMatchObject({ status: 'ok', revision })
    const content = readContent('test/wiki')
    const database = await openDatabase(settings.DATABASE_URL)
    const items = content.items.map((item) => (item.name === 'Shovel' ? { ...item, value: 1300 } : item))
    await fill(database, { ...content, items })
    await database.close()
    await waitFor(async () => (await askHealth(wiki)).revision === revision + 1)
    expect(await (await wiki.get('/api/items/exact/shovel')).json()).toMatchObject({ results: [{ value: 1300, name: 'Shovel' }] })
  })

  test.each(accidents)('while the wiki runs: one that %s', async (_what, harm, isQuarantined) => {
    const before = await askHealth(wiki)
    const quarantined = readdirSync(folder).filter((name) => name.includes('.damaged-'))
    const outputLength = wiki.output().length
    harm(path, earlier)
    const statuses: number[] = []
    await waitFor(async () => {
      statuses.push((await wiki.get('/database/shovel')).status)
      const { status, revision } = await askHealth(wiki)
      return status === 'ok' && revision === before.revision + 1
    })
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await (await wiki.get('/api/items/exact/shovel')).json()).toMatchObject({ results: [{ value: 1200, name: 'Shovel' }] })
    expect((await wiki.get(`/api/query/never-asked-${turn++}`)).status).toBe(200)
    const quarantinedNow = readdirSync(folder).filter(
      (name) => name.includes('.damaged-') && !name.endsWith('-wal') && !name.endsWith('-shm'),
    )
    const added = quarantinedNow.filter((name) => !quarantined.includes(name))
    expect(added).toHaveLength(isQuarantined ? 1 : 0)
    // The log has both names; only the last few files are kept.
    for (const name of [path, ...added]) expect(wiki.output().slice(outputLength)).toContain(name)
    expect(quarantinedNow.length).toBeLessThanOrEqual(3)
  })
})

test('the file of another version is not changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-versions-'))
  const address = join(folder, 'wiki.db')
  const others = [address, join(folder, 'wiki-00000000.db')]
  for (const other of others) writeFileSync(other, 'of another version')
  const database = await openDatabase(address)
  await fill(database, readContent('test/wiki'))
  await database.close()
  expect(others.map((other) => readFileSync(other, 'utf8'))).toEqual(others.map(() => 'of another version'))
  rmSync(folder, { recursive: true })
})

describe('without write access', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-full-'))
  const address = join(folder, 'wiki.db')
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    ['a full disk', 'max_page_count = 60', 'max_page_count = 100000', `The disk with ${toSqliteFile(address)} is full`],
    ['a read-only folder', 'query_only = on', 'query_only = off', `${toSqliteFile(address)} or its folder is read-only`],
  ])('%s is logged in one sentence, the old content is read, and no restart is needed', async (_what, bad, good, sentence) => {
    const database = await openDatabase(address)
    const content = readContent('test/wiki')
    await sql.raw(`pragma ${bad}`).execute(database.db)
    const changed = { ...content, towns: content.towns.map((town) => ({ ...town, name: `${town.name} ${bad} ${'.'.repeat(50_000)}` })) }
    await expect(fill(database, changed)).rejects.toThrow(sentence)
    expect(await database.db.selectFrom('item').select('id').execute()).toBeDefined()
    await sql.raw(`pragma ${good}`).execute(database.db)
    expect((await fill(database, changed)).written).toBeGreaterThan(0)
    await database.close()
  })
})

const disk = mkdtempSync(join(tmpdir(), 'wiki-small-disk-'))
afterAll(() => rmSync(disk, { recursive: true }))
const noDisk = explainNoDisk(disk)

describe.skipIf(noDisk)(
  `a disk that becomes full or read-only while the wiki runs${noDisk && ` (not tested: ${noDisk})`}`,
  { tags: 'long' },
  () => {
    const path = toSqliteFile(join(disk, 'wiki.db'))
    let wiki: Served
    let inside: string
    let price = 1200
    beforeAll(async () => {
      const settings = { DATABASE_URL: join(disk, 'wiki.db'), CONTENT_WATCH: 'true' }
      wiki = await serve(settings, 'test/wiki', undefined, undefined, onDisk(disk, 'size=6m'))
      inside = asSeenBy(wiki.child.pid, disk)
    })
    afterAll(() => wiki.stop())

    const readPrice = async () =>
      ((await (await wiki.get('/api/items/exact/shovel')).json()) as { results: { value: number }[] }).results[0]?.value
    function changePrice() {
      const file = join(wiki.content, 'items/shovel.yaml')
      writeFileSync(file, readFileSync(file, 'utf8').replace(`value: ${price}`, `value: ${++price}`))
    }
    const fillUp = () => expect(() => writeFileSync(join(inside, 'filler'), Buffer.alloc(8_000_000))).toThrow('ENOSPC')
    const makeRoom = () => rmSync(join(inside, 'filler'))
    const allow = (mode: number) => () => {
      for (const file of readdirSync(inside)) chmodSync(join(inside, file), mode & 0o666)
      chmodSync(inside, mode)
    }

    test.each([
      ['it is full', fillUp, makeRoom, `The disk with ${path} is full.`],
      ['it may not be written', allow(0o555), allow(0o755), `${path} or its folder is read-only.`],
    ])('%s: logged once, requests are answered, and later changes are applied afterwards', async (_how, spoil, mend, sentence) => {
      const before = await readPrice()
      expect((await wiki.get('/database/shovel')).status).toBe(200)
      spoil()
      changePrice()
      await waitFor(() => Promise.resolve(wiki.output().includes(sentence)))
      await waitFor(async () => (await askHealth(wiki)).status === 'degraded')
      for (const page of ['/database/shovel', `/search?q=never-asked-${price}`]) expect((await wiki.get(page)).status).toBe(200)
      expect(await readPrice()).toBe(before)
      mend()
      await waitFor(async () => (await readPrice()) === price && (await askHealth(wiki)).status === 'ok')
      expect(wiki.output().split(sentence)).toHaveLength(2)
    })

    test('from the start: the start ends with a sentence', async () => {
      const starting = serve(
        { DATABASE_URL: join(disk, 'wiki.db'), CONTENT_WATCH: 'true' },
        'test/wiki',
        undefined,
        undefined,
        onDisk(disk, 'ro'),
      )
      await expect(starting).rejects.toThrow(path)
    })
  },
)
