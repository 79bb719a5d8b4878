import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { toSqliteFile } from '#database/sqlite/file.ts'
import { findFreePort } from '../support/free-port.ts'
import { createPostgresDatabase } from '../support/postgres.ts'
import { serve, waitFor, type Served } from '../support/serve.ts'
import { asSeenBy, onDisk, explainNoDisk } from '../support/small-disk.ts'

const publishing = { PUBLISH: 'true', CONTENT_WATCH: 'true', LOG_LEVEL: 'info' }

async function open(
  settings: Record<string, string> = {},
  ...more: Parameters<typeof serve> extends [unknown?, ...infer Rest] ? Rest : never
) {
  const wiki = await serve({ ...publishing, ...settings }, ...more)
  onTestFinished(() => wiki.stop())
  return wiki
}

const countPublished = (wiki: Served) => wiki.output().match(/content published/g)?.length ?? 0
const waitForPublished = (wiki: Served, times = 1) => waitFor(() => Promise.resolve(countPublished(wiki) >= times), 60)

function setPrice({ content }: Pick<Served, 'content'>, price: string) {
  const file = join(content, 'items/shovel.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^value: .*/m, `value: ${price}`))
}
const readPage = async (wiki: Served, path = '/database/shovel') => (await wiki.get(path)).text()
const readRevision = async (wiki: Served, path = '/database/shovel') => Number((await wiki.get(path)).headers.get('x-content-revision'))

/** All pages have the same revision, whether rendered again or reused. */
async function expectOneRevision(wiki: Served) {
  const paths = ['/', '/database', '/database/shovel', '/blog', '/api/items/all']
  expect(new Set(await Promise.all(paths.map((path) => readRevision(wiki, path)))).size).toBe(1)
}

// Without publications: sending them is the same on both databases (resilience.test.ts has one on PostgreSQL).
test('on PostgreSQL an instance that does not watch the content follows a changed file', async () => {
  const settings = { DATABASE_URL: await createPostgresDatabase(), PUBLISH: 'false' }
  const wiki = await open(settings)
  const follower = await open({ ...settings, CONTENT_WATCH: 'false' })
  expect(await readPage(follower)).toContain('>12<')
  setPrice(wiki, '1500')
  for (const instance of [wiki, follower]) await waitFor(async () => (await readPage(instance)).includes('>15<'))
})

// No folder can be created below /proc, and a recursive mkdir there never ends.
test.skipIf(process.platform !== 'linux')('a folder that cannot be created is logged once, and pages are sent without it', async () => {
  const wiki = await open({ PUBLISH_DIR: '/proc/none/published' })
  await waitFor(() => Promise.resolve(wiki.output().includes('another folder in PUBLISH_DIR')))
  expect((await wiki.get('/database/shovel')).status).toBe(200)
  expect(await (await wiki.get('/api/health')).json()).toMatchObject({ status: 'degraded' })
})

describe('from the first publication to a start without a database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-published-'))
  const content = join(folder, 'content')
  const published = join(folder, 'published')
  let settings: Record<string, string>
  let wiki: Served
  beforeAll(async () => {
    cpSync('test/wiki', content, { recursive: true })
    settings = {
      ...publishing,
      PORT: String(await findFreePort()),
      DATABASE_URL: join(folder, 'wiki.db'),
      PUBLISH_DIR: published,
      CONTENT_DIR: content,
    }
    wiki = await serve(settings)
    await waitForPublished(wiki)
  })
  afterAll(async () => {
    await wiki.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('invalid content leaves the current publication, with one line in the log', async () => {
    const before = await readPage(wiki)
    setPrice({ content }, 'twelve')
    await waitFor(() => Promise.resolve(wiki.output().includes('found \\"twelve')), 60)
    // The same mistake is found again, but not logged again.
    const other = join(content, 'items/spanner.yaml')
    writeFileSync(other, readFileSync(other, 'utf8'))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await readPage(wiki)).toBe(before)
    expect(await (await wiki.get('/api/items/exact/shovel')).json()).toMatchObject({ results: [{ value: 1200 }] })
    expect(wiki.output().match(/found \\"twelve/g)).toHaveLength(1)
  })

  test('a killed publisher leaves the current publication, and is restarted', { timeout: 120_000 }, async () => {
    setPrice({ content }, '1500')
    // The publishing child process of the server.
    const findChild = () => {
      const children = readFileSync(`/proc/${wiki.child.pid}/task/${wiki.child.pid}/children`, 'utf8').trim()
      return children ? Number(children.split(' ')[0]) : undefined
    }
    await waitFor(() => Promise.resolve(findChild() !== undefined))
    process.kill(findChild()!, 'SIGKILL')
    await waitFor(() => Promise.resolve(wiki.output().includes('ended before it had finished') || countPublished(wiki) > 1), 60)
    expect((await wiki.get('/database/shovel')).status).toBe(200)
    await waitForPublished(wiki, 2)
    expect(await readPage(wiki)).toContain('>15<')
  })

  test('a changed file is on every page at once, unchanged answers are reused, and two publications are kept', async () => {
    const blog = await wiki.get('/blog')
    setPrice({ content }, '1700')
    await waitForPublished(wiki, 3)
    await expectOneRevision(wiki)
    expect(await readPage(wiki)).toContain('>17<')
    const etag = blog.headers.get('etag')
    expect((await wiki.get('/blog')).headers.get('etag')).toBe(etag)
    expect((await wiki.get('/blog', { headers: { 'if-none-match': etag ?? '' } })).status).toBe(304)
    expect(readdirSync(published).filter((name) => /^\d+-\w+$/.test(name))).toHaveLength(2)
    expect(readFileSync(join(published, 'current/database/shovel/index.html'), 'utf8')).toBe(await readPage(wiki))
  })

  test('a start without the database serves the publication on disk, and its folder may be deleted', { timeout: 120_000 }, async () => {
    const before = await readPage(wiki)
    await wiki.stop()
    for (const side of ['', '-wal', '-shm']) rmSync(toSqliteFile(join(folder, 'wiki.db')) + side, { force: true })
    setPrice({ content }, '1900')
    wiki = await serve(settings)
    // Published pages are served before the database is filled.
    expect(await readPage(wiki)).toBe(before)
    await waitFor(async () => (await readPage(wiki)).includes('>19<'), 60)
    rmSync(published, { recursive: true })
    for (const path of ['/database/shovel', '/blog', '/api/items/all', '/database/gold-bar'])
      expect((await wiki.get(path)).status).toBe(200)
  })
})

const disk = mkdtempSync(join(tmpdir(), 'wiki-small-disk-'))
afterAll(() => rmSync(disk, { recursive: true }))
const noDisk = explainNoDisk(disk)

test.skipIf(noDisk)(
  `a full disk leaves the current publication, and free space is enough to recover${noDisk && ` (not tested: ${noDisk})`}`,
  { timeout: 180_000 },
  async () => {
    const wiki = await open({ PUBLISH_DIR: join(disk, 'published') }, 'test/wiki', undefined, undefined, onDisk(disk, 'size=60m'))
    await waitForPublished(wiki)
    const before = await readRevision(wiki)
    const filler = join(asSeenBy(wiki.child.pid, disk), 'filler')
    expect(() => writeFileSync(filler, Buffer.alloc(80_000_000))).toThrow('ENOSPC')
    setPrice(wiki, '1500')
    await waitFor(() => Promise.resolve(wiki.output().includes('ENOSPC')), 60)
    expect(await readRevision(wiki)).toBe(before)
    expect((await wiki.get('/database/gold-bar')).status).toBe(200)
    rmSync(filler)
    await waitFor(async () => (await readPage(wiki)).includes('>15<'), 90)
    expect(wiki.output().match(/ENOSPC/g)).toHaveLength(1)
  },
)
