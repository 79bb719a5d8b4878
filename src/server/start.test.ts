import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { expect, inject, test, vi } from 'vitest'
import * as install from '../../scripts/install-packages.mjs'
import { isLong } from '../../test/support/long.ts'
import { createLog } from './edge/request-id.ts'
import { explainFailure } from './explain-failure.ts'
import { formatForPeople } from './terminal-log.ts'

/** Runs a program until it ends; `hear` may end it early. */
function run(
  args: string[],
  environment: Record<string, string> = {},
  hear: (output: string, child: ReturnType<typeof spawn>) => void = () => {},
) {
  return new Promise<{ code: number | null; output: string }>((done) => {
    const folder = mkdtempSync(join(tmpdir(), 'wiki-start-'))
    const usual = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLISH: 'false',
      DATABASE_URL: join(folder, 'wiki.db'),
      CONTENT_DIR: 'test/wiki',
    }
    const child = spawn(process.execPath, args, { env: { ...process.env, ...usual, ...environment } })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += String(data)
        hear(output, child)
      })
    child.on('close', (code) => done({ code, output }))
  })
}

test.each([
  ['a wrong setting', { PORT: 'abc' }, 'The setting PORT '],
  ['a database folder that is a file', { DATABASE_URL: 'package.json/wiki.db' }, 'package.json/wiki-'],
  ['a folder for a database', { DATABASE_URL: tmpdir() }, 'DATABASE_URL'],
  ['a wrong password', { DATABASE_URL: inject('postgres').replace(':wiki@', ':wrong@') }, 'DATABASE_URL'],
])('%s ends the start with a sentence', async (_what, environment, sentence) => {
  const { code, output } = await run(['build/server/start.js'], environment)
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

// Only Linux has a /proc that rejects new folders.
test.runIf(isLong && process.platform === 'linux')('a database folder that cannot be created ends the start quickly', async () => {
  const { code, output } = await run(['build/server/start.js'], { DATABASE_URL: '/proc/none/wiki.db' })
  expect(output).toContain('/proc/none/wiki')
  expect(code).toBe(1)
})

test('a port in use ends the start before the database is filled, and another port is suggested', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, output } = await run(['build/server/start.js'], { PORT: String(port) })
  expect(output).toContain(`npm start -- --port ${port + 1}`)
  expect(output).not.toContain('content filled')
  expect(code).toBe(1)
  other.close()
})

test.each([
  [{ code: 'EADDRNOTAVAIL' }, 'HOST is 127.0.0.1'],
  [{ code: 'EACCES', syscall: 'listen', port: 80 }, 'npm start -- --port 3000'],
  [{ code: 'EACCES', syscall: 'listen', port: 90 }, 'METRICS_PORT=9464'],
  [{ code: 'EADDRINUSE', port: 90 }, 'METRICS_PORT=91'],
  [{ code: '3D000' }, 'createdb wiki'],
  [{ code: '28P01' }, 'DATABASE_URL'],
  [{ code: '42501' }, 'grant create on database "wiki" to "reader"'],
  [{ code: 'ENOTFOUND', hostname: '127.0.0.1' }, 'HOST is 127.0.0.1'],
  [{ code: 'ENOTFOUND', hostname: 'db.example' }, 'told so'],
  [{ code: 'EIO' }, 'told so'],
])('%j is explained with what to do and without the password', (fault, sentence) => {
  const error = Object.assign(new Error('told so'), fault)
  const message = explainFailure(error, { HOST: '127.0.0.1', METRICS_PORT: 90, DATABASE_URL: 'postgres://reader:secret@db.example/wiki' })
  expect(message).toContain(sentence)
  expect(message).not.toContain('secret')
})

test('the start waits for PostgreSQL and logs what to check; an interrupt ends it silently', { tags: 'long' }, async () => {
  const { code, output } = await run(
    ['scripts/start.mjs', '--only=serve', '--database', 'postgres://wiki@127.0.0.1:1/wiki'],
    {},
    (printed, child) => {
      if (printed.includes('Is PostgreSQL running there?') && !child.killed) child.kill('SIGINT')
    },
  )
  expect(output).not.toContain('did not start')
  expect(code).toBe(130)
})

test('pages have the port that the system picked, and an interrupt exits with code 0', async () => {
  let canonical: Promise<string | undefined> | undefined
  const { code, output } = await run(['scripts/start.mjs', '--only=serve', '--port', '0'], {}, (printed, child) => {
    const address = /is open: (http:\S+)/.exec(printed)?.[1]?.replace('localhost', '127.0.0.1')
    if (!address || canonical) return
    canonical = fetch(`${address}/database/shovel`)
      .then((response) => response.text())
      .then((html) => /rel="?canonical"? href="?([^">]+)/.exec(html)?.[1])
      .finally(() => child.kill('SIGINT'))
  })
  expect(await canonical).toBe(`${/is open: (\S+)/.exec(output)?.[1]}/database/shovel`)
  expect(output).not.toContain('did not start')
  expect(code).toBe(0)
})

