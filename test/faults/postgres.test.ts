import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { schemaVersion } from '#database/shape.ts'
import { fillFromFolder } from '#server/sync/fill-from-folder.ts'
import { createPostgresDatabase, startWayTo } from '../support/postgres.ts'
import { serve, waitFor, type Served } from '../support/serve.ts'

async function ask(address: string, question: string) {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(question)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

const priceIn = async (wiki: Served) =>
  ((await (await wiki.get('/api/items/exact/shovel')).json()) as { results: { value: number }[] }).results[0]?.value

/** Creates a filled database. */
async function createFilled() {
  const address = await createPostgresDatabase()
  await fillFromFolder({ folder: 'test/wiki', databaseUrl: address, run: 'newer' })
  return address
}

test('the start waits for an unreachable or empty database and logs it', { tags: 'long' }, async () => {
  const address = await createPostgresDatabase()
  const way = await startWayTo(address)
  await way.close()
  let output = () => ''
  const opening = serve(
    { DATABASE_URL: way.address },
    'test/wiki',
    () => {},
    (getOutput) => (output = getOutput),
  )
  await waitFor(() => Promise.resolve(/Waiting for the database: .*ECONNREFUSED/.test(output())))
  await way.open()
  await waitFor(() => Promise.resolve(output().includes('npm run wiki -- sync')))
  await fillFromFolder({ folder: 'test/wiki', databaseUrl: address, run: 'late' })
  const wiki = await opening
  expect(await priceIn(wiki)).toBe(1200)
  await wiki.stop()
  await way.close()
})

describe('while the database', { tags: 'long' }, () => {
  const user = `few_${process.pid}`
  let address: string
  let way: Awaited<ReturnType<typeof startWayTo>>
  let wiki: Served
  let turn = 0
  const askNew = () => wiki.get(`/api/items/exact/never-asked-before-${turn++}`)
  const findHealth = async () => ((await (await wiki.get('/api/health')).json()) as { status: string }).status

  beforeAll(async () => {
    address = await createFilled()
    await ask(address, `create role ${user} login password 'few' in role pg_read_all_data`)
    const limited = new URL(address)
    ;[limited.username, limited.password] = [user, 'few']
    way = await startWayTo(limited.href)
    wiki = await serve({ DATABASE_URL: way.address })
    // The stored answer that is sent during the faults.
    await waitFor(async () => (await wiki.get('/database/shovel')).status === 200)
  })
  afterAll(async () => {
    await wiki.stop()
    await way.close()
  })

  /** During a fault: cached responses are sent, others fail in time with a clear error, and health reports it. */
  async function expectClearErrors() {
    for (const path of [`/api/items/exact/in-trouble-${turn++}`, `/database/in-trouble-${turn++}`]) {
      const answer = await wiki.get(path)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    }
    expect((await wiki.get('/database/shovel')).status).toBe(200)
  }

  async function expectRecovery() {
    await waitFor(async () => (await findHealth()) === 'ok')
    await waitFor(async () => (await askNew()).status === 200)
  }

  test('hangs, new and pending requests fail in time', { tags: 'long' }, async () => {
    let read = 0
    /** Sends requests until one is rejected. */
    const readUntilRejected = async () => {
      while ((await askNew()).status === 200) read += 1
    }
    const readers = Array.from({ length: 12 }, readUntilRejected)
    await waitFor(() => Promise.resolve(read > 50))
    way.pause()
    onTestFinished(() => way.resume())
    await Promise.all(readers)
    await expectClearErrors()
    expect(await findHealth()).not.toBe('ok')
    way.resume()
    await expectRecovery()
  })

  test('is slow, the same, but health is answered', async () => {
    const client = new Client({ connectionString: address })
    await client.connect()
    await client.query(`begin; lock table wiki_${schemaVersion}.item, wiki_${schemaVersion}.site in access exclusive mode`)
    await expectClearErrors()
    expect(await findHealth()).toBe('ok')
    await client.end()
    await expectRecovery()
  })

  test('rejects connections, the same', async () => {
    await way.close()
    await expectClearErrors()
    await waitFor(async () => (await findHealth()) !== 'ok')
    await way.open()
    await expectRecovery()
  })

  test('has no free connection, the same', async () => {
    await ask(address, `alter role ${user} connection limit 0`)
    await ask(address, `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${user}'`)
    await expectClearErrors()
    await ask(address, `alter role ${user} connection limit -1`)
    await expectRecovery()
  })
})
