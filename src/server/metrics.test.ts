import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFreePort } from '../../test/support/free-port.ts'
import { serve, waitFor } from '../../test/support/serve.ts'

test('metrics have a separate port, count answers, and hold no client or typed text', async () => {
  const port = String(await findFreePort())
  const wiki = await serve({ METRICS_PORT: port })
  for (const path of ['/', '/search?q=secret', '/api/items/all', '/api/query/secret', '/api/secret', '/assets/secret']) await wiki.get(path)
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await waitFor(async () => (await read()).includes('kind="file"'))
  const figures = await read()
  const count = (kind: string, status: number) =>
    Number(new RegExp(`wiki_answer_seconds_count\\{kind="${kind}",status="${status}"\\} (\\d+)`).exec(figures)?.[1])
  expect([count('page', 200), count('call', 200), count('call', 404), count('file', 404)]).toEqual([2, 2, 1, 1])
  expect(figures).toMatch(/^wiki_revision 1$/m)
  expect(figures).toMatch(/^wiki_rendered_answers [1-9]\d*$/m)
  expect(figures).toMatch(/^wiki_queue_pending 0$/m)
  // Renamed metrics keep their former names for one release.
  for (const former of ['wiki_line_waiting', 'wiki_line_working', 'wiki_cache_answers', 'wiki_cache_bytes'])
    expect(figures).toMatch(new RegExp(`^${former} \\d+$`, 'm'))
  expect(figures).toMatch(/^process_resident_memory_bytes \d/m)
  expect(figures).not.toContain('secret')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await wiki.get('/metrics')).status).toBe(404)
  await wiki.stop()
})

test('health and metrics report invalid content until it is valid again', { tags: 'long' }, async () => {
  const port = String(await findFreePort())
  const wiki = await serve({ METRICS_PORT: port, CONTENT_WATCH: 'true' })
  const readGauge = async () =>
    Number(/^wiki_content_refused (\d)$/m.exec(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())?.[1])
  const readHealth = async () => {
    const response = await wiki.get('/api/health/ready')
    return { code: response.status, ...((await response.json()) as { status: string; content_refused_since: string }) }
  }
  expect(await readHealth()).toMatchObject({ code: 200, status: 'ok', content_refused_since: '' })
  expect(await readGauge()).toBe(0)

  const file = join(wiki.content, 'items/shovel.yaml')
  const right = readFileSync(file, 'utf8')
  writeFileSync(file, right.replace('value: 1200', 'value: twelve'))
  await waitFor(async () => (await readHealth()).status === 'degraded')
  const refused = await readHealth()
  expect(refused.code).toBe(200)
  expect(Date.parse(refused.content_refused_since)).not.toBeNaN()
  expect(await readGauge()).toBe(1)

  writeFileSync(file, right)
  await waitFor(async () => (await readHealth()).status === 'ok')
  expect([(await readHealth()).content_refused_since, await readGauge()]).toEqual(['', 0])
  await wiki.stop()
})
