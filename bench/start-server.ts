import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readSitemap } from '#web/features/feeds/sitemap.ts'
import { serving } from '../scripts/workspace.mjs'

const { args, env } = serving

/** A rate limit that is never reached, so that requests are counted but not rejected. */
const noLimit = String(1e9)
const pollIntervalMs = 5

/**
 * Starts the wiki like `npm start`, on a free port unless `settings` has one, with its request log in `logFile`. Resolves when it listens.
 * Rejects with the output of a wiki that ends before.
 */
export async function startServer(databaseUrl: string, logFile: string, settings: Record<string, string> = {}) {
  const log = openSync(logFile, 'w')
  const server = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      PUBLISH_DIR: join(dirname(logFile), 'published'),
      RATE_LIMIT: noLimit,
      // A publication belongs to one URL, but the port changes with each start.
      SITE_URL: 'http://localhost',
      ...settings,
    },
    stdio: ['ignore', log, 'inherit'],
  })
  closeSync(log)
  const kill = () => server.kill('SIGKILL')
  // Stops the server when the measurement is interrupted.
  process.once('exit', kill)
  let ending = ''
  const ended = new Promise<void>((resolve) => {
    server.once('exit', (code) => {
      ending = `The wiki ended with ${code} before it listened.`
      process.off('exit', kill)
      resolve()
    })
  })
  let address: string | undefined
  while (!(address = /open: (http:\/\/localhost:\d+)/.exec(readFileSync(logFile, 'utf8'))?.[1])) {
    if (ending) throw new Error(ending)
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
  }
  address = address.replace('localhost', '127.0.0.1')
  return { address, pid: server.pid, ended, stop: () => server.kill('SIGTERM'), kill }
}

/** Requests all pages of the sitemap, so that publishing after the start is not measured. */
export async function visitEveryPage(address: string): Promise<void> {
  const sitemap = await fetch(`${address}/sitemap.xml`).then((answer) => answer.text())
  for (const path of readSitemap(sitemap).paths) await fetch(address + path).then((answer) => answer.text())
}
