import { spawn } from 'node:child_process'
import { serving } from '../scripts/workspace.mjs'

const { args, env } = serving

/** Starts the wiki as `npm start` does, on a free port. `address` is known as soon as it listens. */
export async function startServer(databaseUrl: string) {
  const server = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: databaseUrl, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (data: Buffer) => {
      output += String(data)
      const found = /http:\S+/.exec(output)?.[0]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    server.once('exit', (code) => reject(new Error(`The wiki ended with ${code} before it listened.`)))
  })
  return { address, pid: server.pid, stop: () => server.kill('SIGTERM') }
}

/** Asks for all pages of the sitemap: the wiki makes them ready after its start, and that is not measured. */
export async function visitEveryPage(address: string): Promise<void> {
  const sitemap = await fetch(`${address}/sitemap.xml`).then((answer) => answer.text())
  for (const [, page = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    await fetch(address + new URL(page).pathname).then((answer) => answer.text())
  }
}
