import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { isPostgres } from '#database/is-postgres.ts'
import { openDatabase } from '#database/open-database.ts'
import { toSqliteFile } from '#database/sqlite/file.ts'
import { fillApart } from './fill-apart.ts'
import { serving } from '../../scripts/workspace.mjs'
import { shortenMarkup } from '#server/render/shorten-markup.ts'
import { endRows, quoteAttributes } from './quote-attributes.ts'

export type Served = Awaited<ReturnType<typeof serve>>

/**
 * Starts the real server as a child process on a free port, like `npm start`, with a copy of the small wiki and its own database.
 * `settings` are environment variables; `change` may modify the copy before it is read.
 */
export async function serve(
  settings: Record<string, string> = {},
  wiki = 'test/wiki',
  change: (content: string) => void = leaveAsIs,
  /** Called with the output of the server, for tests that need it before the server is up. */
  listen: (output: () => string) => void = () => {},
  /** Command that starts it, for tests that need another environment (small-disk.ts). */
  begin: string[] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-serve-'))
  const content = join(folder, 'content')
  cpSync(wiki, content, { recursive: true })
  change(content)
  const databaseUrl = settings.DATABASE_URL ?? join(folder, 'wiki.db')
  const fillsItself = settings.CONTENT_WATCH === 'true'
  if (!fillsItself && !isPostgres(databaseUrl) && !existsSync(toSqliteFile(databaseUrl))) {
    const isUnchanged = wiki === 'test/wiki' && change === leaveAsIs
    if (isUnchanged) copyFileSync(await (smallWikiFile ??= fillSmallWiki()), toSqliteFile(databaseUrl))
    else await fillFile(content, databaseUrl)
  }
  let output = ''
  const [command = '', ...args] = [...begin, process.execPath, ...serving.args]
  const child = spawn(command, args, {
    env: {
      ...process.env,
      ...serving.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      PREVIEWS_DIR: join(folder, 'previews'),
      PUBLISH_DIR: join(folder, 'published'),
      CONTENT_DIR: content,
      RATE_LIMIT: 'off',
      // Tests share the machine: waiting for the processor must not count as overload.
      MAX_WAIT_MS: '60000',
      // No content changes and no publishing by default.
      CONTENT_WATCH: 'false',
      PUBLISH: 'false',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (data: Buffer) => (output += data))
  child.stderr.on('data', (data: Buffer) => (output += data))
  listen(() => output)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const address = await findAddress(child, () => output)
  return {
    ...reach(address),
    content,
    child,
    exited,
    output: () => output,
    /** Without the grace period of a shutdown, which resilience.test.ts tests. */
    async stop() {
      child.kill('SIGKILL')
      await exited
      // A publisher process may write until it notices.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

const leaveAsIs = () => {}

/** Database of the small wiki, filled once per Vitest worker, because it takes two seconds. */
let smallWikiFile: Promise<string> | undefined

async function fillSmallWiki(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-small-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const databaseUrl = join(folder, 'wiki.db')
  await fillFile('test/wiki', databaseUrl)
  // Moves the write-ahead log into the file that is copied.
  const database = await openDatabase(databaseUrl)
  await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
  await database.close()
  return toSqliteFile(databaseUrl)
}

async function fillFile(folder: string, databaseUrl: string) {
  const report = await fillApart({ folder, databaseUrl })
  if (!report.ok) throw new Error(report.problem)
}

type Asking = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/** A client of a running wiki. Uncompressed, which saves time on both sides. */
export function reach(address: string) {
  const get = async (path: string, { headers, ...options }: Asking = {}) =>
    withQuotes(
      path,
      await fetch(address + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity', ...headers }, ...options }),
    )
  return { address, get }
}

/**
 * Its `text()` has quotes around all values of attributes and the end tags of rows, so that a pattern needs to know one form only. The
 * rest of the markup is shortened, also that of a page with parameters.
 */
function withQuotes(path: string, response: Response): Response {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
  if (!isHtml) return response
  const readText = response.text.bind(response)
  const readShortened = async () => (path.includes('?') ? shortenMarkup(await readText()) : readText())
  return Object.assign(response, { text: async () => endRows(quoteAttributes(await readShortened())) })
}

function findAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /is open: (http:\S+)/.exec(output())?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    }
    child.stdout?.on('data', look)
    child.once('exit', () => reject(new Error(`The server ended before it listened:\n${output()}`)))
  })
}

/** Polls until the condition is true, at most `seconds`. */
export async function waitFor(isSo: () => Promise<boolean>, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The condition was not true within ${seconds} seconds.`)
}
