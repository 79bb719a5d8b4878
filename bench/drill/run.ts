import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from '../../scripts/workspace.mjs'
import { createCrowd, within, type Seen } from '../../test/support/crowd.ts'
import { startPostgres } from '../../test/support/start-postgres.ts'
import { until } from '../../test/support/serve.ts'
import { longest, startCopy, type Copy } from './copies.ts'
import { ensureNginx, readRecommended, writePlain } from './nginx.ts'
import { startNginx } from '../../test/support/nginx.ts'

/**
 * npm run drill: PostgreSQL, three copies and nginx with the settings of hosting/nginx.conf. Under load the content changes, the copies
 * are started again one after the other, ten times (npm run drill -- 2: twice), and one is killed. No request may fail. Then the same
 * with what nginx does by itself, to show what the settings are for.
 */
const rolls = Number(process.argv[2] ?? 10)
const plainRolls = 2
const perSecond = 80
/**
 * More do not wait at once: a machine that cannot make as many is asked for fewer, for that more than can be done is refused is no news
 * (test/faults/overload.test.ts), and nginx asks all copies for what takes one of them too long.
 */
const mostWaiting = 40
/** Between one copy and the next, as somebody does it by hand. Milliseconds. */
const pause = 1000

const folder = mkdtempSync(join(tmpdir(), 'wiki-drill-'))
// Also when it is broken off: PostgreSQL stops itself then, and so does whatever else runs. What failed can be looked into.
process.once('exit', () =>
  failed > 0 && failed < Infinity ? console.error(`  The logs are in ${folder}`) : rmSync(folder, { recursive: true, force: true }),
)
let failed = Number.POSITIVE_INFINITY
try {
  ensureNginx()
  const postgres = await startPostgres()
  failed = await drill(postgres.address).finally(() => postgres.stop())
} catch (error) {
  console.error(`\n  ${(error as Error).message}\n`)
}
process.exit(failed === 0 ? 0 : 1)

/** What failed with our settings. */
async function drill(database: string): Promise<number> {
  const content = join(folder, 'content')
  cpSync('content', content, { recursive: true })
  const environment = { DATABASE_URL: database, CONTENT_DIR: content }
  const sync = () => run(process.execPath, ['src/cli/wiki.ts', 'sync'], { env: environment, quiet: true })
  await sync()
  const copies: Copy[] = []
  for (const number of [1, 2, 3]) {
    const copy = await startCopy(folder, number, database)
    await copy.visitEveryPage()
    copies.push(copy)
  }
  const hosts = copies.map(({ host }) => host)

  console.log('| step | seconds | requests | failed | 99 of 100 within |\n|---|---|---|---|---|')
  let nginx = await startNginx(folder, readRecommended(hosts))
  const reader = createReaders(nginx.address)
  let lost = 0
  lost += await reader.readDuring('nothing', () => wait(10_000))
  lost += await reader.readDuring('the content changes, twice', async () => {
    for (const name of ['Drill one', 'Drill two']) {
      rename(content, name)
      await sync()
      await until(async () => (await Promise.all(copies.map((copy) => copy.says(name)))).every(Boolean), longest)
    }
  })
  for (let roll = 1; roll <= rolls; roll++) lost += await reader.readDuring(`copies started again, ${roll}`, () => rollAll(copies))
  lost += await reader.readDuring('a copy killed (-9), and back after 3 s', async () => {
    await copies[1]!.end('kill')
    await wait(3000)
    await copies[1]!.startAgain()
    await wait(pause)
  })
  reader.leave()
  await nginx.stop()

  console.log('| **nginx as it comes, for comparison** | | | | |')
  nginx = await startNginx(folder, writePlain(hosts))
  const plain = createReaders(nginx.address)
  for (let roll = 1; roll <= plainRolls; roll++) await plain.readDuring(`copies started again, ${roll}`, () => rollAll(copies))
  plain.leave()

  console.log(`\n${lost === 0 ? 'No request failed' : `${lost} requests failed`} with hosting/nginx.conf.`)
  return lost
}

async function rollAll(copies: Copy[]) {
  for (const copy of copies) {
    await copy.end('stop')
    await copy.startAgain()
    await wait(pause)
  }
}

/** Content changes: the name of the wiki stands on every page. */
function rename(content: string, name: string) {
  const file = join(content, 'site.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, `name: ${name}`))
}

/** Pages, calls and searches that nobody has made before; and a program that says what it has seen, which is never taken back. */
function createReaders(address: string) {
  const crowd = createCrowd(address)
  const paths = ['/', '/database/gold-ore', '/api/items/all/', '/guide-book/guide/first-timer', '/database', '/api/site', '/database/map']
  let turn = 0
  const nextPath = () => (++turn % 8 === 0 ? `/search?q=ore${turn}` : paths[turn % paths.length]!)
  let revision = 0

  async function program(time: { isOver: boolean }, seen: Seen[]): Promise<void> {
    while (!time.isOver) {
      const answer = await crowd.ask('/api/site', { 'x-content-revision': String(revision) })
      // Taken back in time is failed.
      seen.push(answer.status === 200 && !(answer.revision >= revision) ? { ...answer, status: 0 } : answer)
      revision = Math.max(revision, answer.revision || 0)
      await wait(20)
    }
  }

  return {
    async readDuring(step: string, work: () => Promise<unknown>): Promise<number> {
      const begun = performance.now()
      const time = { isOver: false }
      const asked: Seen[] = []
      const during = work().finally(() => (time.isOver = true))
      const [seen] = await Promise.all([crowd.atRate(perSecond, during, nextPath, { mostWaiting }), program(time, asked), during])
      const all = [...seen, ...asked]
      const failures = all.filter(({ status }) => status !== 200)
      const kinds = [...new Set(failures.map(({ status }) => status || 'broken'))].join(', ')
      const seconds = ((performance.now() - begun) / 1000).toFixed(0)
      const told = failures.length > 0 ? `**${failures.length}** (${kinds})` : 0
      console.log(`| ${step} | ${seconds} | ${all.length} | ${told} | ${Math.round(within(0.99, all))} ms |`)
      return failures.length
    },
    leave: crowd.leave,
  }
}
