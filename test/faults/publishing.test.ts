import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
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
const listPublications = (folder: string) => readdirSync(folder).filter((name) => /^\d+-\w+$/.test(name))

function setPrice({ content }: Pick<Served, 'content'>, price: string) {
  const file = join(content, 'items/shovel.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^value: .*/m, `value: ${price}`))
}
const readPage = async (wiki: Served, path = '/database/shovel') => (await wiki.get(path)).text()
const readRevision = async (wiki: Served, path = '/database/shovel') => Number((await wiki.get(path)).headers.get('x-content-revision'))

describe.each(['sqlite', 'postgres'])('on %s', (kind) => {
  test(
    'a changed file is on every page at once, what did not change is reused, and two publications stay',
    { timeout: 180_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'wiki-published-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      const settings = kind === 'postgres' ? { DATABASE_URL: await createPostgresDatabase() } : undefined
      const wiki = await open({ ...settings, PUBLISH_DIR: folder })
      await waitForPublished(wiki)
      const blog = await wiki.get('/blog')
      for (const [turn, price] of ['1500', '1700'].entries()) {
        setPrice(wiki, price)
        await waitForPublished(wiki, turn + 2)
        // All pages have the same revision, whether rendered again or reused.
        const revisions = await Promise.all(
          ['/', '/database', '/database/shovel', '/blog', '/api/items/all'].map((path) => readRevision(wiki, path)),
        )
        expect(new Set(revisions).size).toBe(1)
        expect(await readPage(wiki)).toContain(`>${price.slice(0, 2)}<`)
      }
      expect((await wiki.get('/blog')).headers.get('etag')).toBe(blog.headers.get('etag'))
      expect((await wiki.get('/blog', { headers: { 'if-none-match': blog.headers.get('etag') ?? '' } })).status).toBe(304)
      expect(listPublications(folder)).toHaveLength(2)
      expect(readFileSync(join(folder, 'current/database/shovel/index.html'), 'utf8')).toBe(await readPage(wiki))
    },
  )
})

test(
  'wrong content and a killed publisher leave the current publication, with one line in the log each',
  { timeout: 120_000 },
  async () => {
    const wiki = await open()
    await waitForPublished(wiki)
    const before = await readPage(wiki)
    setPrice(wiki, 'twelve')
    await waitFor(() => Promise.resolve(wiki.output().includes('found \\"twelve')), 60)
    expect(await readPage(wiki)).toBe(before)

    setPrice(wiki, '1500')
    // The publishing child process of the server.
    const findChild = () => {
      const children = readFileSync(`/proc/${wiki.child.pid}/task/${wiki.child.pid}/children`, 'utf8').trim()
      return children ? Number(children.split(' ')[0]) : undefined
    }
    await waitFor(() => Promise.resolve(findChild() !== undefined))
    process.kill(findChild()!, 'SIGKILL')
    await waitFor(() => Promise.resolve(wiki.output().includes('ended before it had finished') || countPublished(wiki) > 1), 60)
    expect((await wiki.get('/database/shovel')).status).toBe(200)
    // It is retried.
    await waitForPublished(wiki, 2)
    expect(await readPage(wiki)).toContain('>15<')
    expect(wiki.output().match(/found \\"twelve/g)).toHaveLength(1)
  },
)

// No folder can be created below /proc, and a recursive mkdir there never ends.
test.skipIf(process.platform !== 'linux')('a folder that cannot be made is named in one line, and pages are sent without it', async () => {
  const wiki = await open({ PUBLISH_DIR: '/proc/none/published' })
  await waitFor(() => Promise.resolve(wiki.output().includes('another folder in PUBLISH_DIR')))
  expect((await wiki.get('/database/shovel')).status).toBe(200)
  expect(await (await wiki.get('/api/health')).json()).toMatchObject({ status: 'degraded' })
})

test(
  'a start serves the publication on disk, also where the database is lost; its folder may be deleted while it runs',
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wiki-published-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const content = join(folder, 'content')
    cpSync('test/wiki', content, { recursive: true })
    const settings = {
      PORT: String(await findFreePort()),
      DATABASE_URL: join(folder, 'wiki.db'),
      PUBLISH_DIR: join(folder, 'published'),
      CONTENT_DIR: content,
    }
    const first = await serve({ ...publishing, ...settings })
    await waitForPublished(first)
    const before = await readPage(first)
    await first.stop()
    for (const side of ['', '-wal', '-shm']) rmSync(toSqliteFile(settings.DATABASE_URL) + side, { force: true })
    setPrice({ content }, '1500')

    const wiki = await open(settings)
    // Published pages are served before the database is filled.
    expect(await readPage(wiki)).toBe(before)
    await waitFor(async () => (await readPage(wiki)).includes('>15<'), 60)

    rmSync(settings.PUBLISH_DIR, { recursive: true })
    for (const path of ['/database/shovel', '/blog', '/api/items/all', '/database/gold-bar'])
      expect((await wiki.get(path)).status).toBe(200)
  },
)

const disk = mkdtempSync(join(tmpdir(), 'wiki-small-disk-'))
afterAll(() => rmSync(disk, { recursive: true }))
const noDisk = explainNoDisk(disk)

test.skipIf(noDisk)(
  `a full disk leaves the current publication, and room is enough${noDisk && ` (not tried: ${noDisk})`}`,
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
