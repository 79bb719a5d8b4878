import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toSqliteFile } from '#database/sqlite/file.ts'
import { isLong } from '../support/long.ts'
import { endRows, quoteAttributes } from '../support/quote-attributes.ts'
import { serve, waitFor, type Served } from '../support/serve.ts'
import { asSeenBy, onDisk, explainNoDisk } from '../support/small-disk.ts'

// No folder can be created below /proc, and a recursive mkdir there never ends. `skipIf` overrides the tag `long`.
test.skipIf(!isLong || process.platform !== 'linux')(
  'a folder that cannot be created is logged once, and pages are sent without it',
  async () => {
    const wiki = await serve({ PUBLISH: 'true', PUBLISH_DIR: '/proc/none/published' })
    await waitFor(() => Promise.resolve(wiki.output().includes('another folder in PUBLISH_DIR')))
    expect((await wiki.get('/database/shovel')).status).toBe(200)
    expect(await (await wiki.get('/api/health')).json()).toMatchObject({ status: 'degraded' })
    expect(wiki.output().match(/another folder in PUBLISH_DIR/g)).toHaveLength(1)
    await wiki.stop()
  },
)

const disk = mkdtempSync(join(tmpdir(), 'wiki-small-disk-'))
afterAll(() => rmSync(disk, { recursive: true }))
const noDisk = explainNoDisk(disk)

/** One wiki; each test changes its content again. */
describe('from the first publication to a start without a database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-published-'))
  const content = join(folder, 'content')
  const published = join(disk, 'published')
  const settings = {
    PUBLISH: 'true',
    CONTENT_WATCH: 'true',
    LOG_LEVEL: 'info',
    // By default it has the port, and a publication belongs to one address.
    SITE_URL: 'http://wiki.example',
    DATABASE_URL: join(folder, 'wiki.db'),
    PUBLISH_DIR: published,
    CONTENT_DIR: content,
  }
  let wiki: Served
  beforeAll(async () => {
    cpSync('test/wiki', content, { recursive: true })
    wiki = await serve(settings, 'test/wiki', undefined, undefined, noDisk ? [] : onDisk(disk, 'size=60m'))
    await waitForPublished(1)
  })
  afterAll(async () => {
    await wiki.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const asServerSees = (path: string) => (noDisk ? path : asSeenBy(wiki.child.pid, path))
  const countPublished = () => wiki.output().match(/content published/g)?.length ?? 0
  const waitForPublished = (times: number) => waitFor(() => Promise.resolve(countPublished() >= times), 60)
  const publishPrice = (price: string) => {
    const before = countPublished()
    setPrice(price)
    return waitForPublished(before + 1)
  }
  const waitForOutput = (text: string) => waitFor(() => Promise.resolve(wiki.output().includes(text)), 60)
  const listPublications = () => readdirSync(asServerSees(published)).filter((name) => /^\d+-\w+$/.test(name))
  /** Old publications are deleted after readers got the new one. */
  const waitForTwoPublications = () => waitFor(() => Promise.resolve(listPublications().length === 2))
  const readPage = async () => (await wiki.get('/database/shovel')).text()
  const readRevision = async (path: string) => (await wiki.get(path)).headers.get('x-content-revision')

  function setPrice(price: string) {
    const file = join(content, 'items/shovel.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^value: .*/m, `value: ${price}`))
  }

  test('invalid content leaves the current publication', async () => {
    const before = await readPage()
    setPrice('twelve')
    await waitForOutput('found \\"twelve')
    expect(await readPage()).toBe(before)
    expect(await (await wiki.get('/api/items/exact/shovel')).json()).toMatchObject({ results: [{ value: 1200 }] })
  })

  test('a killed publisher leaves the current publication, and is restarted', { tags: 'long', timeout: 120_000 }, async () => {
    const before = countPublished()
    setPrice('1500')
    // The publishing child process of the server.
    const findChild = () => {
      const children = readFileSync(`/proc/${wiki.child.pid}/task/${wiki.child.pid}/children`, 'utf8').trim()
      return children ? Number(children.split(' ')[0]) : undefined
    }
    await waitFor(() => Promise.resolve(findChild() !== undefined))
    process.kill(findChild()!, 'SIGKILL')
    await waitFor(() => Promise.resolve(wiki.output().includes('ended before it had finished') || countPublished() > before), 60)
    expect((await wiki.get('/database/shovel')).status).toBe(200)
    await waitForPublished(before + 1)
    expect(await readPage()).toContain('>15<')
  })

  test('a changed file is on every page at once, unchanged answers are reused, and two publications are kept', async () => {
    const blog = await wiki.get('/blog')
    await publishPrice('1700')
    // All pages have the same revision, whether rendered again or reused.
    const revisions = await Promise.all(['/', '/database', '/database/shovel', '/blog', '/api/items/all'].map(readRevision))
    expect(new Set(revisions).size).toBe(1)
    expect(await readPage()).toContain('>17<')
    const etag = blog.headers.get('etag')
    expect((await wiki.get('/blog')).headers.get('etag')).toBe(etag)
    expect((await wiki.get('/blog', { headers: { 'if-none-match': etag ?? '' } })).status).toBe(304)
    await waitForTwoPublications()
    expect(endRows(quoteAttributes(readFileSync(asServerSees(join(published, 'current/database/shovel/index.html')), 'utf8')))).toBe(
      await readPage(),
    )
  })

  test.skipIf(!isLong || noDisk)(
    `a full disk leaves the current publication, and free space is enough to recover${noDisk && ` (not tested: ${noDisk})`}`,
    { timeout: 180_000 },
    async () => {
      const before = await readRevision('/database/shovel')
      const filler = asServerSees(join(disk, 'filler'))
      expect(() => writeFileSync(filler, Buffer.alloc(80_000_000))).toThrow('ENOSPC')
      setPrice('1800')
      await waitForOutput('ENOSPC')
      expect(await readRevision('/database/shovel')).toBe(before)
      expect((await wiki.get('/database/gold-bar')).status).toBe(200)
      rmSync(filler)
      await waitFor(async () => (await readPage()).includes('>18<'), 90)
      expect(wiki.output().match(/ENOSPC/g)).toHaveLength(1)
    },
  )

  test(
    'a start without the database serves the publication on disk, and its folder may be deleted',
    { tags: 'long', timeout: 120_000 },
    async () => {
      const before = await readPage()
      // `cpSync` ends this process if a folder is deleted meanwhile.
      await waitForTwoPublications()
      // The small disk ends with the process.
      if (!noDisk) cpSync(asServerSees(published), published, { recursive: true, verbatimSymlinks: true })
      await wiki.stop()
      for (const side of ['', '-wal', '-shm']) rmSync(toSqliteFile(settings.DATABASE_URL) + side, { force: true })
      setPrice('1900')
      wiki = await serve(settings)
      // Published pages are served before the database is filled.
      expect(await readPage()).toBe(before)
      await waitFor(async () => (await readPage()).includes('>19<'), 60)
      rmSync(published, { recursive: true })
      for (const path of ['/database/shovel', '/blog', '/api/items/all', '/database/gold-bar'])
        expect((await wiki.get(path)).status).toBe(200)
    },
  )
})