test.each([
  [
    'a child process that ends on a signal',
    "await run(process.execPath, ['-e', 'console.log(7); setTimeout(() => {}, 1e6)'], { quiet: true, hear: console.log })",
  ],
  [
    'a child process that ignores signals',
    "await run('sh', ['-c', 'trap : INT; echo 7; while :; do sleep 0.1; done'], { quiet: true, hear: console.log })",
  ],
])('an interrupt ends an installation or a build silently: %s', { tags: 'long' }, async (_what, work) => {
  const script = `const { run } = await import('./scripts/processes.mjs'); ${work}; console.log('went on')`
  const { code, output } = await run(['--input-type=module', '--eval', script], {}, (printed, child) => {
    if (printed.includes('7') && !child.killed) child.kill('SIGINT')
  })
  expect({ code, output: output.trim() }).toEqual({ code: 130, output: '7' })
})

/** Loads the first module of every script with another `process.version`. */
function loadScriptsOn(node: string) {
  const script = `Object.defineProperty(process, 'versions', { value: { node: '${node}' } }); await import('./scripts/processes.mjs')`
  return run(['--input-type=module', '--eval', script])
}

test.each(['20.18.3', '21.7.3', '22.11.0'])(
  'Node %s is too old, and the start names the required version',
  { tags: 'long' },
  async (version) => {
    const { code, output } = await loadScriptsOn(version)
    expect(output).toMatch(/^\s*This is Node [\d.]+; the wiki needs Node 20\.19 or later, or Node 22\.12 or later\..*\s*$/)
    expect(code).toBe(1)
  },
)

test.each(['20.19.0', '22.12.0', '23.0.0'])('Node %s is new enough', { tags: 'long' }, async (version) => {
  expect(await loadScriptsOn(version)).toEqual({ code: 0, output: '' })
})

test('the packages belong to the Node of npm: another one installs them again', { tags: 'long' }, async () => {
  const version = (env: Record<string, string>) =>
    run(['--input-type=module', '--eval', "console.log((await import('./scripts/install-packages.mjs')).npmNodeVersion)"], env)
  const npm_config_user_agent = 'npm/10.9.0 node/v22.12.0 linux x64 workspaces/false'
  expect((await version({ npm_config_user_agent })).output.trim()).toBe('22.12.0')
  expect((await version({ npm_config_user_agent: '' })).output.trim()).toBe(process.versions.node)
})

test('the start has --help and rejects unknown options', async () => {
  expect((await run(['scripts/start.mjs', '--help'])).output).toContain('npm start -- --port 3001')
  expect(await run(['scripts/start.mjs', '--prot', '3'])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/--prot.*npm start -- --help/),
  })
})

test.each([
  ['npm error code ENOTFOUND\nnpm error syscall getaddrinfo', 'there is no network, or it needs a proxy'],
  ['npm error code E404\nnpm error 404 Not Found', 'the registry does not have them'],
  ['npm error code EACCES', 'Nothing can be written to'],
  [`npm error code EACCES\nnpm error path ${join(process.cwd(), 'node_modules')}`, 'Nothing can be written to'],
  ['npm error code EACCES\nnpm error path /root/.npm/_cacache/tmp\nnpm error errno EACCES', 'npm_config_cache='],
  ['npm error code EUSAGE', 'Run "npm install"'],
  ['npm error code ENOSPC', 'The disk is full'],
  ['spawn npm ENOENT', 'npm is missing'],
  [
    'npm http fetch\nnpm error code ETARGET\nnpm error No matching version\nnpm error     at x',
    'npm error code ETARGET\nnpm error No matching version',
  ],
])('an error of npm is explained with what to do: %j', (output, sentence) => {
  expect(install.explainNpm(output)).toContain(sentence)
})

test('an installation without any answer ends', { tags: 'long' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-mute-'))
  const scripts = ['install-packages.mjs', 'processes.mjs'].map((file) => join('scripts', file))
  for (const file of scripts) cpSync(file, join(folder, file))
  const manifest = { name: 'wanted', version: '1.0.0', dependencies: { left: '1.0.0' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const packages = { '': manifest, 'node_modules/left': { version: '1.0.0' } }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ name: 'wanted', version: '1.0.0', lockfileVersion: 3, packages }))
  let requests = 0
  const mute = createHttpServer(() => (requests += 1)).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { installPackages } = (await import(pathToFileURL(join(folder, 'scripts/install-packages.mjs')).href)) as typeof install
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(mute.address() as AddressInfo).port}`)
  vi.stubEnv('npm_config_cache', join(folder, 'cache'))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await expect(installPackages({ timeoutMs: 500 })).rejects.toThrow('there is no network, or it needs a proxy')
  // By default npm sends four requests.
  expect(requests).toBe(2)
  mute.close()
  mute.closeAllConnections()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('the log on a terminal is readable', async () => {
  const sink = new PassThrough()
  const log = createLog('info', formatForPeople(false, sink))
  log.info({ request: 'a1', method: 'GET', path: '/items', status: 200, ms: 3 }, 'request')
  log.warn({ revision: 2 }, 'could not take over')
  expect(String(sink.read())).toMatch(/^\[[\d:]{8}\] INFO: GET \/items 200, 3 ms\n\[[\d:]{8}\] WARN: could not take over {"revision":2}\n$/)
})
