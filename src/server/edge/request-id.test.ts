import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createLog } from './request-id.ts'

/** A process that logs more than one write takes, and then ends. */
const logAndEnd = (end: string) => `
  const { createLog } = await import('#server/edge/request-id.ts')
  const log = createLog('info')
  for (let place = 0; place < 400; place++) log.info({ path: '/database/gold-ore' }, 'request')
  ${end}`

test.each([
  ['by itself', ''],
  ['at once', 'process.exit(0)'],
])('every line is written before a process ends %s', (_how, end) => {
  const written = execFileSync(process.execPath, ['--input-type=module', '-e', logAndEnd(end)], { encoding: 'utf8' })
  const lines = written.trim().split('\n')
  expect(lines).toHaveLength(400)
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(Array(400).fill('/database/gold-ore'))
})

test('logs opened one after the other, as in development, share one output', () => {
  createLog('silent')
  const before = process.listenerCount('exit')
  for (let turn = 0; turn < 5; turn++) createLog('silent')
  expect(process.listenerCount('exit')).toBe(before)
})
