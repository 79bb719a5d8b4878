import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { z } from 'zod'
import { serving } from '../scripts/workspace.mjs'
import { startServer, visitEveryPage } from './start-server.ts'
import { load, medianOf, type Load } from './wrk.ts'

/** A request to measure; with `isRevalidation` its answer is a 304. */
export type FinishedRequest = { what: string; path: string; isRevalidation?: true }

/** A server that starts with a publication on disk answers a fifth faster than one that has just published. */
const starts = 5
/** Loads before the first measurement, until the code is compiled. */
const warmUps = 3

/** Measures finished answers beside a bare server that sends the same bytes, as medians over several starts of both. */
export async function measureFinishedAnswers(databaseUrl: string, logFile: string, requests: readonly FinishedRequest[]) {
  const loads = requests.map(() => ({ ours: [] as Load[], bare: [] as Load[] }))
  for (let start = 0; start < starts; start++) {
    const server = await startServer(databaseUrl, logFile)
    await visitEveryPage(server.address)
    const bare = await startBareServer()
    for (const [index, { path, isRevalidation }] of requests.entries()) {
      const etag = await bare.copy(server.address, path)
      const headers: Record<string, string> = isRevalidation ? { 'if-none-match': etag } : {}
      const ours = { url: server.address + path, pids: [server.pid ?? 0] }
      const theirs = { url: bare.address + path, pids: [bare.pid] }
      if (index === 0) {
        for (let turn = 0; turn < warmUps; turn++) {
          await load(ours)
          await load(theirs)
        }
      }
      loads[index]?.ours.push(await load(ours, headers))
      loads[index]?.bare.push(await load(theirs, headers))
    }
    bare.kill()
    server.stop()
    await server.ended
  }
  return loads.map(({ ours, bare }) => ({ ours: medianOf(ours), bare: medianOf(bare) }))
}

async function startBareServer() {
  // With the server's options of V8 and malloc: with V8's own a small process collects more often, and its answers take a fifth longer.
  const bare = fork(new URL('./bare-server.ts', import.meta.url), {
    execArgv: serving.args.slice(0, -1),
    env: { ...process.env, ...serving.env },
  })
  const { port } = z.object({ port: z.int() }).parse((await once(bare, 'message'))[0])
  return {
    address: `http://127.0.0.1:${port}`,
    pid: bare.pid ?? 0,
    kill: () => bare.kill(),
    /** Sends the wiki's bytes and headers to the bare server. Returns the ETag. */
    async copy(address: string, path: string): Promise<string> {
      const answer = await fetchBytes(address + path)
      const { date: _date, connection: _connection, 'keep-alive': _keep, ...headers } = answer.headers
      const reply = once(bare, 'message')
      bare.send({ path, headers, body: answer.body.toString('base64') })
      await reply
      return answer.headers.etag ?? ''
    },
  }
}

/** Fetches an answer without decompressing it. */
function fetchBytes(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ headers: response.headers as Record<string, string>, body: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })
}
