import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { readRevision } from '#database/fill.ts'
import { migrate } from '#database/migrations.ts'
import type { Database } from '#database/open-database.ts'
import { createPostgresDatabase } from '../../../test/support/postgres.ts'
import type { ConnectionSettings } from './connection.ts'
import { openPostgres } from './open.ts'

let postgres: string
beforeAll(async () => {
  postgres = await createPostgresDatabase()
})

function open(address: string, { timeoutMs = 10_000, connections = 2, onError = () => {} }: Partial<ConnectionSettings> = {}): Database {
  const database = openPostgres(address, { timeoutMs, connections, onError })
  onTestFinished(() => database.close())
  return database
}

/** The address of the database behind a proxy server. */
async function via(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = new URL(postgres)
  address.port = String((server.address() as AddressInfo).port)
  return address.href
}

test('a connection without a network times out and is not used again', async () => {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const beyond = connect(Number(new URL(postgres).port), '127.0.0.1')
    client.pipe(beyond).pipe(client)
    for (const socket of [client, beyond]) sockets.add(socket.on('error', () => socket.destroy()))
  })
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  const database = open(await via(server), { timeoutMs: 300, connections: 1 })
  await migrate(database)
  expect(await readRevision(database)).toMatchObject({ number: 0 })
  for (const socket of sockets) socket.unpipe().pause()
  await expect(readRevision(database)).rejects.toThrow('timeout')
  expect(await readRevision(database)).toMatchObject({ number: 0 })
})

test('a query that takes too long is cancelled by the server, and the connection is used again', async () => {
  const database = open(postgres, { timeoutMs: 200, connections: 1 })
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)).rows[0]?.pid
  const before = await pid()
  await expect(sql`select pg_sleep(5)`.execute(database.db)).rejects.toThrow('statement timeout')
  expect(await pid()).toBe(before)
})

test('waiting for a connection in use times out', async () => {
  const database = open(postgres, { connections: 1, timeoutMs: 1000 })
  await database.db.connection().execute(async () => {
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow('timeout')
    // Health checks and the revision have a connection of their own.
    await sql`select 1`.execute(database.control)
  })
  await sql`select 1`.execute(database.db)
})

test('a connection that is cut while in use is reported, and the others work', async () => {
  const reported: string[] = []
  const database = open(postgres, { onError: ({ message }) => void reported.push(message) })
  await migrate(database)
  const cut = database.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    await expect.poll(() => reported).not.toEqual([])
    await readRevision({ db: transaction })
  })
  await expect(cut).rejects.toThrow()
  expect(reported[0]).toMatch('terminating connection')
  expect(await readRevision(database)).toMatchObject({ number: 0 })
})

test('a pooler gets no parameter that it rejects', async () => {
  let startup = ''
  const server = createServer((client) => {
    client.once('data', (data) => {
      startup += data.toString('latin1')
      client.destroy()
    })
  })
  await expect(readRevision(open(await via(server)))).rejects.toThrow()
  expect(startup).toContain('user\0')
  expect(startup).not.toMatch(/statement_timeout|search_path|options/)
})

test('a pooler that shares connections between clients changes no answer', async () => {
  const database = open(postgres, { connections: 1 })
  await migrate(database)
  await sql`set search_path = nowhere`.execute(database.db)
  expect(await readRevision(database)).toMatchObject({ number: 0 })
  await sql`discard all`.execute(database.db)
  expect(await readRevision(database)).toMatchObject({ number: 0 })
})

test('a lost idle connection is reported, and replaced', async () => {
  const errors: unknown[] = []
  const database = open(postgres, { connections: 1, onError: (error) => errors.push(error) })
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.control)
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  await sql`select 1`.execute(database.db)
})
