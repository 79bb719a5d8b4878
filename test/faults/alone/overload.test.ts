import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { readDefault } from '#server/settings.ts'
import { fillFromFolder } from '#server/sync/fill-from-folder.ts'
import { processors, sendCrowd, setProcessor, whyNotApart } from '../../support/crowd-beside.ts'
import { within } from '../../support/crowd.ts'
import { isLong } from '../../support/long.ts'
import { createPostgresDatabase } from '../../support/postgres.ts'
import { of, rushApart, tellRushApart } from '../../support/rush.ts'
import { serve } from '../../support/serve.ts'

/** The PostgreSQL behind an address: what it begins for each connection runs where it does. */
async function findPostgres(address: string): Promise<number> {
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const [, parent] = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  await client.end()
  return Number(parent)
}

/** Of four: what fewer say is chance. */
const leastTurns = 3

const noProcessor = whyNotApart()
const all = processors()
const [others = 0, own = 0] = all

test.skipIf(!isLong || noProcessor).for(['sqlite', 'postgres'])(
  `by the clock of readers, where the crowd has a processor of its own, those served wait at most twice as long as usual, on %s${noProcessor && ` (not tried: ${noProcessor})`}`,
  { timeout: 600_000 },
  async (kind, { skip }) => {
    // What reads the log of the server does not take its processor.
    setProcessor(process.pid, others)
    onTestFinished(() => setProcessor(process.pid, ...all))
    const pids: number[] = []
    const settings: Record<string, string> = { BUSY_AFTER: String(readDefault('BUSY_AFTER')), LOG_LEVEL: 'info' }
    if (kind === 'postgres') {
      settings.DATABASE_URL = await createPostgresDatabase()
      const postgres = await findPostgres(settings.DATABASE_URL)
      // As on the machine of a small host: one processor for both.
      setProcessor(postgres, own)
      pids.push(postgres)
      onTestFinished(() => setProcessor(postgres, ...all))
      await fillFromFolder({ folder: 'content', databaseUrl: settings.DATABASE_URL, run: 'rush' })
    }
    const wiki = await serve(settings, 'content')
    onTestFinished(() => wiki.stop())
    setProcessor(wiki.child.pid, own)
    pids.push(wiki.child.pid!)
    const crowd = sendCrowd(wiki.address, others)
    onTestFinished(() => void crowd.leave())
    const rushed = await rushApart({ pids, processor: own, crowd, turns: 4, seconds: 5 })
    const figures = `${kind} ${tellRushApart(rushed)}`
    console.info(figures)
    if (rushed.turns < leastTurns) return skip(`others had the server's processor: ${figures}`)
    const { seen } = rushed
    const [usual, served, refused] = [of(200, seen.usual), of(200, seen.rush), of(503, seen.rush)]
    expect(served.length + refused.length, figures).toBe(seen.rush.length)
    expect(refused.length, figures).toBeGreaterThan(served.length)
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
    expect(of(200, [...seen.kept, ...seen.after])).toHaveLength(seen.kept.length + seen.after.length)
    expect(within(0.99, served), figures).toBeLessThanOrEqual(2 * within(0.99, usual))
    expect(Math.max(...seen.after.map(({ ms }) => ms)), figures).toBeLessThan(1000)
    for (const some of [refused, seen.kept, seen.after]) expect(within(0.95, some), figures).toBeLessThan(within(0.99, usual))
  },
)
