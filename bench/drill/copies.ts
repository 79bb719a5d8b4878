import { join } from 'node:path'
import { until } from '../../test/support/serve.ts'
import { startServer, visitEveryPage } from '../start-server.ts'

/** Seconds that a machine with much else to do may take for a start or a change: how long it took stands in the table. */
export const longest = 120

export type Copy = Awaited<ReturnType<typeof startCopy>>

/** A copy of the wiki that can be stopped and started again at the same address. It fills nothing, and trusts the one proxy in front. */
export async function startCopy(folder: string, number: number, databaseUrl: string) {
  let starts = 0
  const start = (port: string) =>
    startServer(databaseUrl, join(folder, `copy-${number}-${starts++}.log`), {
      PORT: port,
      CONTENT_WATCH: 'false',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      // All of them share one machine with the database and the readers: who has to wait for it is served all the same.
      MAX_WAIT_MS: '60000',
      PREVIEWS_DIR: join(folder, 'previews'),
    })
  let server = await start('0')
  const { address } = server
  const { host, port } = new URL(address)

  async function end(how: 'stop' | 'kill') {
    server[how]()
    await server.ended
  }
  /** Starts it where it was, and waits until it says that it is ready. */
  async function startAgain() {
    server = await start(port)
    await until(async () => (await fetch(`${address}/api/health/ready`)).ok, longest)
  }

  const says = async (word: string) => (await fetch(address).then((answer) => answer.text())).includes(word)
  return { host, end, startAgain, says, visitEveryPage: () => visitEveryPage(address) }
}
