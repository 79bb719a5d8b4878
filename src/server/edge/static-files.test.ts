import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveStaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'wiki-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const files = {
  'own/site-12345678.js': 'own script',
  'own/site-12345678.js.br': 'compressed script',
  'own/sans-12345678.woff2': 'font',
  'own/images/pan.svg': '<svg>own</svg>',
  'drawn/images/pan.svg': '<svg>drawn</svg>',
  'drawn/images/shovel.svg': '<svg>shovel</svg>',
  'secret.txt': 'not for readers',
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

async function serve(mayChange = false) {
  const app = fastify()
  await serveStaticFiles(app, [join(folder, 'own'), join(folder, 'drawn')], mayChange)
  return (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/assets/${path}`, headers })
}

test('the first folder that has a file wins, and files with a hash in the name are immutable', async () => {
  const get = await serve()
  expect((await get('images/pan.svg')).body).toBe('<svg>own</svg>')
  expect((await get('images/shovel.svg')).body).toBe('<svg>shovel</svg>')
  expect((await get('images/pan.svg')).headers['cache-control']).toContain('max-age=86400')
  expect((await get('site-12345678.js')).headers['cache-control']).toContain('immutable')
  const compressed = await get('site-12345678.js', { 'accept-encoding': 'br' })
  expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['compressed script', 'br'])
})

test('fonts may be loaded by cards on other sites, scripts may not', async () => {
  const get = await serve()
  expect((await get('sans-12345678.woff2')).headers['access-control-allow-origin']).toBe('*')
  expect((await get('site-12345678.js')).headers['access-control-allow-origin']).toBeUndefined()
})

test.each([
  'images',
  'images/',
  'images/Pan.svg',
  '..%2fsecret.txt',
  '../secret.txt',
  'images/..%5c..%5c..%5csecret.txt',
  'nothing.js',
  '',
])('there is no file "%s"', async (path) => {
  const get = await serve()
  expect((await get(path)).statusCode).toBe(404)
})

test('in development, new files are found', async () => {
  const [developed, served] = [await serve(true), await serve()]
  writeFileSync(join(folder, 'drawn', 'later.svg'), '<svg>later</svg>')
  expect((await developed('later.svg')).body).toBe('<svg>later</svg>')
  expect((await developed('../secret.txt')).statusCode).not.toBe(200)
  expect((await served('later.svg')).statusCode).toBe(404)
})
