import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toResults } from '#model/wiki/envelope.ts'
import { startStandIn, type StandIn, type StandInAnswer } from '../../test/support/stand-in-wiki.ts'
import { createAsker } from './ask-origin.ts'
import { openAnswerCache } from './answer-cache.ts'

let folder: string
let there: StandIn
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wiki-ask-'))
})
afterEach(() => {
  there.stop()
  rmSync(folder, { recursive: true, force: true })
})

const path = '/api/towns/all/'
/** Long enough for a busy machine; tests without an answer use a shorter one. */
const timeoutMs = 60_000
async function askFor(answer: StandInAnswer, wait = timeoutMs) {
  there = await startStandIn({ [path]: answer })
  return createAsker(new URL(there.address), { pauseMs: 0, timeoutMs: wait }, openAnswerCache(folder))(path)
}

test('a busy host is asked again after its Retry-After', async () => {
  let tries = 0
  const answer = await askFor((response) => {
    tries += 1
    if (tries < 3) response.writeHead(tries === 1 ? 503 : 429, { 'retry-after': '0' }).end()
    else response.end(JSON.stringify(toResults([1])))
  })
  expect(answer).toEqual(toResults([1]))
  expect(there.requests).toHaveLength(3)
})

test('a missing answer is null; a cached one is not requested again', async () => {
  expect(await askFor((response) => response.writeHead(404).end('<html>'))).toBeNull()
  const again = createAsker(new URL(there.address), { pauseMs: 0, timeoutMs }, openAnswerCache(folder))
  expect(await again(path)).toBeNull()
  expect(there.requests).toHaveLength(1)
  await createAsker(new URL(there.address), { pauseMs: 0, timeoutMs }, openAnswerCache(folder, true))(path)
  expect(there.requests).toHaveLength(2)
})

test.each<[string, StandInAnswer, RegExp, number]>([
  ['no JSON', (response) => response.end('<html>'), /JSON/, 1],
  [
    'an address elsewhere',
    (response) => response.writeHead(302, { location: 'http://127.0.0.2:9/api' }).end(),
    /http:\/\/127\.0\.0\.2:9/,
    1,
  ],
  ['a redirect loop', (response) => response.writeHead(301, { location: path }).end(), /redirects more than/, 4],
  ['a secret', (response) => response.writeHead(403).end(), /answered with 403/, 1],
  ['no answer at all', (response) => response.destroy(), /cannot be reached/, 4],
])('%s is reported after the retries', async (_what, answer, message, times) => {
  await expect(askFor(answer)).rejects.toThrow(message)
  expect(there.requests).toHaveLength(times)
})

test.each<[string, StandInAnswer]>([
  ['nothing, for ever', () => undefined],
  ['half an answer, for ever', (response) => response.write('{')],
])('%s is not retried', async (_what, answer) => {
  await expect(askFor(answer, 50)).rejects.toThrow('took longer than 0.05 s')
})

test('an endless answer is aborted at the limit', async () => {
  let written = 0
  const megabyte = 'x'.repeat(1024 * 1024)
  there = await startStandIn({
    [path]: (response) => {
      const more = () => {
        if (written >= 200 || response.destroyed) return
        written += 1
        if (response.write(megabyte)) setImmediate(more)
        else response.once('drain', more)
      }
      more()
    },
  })
  const ask = createAsker(new URL(there.address), { pauseMs: 0, timeoutMs }, openAnswerCache(folder))
  await expect(ask(path)).rejects.toThrow('50 MB')
  expect(written).toBeLessThan(200)
})
