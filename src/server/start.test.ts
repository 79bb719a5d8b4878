import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

function start(environment: Record<string, string>) {
  return new Promise<{ code: number | null; said: string }>((done) => {
    const child = spawn(process.execPath, ['src/server/start.ts'], { env: { ...process.env, NODE_ENV: 'production', ...environment } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
    child.on('close', (code) => done({ code, said }))
  })
}

test.each([
  ['a wrong setting', { PORT: 'abc' }, 'The setting PORT is "abc"'],
  ['a database folder that is a file', { DATABASE_URL: 'package.json/wiki.db' }, 'The wiki did not start'],
])('%s ends the start with a sentence', async (_what, environment, sentence) => {
  const { code, said } = await start(environment)
  expect(said).toContain(sentence)
  expect(said).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})
