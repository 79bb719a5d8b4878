import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toResults } from '#model/wiki/envelope.ts'

/** Response for a path: a body, or a function that writes the response. */
export type StandInAnswer = ((response: ServerResponse) => void) | object
export type StandIn = Awaited<ReturnType<typeof startStandIn>>

/** API stub with these responses; everything else is a 404. */
export async function startStandIn(answers: Readonly<Record<string, StandInAnswer>>) {
  /** The paths requested, in order. */
  const requests: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requests.push(url)
    const answer = answers[url] ?? toResults([])
    if (typeof answer === 'function') (answer as (response: ServerResponse) => void)(response)
    else response.end(JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    server,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
