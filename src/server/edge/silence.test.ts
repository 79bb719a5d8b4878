import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { endInSilence } from './silence.ts'

/** Waits for an answer that never comes, of a database that has been silent as long as `silence` says. Status and milliseconds. */
async function waitFor(silence: () => number, patience: number) {
  const server = createServer((_request, response) => endInSilence(response, silence, () => response.writeHead(503).end()))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const asked = performance.now()
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const status = await fetch(address, { signal: AbortSignal.timeout(patience) }).then(
    (answer) => answer.status,
    () => 'no answer',
  )
  return { status, milliseconds: performance.now() - asked }
}

test('who has waited for more than two seconds is told as soon as the database is silent, and not before', async () => {
  const began = performance.now()
  const [silent, late, busy] = await Promise.all([
    waitFor(() => 600, 8000),
    // It answers others for three seconds.
    waitFor(() => Math.max(0, performance.now() - began - 3000), 8000),
    waitFor(() => 10, 3500),
  ])
  expect([silent.status, late.status, busy.status]).toEqual([503, 503, 'no answer'])
  expect(silent.milliseconds).toBeGreaterThan(2000)
  expect(late.milliseconds).toBeGreaterThan(3400)
  expect(late.milliseconds - silent.milliseconds).toBeLessThan(4000)
})
