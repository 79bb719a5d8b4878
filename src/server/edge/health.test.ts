import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'
import { openSilent } from '../../../test/support/silent-database.ts'
import { health } from './health.ts'

test('A07 health reports an instance that is empty, ready, stopping, or without its database', async () => {
  const database = await openDatabase(':memory:')
  const settings = readSettings({ RATE_LIMIT: 'off' })
  let isStopping = false
  const { app } = await createApp({ settings, database, log: pino({ level: 'silent' }), isStopping: () => isStopping })
  const ask = async () => {
    // Longer than an answer is cached.
    await wait(300)
    const response = await app.inject('/api/health')
    expect(response.headers['cache-control']).toBe('no-store')
    return { code: response.statusCode, ...response.json<{ status: string; revision: number; changed_at: string; database: string }>() }
  }
  expect(await ask()).toMatchObject({ code: 503, status: 'filling', revision: 0, database: 'sqlite' })

  await fill(database, readContent('test/wiki'))
  const open = await ask()
  expect(open).toMatchObject({ code: 200, status: 'ok', revision: 1 })
  expect(Date.parse(open.changed_at)).not.toBeNaN()

  expect((await app.inject('/api/health/ready')).json()).toEqual((await app.inject('/api/health')).json())

  isStopping = true
  // The process still runs, so nothing has to restart it.
  expect((await app.inject('/api/health/live')).json()).toEqual({ status: 'ok' })
  expect(await ask()).toMatchObject({ code: 503, status: 'stopping', revision: 1 })
  await app.close()
  await database.close()
})

test('A07 an instance with content stays ready without its database, as it sends published pages', async () => {
  const database = await openDatabase(':memory:')
  const { app } = await createApp({ settings: readSettings({ RATE_LIMIT: 'off' }), database, log: pino({ level: 'silent' }) })
  await fill(database, readContent('test/wiki'))
  const ask = async (path: string) => {
    const response = await app.inject(path)
    return { code: response.statusCode, ...response.json<{ status: string; revision: number; database_answers: boolean }>() }
  }
  expect(await ask('/api/health')).toMatchObject({ code: 200, status: 'ok', revision: 1, database_answers: true })
  await database.close()
  // Longer than an answer is cached.
  await wait(300)
  for (const path of ['/api/health', '/api/health/ready'])
    expect(await ask(path)).toMatchObject({ code: 200, status: 'degraded', revision: 1, database_answers: false })
  await app.close()
})

test('A07 a database that was never reached is reported as unreachable, not as a server error', async () => {
  const database = await openDatabase(':memory:')
  const settings = readSettings({ RATE_LIMIT: 'off' })
  const { app } = await createApp({ settings, database, log: pino({ level: 'silent' }) })
  await database.close()
  const response = await app.inject('/api/health')
  expect(response.statusCode).toBe(503)
  expect((await app.inject('/api/health/live')).statusCode).toBe(200)
  expect(response.json()).toMatchObject({ status: 'database unreachable', revision: 0, changed_at: '', database_answers: false })
  // The answer has Retry-After and no internal error.
  const call = await app.inject('/api/items/all')
  expect([call.statusCode, call.headers['retry-after'], call.headers['cache-control']]).toEqual([503, '5', 'no-store'])
  const error = 'The wiki can’t answer right now. Try again in a moment.'
  expect(call.json()).toEqual({ success: false, status: 503, count: 0, results: [], error })
  await app.close()
})

test('frequent health checks share one query', async () => {
  const database = await openDatabase(':memory:')
  const query = vi.spyOn(database.control, 'selectFrom')
  const app = fastify()
  app.setSerializerCompiler(serializerCompiler)
  health({ database, isStopping: () => false })(app)
  await Promise.all(Array.from({ length: 50 }, () => app.inject('/api/health')))
  expect(query).toHaveBeenCalledTimes(1)
  await database.close()
})

test('a database that does not answer is reported as unreachable within the timeout', async () => {
  const app = fastify()
  app.setSerializerCompiler(serializerCompiler)
  health({ database: { dialect: 'postgres', control: openSilent() }, isStopping: () => false })(app)
  const { statusCode, body } = await app.inject('/api/health')
  expect([statusCode, JSON.parse(body)]).toEqual([503, expect.objectContaining({ status: 'database unreachable' })])
})
