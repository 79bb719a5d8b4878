import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '../../test/support/serve.ts'
import { startServer, visitEveryPage } from '../start-server.ts'

/** Long enough for a busy machine. */
export const timeoutSeconds = 120

export type Instance = Awaited<ReturnType<typeof startInstance>>

/** Starts an instance that can be stopped and restarted on the same port. It does not fill the database. */
export async function startInstance(parent: string, databaseUrl: string) {
  let starts = 0
  mkdirSync(parent)
  const startOn = (port: string) =>
    startServer(databaseUrl, join(parent, `${starts++}.log`), {
      PORT: port,
      CONTENT_WATCH: 'false',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      // The instances share one machine with the database and the readers.
      MAX_WAIT_MS: '60000',
      PREVIEWS_DIR: join(parent, 'previews'),
    })
  let server = await startOn('0')
  const { address } = server
  const { host, port } = new URL(address)

  async function endInstance(how: 'stop' | 'kill') {
    server[how]()
    await server.ended
  }
  /** Starts it on the same port and waits until it is ready. */
  async function startAgain() {
    server = await startOn(port)
    await waitFor(async () => (await fetch(`${address}/api/health/ready`)).ok, timeoutSeconds)
  }

  const shows = async (word: string) => (await fetch(address).then((answer) => answer.text())).includes(word)
  return { host, end: endInstance, startAgain, shows, visitEveryPage: () => visitEveryPage(address) }
}
