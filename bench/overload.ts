import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLoadGenerator, percentile } from '../test/support/load-generator.ts'
import { createReport } from './report.ts'
import { startServer, visitEveryPage } from './start-server.ts'

/** npm run bench -- overload: many clients with new searches, beside two busy processes. */
const addressesOfClient = 12
const folder = mkdtempSync(join(tmpdir(), 'wiki-overload-'))
const { row, writeAndExit } = createReport('docs/performance.md', 'overload')
const server = await startServer(join(folder, 'wiki.db'), join(folder, 'wiki.log'))
await visitEveryPage(server.address)
const busy = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);']))
process.once('exit', () => {
  for (const child of busy) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

let turn = 0
for (const clients of [20, 100, 500]) {
  const load = createLoadGenerator(server.address)
  const begun = performance.now()
  const ask = async () => {
    const answers = []
    for (let left = addressesOfClient; left > 0; left--) answers.push(await load.ask(`/search?q=ore${turn++}`))
    return answers
  }
  const answers = (await Promise.all(Array.from({ length: clients }, ask))).flat()
  const seconds = (performance.now() - begun) / 1000
  load.leave()
  const served = answers.filter(({ status }) => status === 200)
  const rejected = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined)
  const failed = answers.length - served.length - rejected.length
  const slowest = Math.max(...answers.map(({ ms }) => ms)) / 1000
  row({
    what: `${clients} clients, ${addressesOfClient} new searches each`,
    measured:
      `${served.length} served in ${seconds.toFixed(1)} s, ${rejected.length} rejected with Retry-After, ${failed} failed; ` +
      `99 of 100 within ${(percentile(0.99, answers) / 1000).toFixed(1)} s, slowest ${slowest.toFixed(1)} s`,
    budget: clients === 20 ? 'none rejected' : 'none failed',
    met: failed === 0 && (clients > 20 || rejected.length === 0),
  })
}
const after = createLoadGenerator(server.address)
const begun = performance.now()
while ((await after.ask(`/search?q=after${turn++}`)).status !== 200);
row({
  what: 'first search served after the last client has left',
  measured: `${Math.round(performance.now() - begun)} ms`,
  budget: 'within 10 s',
  met: performance.now() - begun < 10_000,
})
after.leave()
server.stop()
await server.ended
writeAndExit()
