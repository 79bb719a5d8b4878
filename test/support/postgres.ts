import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'
import { inject } from 'vitest'

let databaseCount = 0

/** Creates an empty database in the PostgreSQL that all tests share (test/setup/postgres.ts). */
export async function createPostgresDatabase(): Promise<string> {
  const address = new URL(inject('postgres'))
  const client = new Client({ connectionString: address.href })
  await client.connect()
  const name = `wiki_${process.pid}_${databaseCount++}`
  // ICU collation, as servers usually have; code that needs another order must ask for it.
  await client.query(`create database ${name} template template0 locale_provider icu icu_locale 'en-US'`)
  await client.end()
  address.pathname = name
  return address.href
}

/** A proxy to a database. Closing it cuts off only the clients that use this proxy. */
export async function startWayTo(database: string) {
  const { hostname, port } = new URL(database)
  const sockets = new Set<Socket>()
  let isPaused = false
  const server = createServer((client) => {
    // Accepted but never answered, like a frozen server.
    if (isPaused) {
      sockets.add(client.on('error', () => {}))
      return
    }
    const beyond = connect(Number(port), hostname)
    for (const [socket, other] of [
      [client, beyond],
      [beyond, client],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const open = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done))
  await open(0)
  const { port: own } = server.address() as AddressInfo
  const address = new URL(database)
  address.port = String(own)
  return {
    address: address.href,
    open: () => open(own),
    /** Stops all traffic without closing connections. */
    pause() {
      isPaused = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    /** Resumes. Connections made meanwhile are dropped; new ones work. */
    resume() {
      if (!isPaused) return
      isPaused = false
      for (const socket of sockets) socket.destroy()
    },
    close: () =>
      new Promise<unknown>((done) => {
        server.close(done)
        for (const socket of sockets) socket.destroy()
      }),
  }
}
