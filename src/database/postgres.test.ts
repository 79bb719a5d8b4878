import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createPostgresDatabase } from '../../test/support/postgres.ts'
import { readRevision } from './fill.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'

let postgres: string
beforeAll(async () => {
  postgres = await createPostgresDatabase()
})

/** A network between the app and its database that can swallow everything without closing anything. */
async function startNetwork(port: number) {
  const open = new Set<Socket>()
  const server = createServer((here) => {
    const there = connect(port, '127.0.0.1')
    here.pipe(there).pipe(here)
    for (const socket of [here, there]) open.add(socket.on('error', () => socket.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** What is connected now hears nothing any more, for ever; new connections are well. */
    swallow: () => open.forEach((socket) => socket.unpipe().pause()),
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

test('a connection that has gone silent is reported in time, and not asked again', async () => {
  const patience = 10_000
  const { port } = new URL(postgres)
  const network = await startNetwork(Number(port))
  onTestFinished(() => network.close())
  const database = openPostgres(postgres.replace(port, String(network.port)), { onError: () => {}, patience, connections: 5 })
  // A machine that has much to do takes what time it likes: the clock goes when it is told to.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await migrate(database)
  expect(await readRevision(database)).toMatchObject({ number: 0 })
  network.swallow()
  const seen: string[] = []
  const asked = readRevision(database).catch((error: Error) => seen.push(error.message))
  // It is asked on the connection there is.
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(patience)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(patience / 8)
  await asked
  expect(seen).toEqual(['The database did not answer in time: a question.'])
  // For a moment nobody waits for it again; then it is asked on another connection.
  await expect(readRevision(database)).rejects.toThrow('a moment ago')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await readRevision(database)).toMatchObject({ number: 0 })
  await database.close()
})

test('a connection that is cut while it is in use is reported, and harms nobody else', async () => {
  const reported: string[] = []
  const database = openPostgres(postgres, { onError: ({ message }) => void reported.push(message), patience: 10_000, connections: 5 })
  await migrate(database)
  const cut = database.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    // Nothing is asked on it just then: that it is gone is heard all the same.
    await expect.poll(() => reported).not.toEqual([])
    await readRevision({ ...database, db: transaction })
  })
  await expect(cut).rejects.toThrow()
  expect(reported[0]).toMatch('terminating connection')
  expect(await readRevision(database)).toMatchObject({ number: 0 })
  await database.close()
})

test('once they are opened, all connections are there, and stay: whoever asks next waits for none', async () => {
  const connections = 5
  const database = openPostgres(postgres, { onError: () => {}, patience: 10_000, connections })
  const pids = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' order by pid`.execute(
      database.db,
    )
    return rows.map(({ pid }) => pid)
  }
  await database.openAll?.()
  const opened = await pids()
  expect(opened).toHaveLength(connections)
  await Promise.all(Array.from({ length: 20 }, pids))
  expect(await pids()).toEqual(opened)
  await database.close()
})

test('a process that stood still reads what has come before it gives up on it', async () => {
  const database = openPostgres(postgres, { onError: () => {}, patience: 1000, connections: 2 })
  await database.openAll?.()
  const asked = Array.from({ length: 20 }, () => readRevision(database))
  // Asked, and now the processor is somebody else's, for longer than anyone waits for a question or for a connection.
  await new Promise((resolve) => setImmediate(resolve))
  const end = performance.now() + 1200
  while (performance.now() < end);
  expect(await Promise.all(asked)).toHaveLength(20)
  await database.close()
})

test('who waits for a connection that is in use waits as long as its questions are answered, and no longer', async () => {
  const patience = 1000
  const database = openPostgres(postgres, { onError: () => {}, patience, connections: 1 })
  const ask = (db: typeof database.db) => sql`select 1`.execute(db)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await database.db.connection().execute(async (held) => {
    const seen: string[] = []
    const waiting = ask(database.db).then(
      () => seen.push('answered'),
      (error: Error) => seen.push(error.message),
    )
    await ask(held)
    await vi.advanceTimersByTimeAsync(patience)
    expect(seen).toEqual([])
    await vi.advanceTimersByTimeAsync(patience)
    await waiting
    expect(seen).toEqual(['The database did not answer in time: a connection.'])
  })
  // What was waited for in vain is free again.
  await ask(database.db)
  await database.close()
})
