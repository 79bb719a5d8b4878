import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from '../../scripts/workspace.mjs'
import { createLoadGenerator, percentile } from '../../test/support/load-generator.ts'
import { startNginx } from '../../test/support/nginx.ts'
import { waitFor } from '../../test/support/serve.ts'
import { startPostgres } from '../../test/support/start-postgres.ts'
import { startInstance, timeoutSeconds, type Instance } from './instances.ts'
import { ensureNginx, readNginxConf } from './nginx.ts'

/**
 * npm run drill [restarts]: PostgreSQL, two instances and nginx with hosting/nginx.conf. Under load the content changes, the instances
 * are restarted one after the other, and one is killed. No request may fail.
 */
const restarts = Number(process.argv[2] ?? 5)
const requestsPerSecond = 80
/** With more pending requests, no new one is sent: the drill does not test overload. */
const maxWaiting = 40
/** Pause between the restarts of two instances. */
const pauseMs = 1000

const paths = ['/', '/database/gold-ore', '/api/items/all/', '/guide-book/guide/first-timer', '/database', '/api/site', '/database/map']
let turn = 0

const folder = mkdtempSync(join(tmpdir(), 'wiki-drill-'))
let failed: number | undefined
process.once('exit', () => (failed ? console.error(`  The logs are in ${folder}`) : rmSync(folder, { recursive: true, force: true })))
try {
  ensureNginx()
  const postgres = await startPostgres()
  failed = await drill(postgres.address).finally(() => postgres.stop())
} catch (error) {
  console.error(`\n  ${(error as Error).message}\n`)
}
process.exit(failed === 0 ? 0 : 1)

/** Returns the number of failed requests. */
async function drill(databaseUrl: string): Promise<number> {
  const content = join(folder, 'content')
  cpSync('content', content, { recursive: true })
  const environment = { DATABASE_URL: databaseUrl, CONTENT_DIR: content }
  const sync = () => run(process.execPath, ['src/cli/wiki.ts', 'sync'], { env: environment, quiet: true })
  await sync()
  const instances: Instance[] = []
  for (const name of ['first', 'second']) {
    const instance = await startInstance(join(folder, name), databaseUrl)
    await instance.visitEveryPage()
    instances.push(instance)
  }
  const hosts = instances.map(({ host }) => host)
  const nginx = await startNginx(folder, readNginxConf(hosts, join(folder, 'cache')))
  const load = createLoadGenerator(nginx.address)

  console.log('| step | seconds | requests | failed | 99 of 100 within |\n|---|---|---|---|---|')
  let lost = 0
  const readDuring = async (step: string, work: () => Promise<unknown>) => {
    const begun = performance.now()
    const answers = await load.atRate(requestsPerSecond, work(), nextPath, { maxWaiting })
    const failures = answers.filter(({ status }) => status !== 200)
    const statuses = [...new Set(failures.map(({ status }) => status || 'broken'))].join(', ')
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    const count = failures.length > 0 ? `**${failures.length}** (${statuses})` : 0
    console.log(`| ${step} | ${seconds} | ${answers.length} | ${count} | ${Math.round(percentile(0.99, answers))} ms |`)
    lost += failures.length
  }

  await readDuring('nothing', () => wait(10_000))
  await readDuring('the content changes, twice', async () => {
    for (const name of ['Drill one', 'Drill two']) {
      renameWiki(content, name)
      await sync()
      await waitFor(async () => (await Promise.all(instances.map((instance) => instance.shows(name)))).every(Boolean), timeoutSeconds)
    }
  })
  for (let restart = 1; restart <= restarts; restart++)
    await readDuring(`both instances restarted, ${restart}`, () => restartAll(instances))
  await readDuring('an instance killed (-9), and started after 3 s', async () => {
    await instances[1]!.end('kill')
    await wait(3000)
    await instances[1]!.startAgain()
    await wait(pauseMs)
  })
  load.leave()
  await nginx.stop()
  for (const instance of instances) await instance.end('stop')
  console.log(`\n${lost === 0 ? 'No request failed' : `${lost} requests failed`} with hosting/nginx.conf.`)
  return lost
}

async function restartAll(instances: Instance[]) {
  for (const instance of instances) {
    await instance.end('stop')
    await instance.startAgain()
    await wait(pauseMs)
  }
}

/** The name of the wiki is on every page. */
function renameWiki(content: string, name: string) {
  const file = join(content, 'site.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, `name: ${name}`))
}

/** The path of a page or call, or (one in eight) of a new search. */
function nextPath(): string {
  turn += 1
  return turn % 8 === 0 ? `/search?q=ore${turn}` : paths[turn % paths.length]!
}
