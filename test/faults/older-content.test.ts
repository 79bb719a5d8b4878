// @module-tag long
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { toSqliteFile } from '#database/sqlite/file.ts'
import { fillApart } from '../support/fill-apart.ts'
import { createPostgresDatabase } from '../support/postgres.ts'
import { serve, waitFor, type Served } from '../support/serve.ts'

/** Changes the price of the shovel and backdates all files, as in an older image. */
function makeOlder(content: string) {
  setPrice(content, 880)
  const longAgo = new Date('2020-01-01')
  for (const name of ['.', ...readdirSync(content, { recursive: true, encoding: 'utf8' })])
    utimesSync(join(content, name), longAgo, longAgo)
}

function setPrice(content: string, price: number) {
  const file = join(content, 'items/shovel.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^value: .*/m, `value: ${price}`))
}

const readPrice = async (wiki: Served) =>
  ((await (await wiki.get('/api/items/exact/shovel')).json()) as { results: { value: number }[] }).results[0]?.value

// On PostgreSQL, which instances share; src/database/fill.test.ts has the rules of both databases.
test('a process with older content from another folder is rejected, unless `sync --force` fills it', async () => {
  const database = { DATABASE_URL: await createPostgresDatabase() }
  expect(await fillApart({ folder: 'test/wiki', databaseUrl: database.DATABASE_URL })).toMatchObject({ ok: true, revision: 1 })
  const wiki = await serve({ ...database, CONTENT_WATCH: 'true' }, 'test/wiki', makeOlder)
  await waitFor(() => Promise.resolve(wiki.output().includes('sync --force')))
  expect(wiki.output()).toMatch(/This content is from 2020-01-01.*revision 1 from .*filled by .*:\S+test\/wiki at/)
  expect(await readPrice(wiki)).toBe(1200)
  const env = { ...process.env, ...database, CONTENT_DIR: wiki.content }
  const { stdout } = await promisify(execFile)(process.execPath, ['src/cli/wiki.ts', 'sync', '--force'], { env })
  expect(stdout).toContain('Revision 2')
  await waitFor(async () => (await readPrice(wiki)) === 880)
  // The forced content counts as newer from now on: a later change is filled by the server.
  setPrice(wiki.content, 1500)
  await waitFor(async () => (await (await wiki.get('/database/shovel')).text()).includes('>15<'))
  await wiki.stop()
})

test(
  'CONTENT_WATCH=false writes nothing: the server waits for an empty database to be filled, and leaves newer content',
  { tags: 'long' },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wiki-unfilled-'))
    const address = join(folder, 'wiki.db')
    // An empty file is an empty database; without a file `serve` would fill one.
    writeFileSync(toSqliteFile(address), '')
    let output = () => ''
    const opening = serve({ DATABASE_URL: address, LOG_LEVEL: 'info' }, 'test/wiki', makeOlder, (read) => (output = read))
    await waitFor(() => Promise.resolve(output().includes('npm run wiki -- sync')))
    expect(await fillApart({ folder: 'test/wiki', databaseUrl: address })).toMatchObject({ ok: true, revision: 1 })
    const wiki = await opening
    // A fill that started with the server is finished after this one.
    expect(await fillApart({ folder: 'test/wiki', databaseUrl: address })).toMatchObject({ revision: 1, written: 0 })
    expect(await readPrice(wiki)).toBe(1200)
    expect(wiki.output()).not.toContain('content filled')
    await wiki.stop()
    rmSync(folder, { recursive: true })
  },
)
