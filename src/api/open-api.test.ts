import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pino from 'pino'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { callPaths } from '#model/wiki/calls/call-paths.ts'
import type { OpenApi } from '#model/wiki/open-api.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'
import { isLong } from '../../test/support/long.ts'

const run = promisify(execFile)

describe('the description of the API', () => {
  // Inside the repository, so that the generated clients find node_modules.
  mkdirSync('var', { recursive: true })
  const folder = mkdtempSync(join(process.cwd(), 'var', 'openapi-'))
  const file = join(folder, 'openapi.json')
  let database: Database
  let document: OpenApi
  beforeAll(async () => {
    database = await openDatabase(':memory:')
    await fill(database, readContent('test/wiki'))
    const { app } = await createApp({ settings: readSettings({ RATE_LIMIT: 'off' }), database, log: pino({ level: 'silent' }) })
    document = (await app.inject('/api/openapi.json')).json<OpenApi>()
    writeFileSync(file, JSON.stringify(document))
    await app.close()
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  test('each call has its own operation id, error responses, and a named answer schema', () => {
    const calls = Object.entries(document.paths).flatMap(([path, { get }]) => (get ? [{ path, ...get }] : []))
    const ids = calls.map(({ operationId }) => operationId)
    expect(ids).toEqual(expect.arrayContaining(Object.keys(callPaths)))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, responses } of calls) {
      expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['200', '405', '429', '503']))
      const content = responses['200']?.content ?? {}
      expect(Object.keys(content), path).toEqual([expect.stringMatching(/^application\//)])
      const schema = content['application/json']?.schema
      if (schema) expect(schema.$ref, path).toMatch(/^#\/components\/schemas\/\w+$/)
    }
    const names = Object.keys(document.components?.schemas ?? {})
    expect(names).toEqual(expect.arrayContaining(['Item', 'Shop', 'Town', 'Vehicle', 'Mod', 'Digsite', 'ErrorResponse', 'ItemsAnswer']))
    // Two calls with the same answer share one schema.
    expect(JSON.stringify(document.components?.schemas?.VanillaItemsAnswer)).toContain('"#/components/schemas/Item"')
  })

  test('every format is defined by JSON schema', () => {
    const formats = [...JSON.stringify(document).matchAll(/"format":"([^"]+)"/g)].map(([, format]) => format)
    expect([...new Set(formats)].filter((format = '') => !['date', 'date-time', 'uri', 'email', 'binary'].includes(format))).toEqual([])
  })

  const clients: [name: string, command: string[]][] = [
    ['oazapfts', ['node_modules/oazapfts/dist/cli.js', file, join(folder, 'client.ts')]],
    [
      'openapi-typescript-codegen',
      ['node_modules/openapi-typescript-codegen/bin/index.js', '--input', file, '--output', join(folder, 'codegen')],
    ],
  ]
  test.each(clients.slice(0, isLong ? 2 : 1))('the client that %s makes compiles', async (_name, generate) => {
    await run(process.execPath, generate)
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2022',
          lib: ['es2022', 'dom', 'dom.iterable'],
          types: ['node'],
          skipLibCheck: true,
        },
        include: ['**/*.ts'],
      }),
    )
    const { stdout } = await run(process.execPath, ['node_modules/typescript/bin/tsc', '--project', folder]).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')
  })
})
