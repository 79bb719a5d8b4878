import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { userInfo } from 'node:os'
import { findFreePort } from '../../test/support/free-port.ts'
import { until } from '../../test/support/serve.ts'

/** Distributions keep it where only root looks for programs. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

export function ensureNginx() {
  if (!spawnSync('nginx', ['-v'], { env }).error) return
  throw new Error('nginx is missing. On Debian and Ubuntu: sudo apt-get install nginx-light. On a Mac: brew install nginx.')
}

/** What hosts are told to use, with the ports of the drill; whoever renames a copy there hears of it here. */
export function readRecommended(copies: string[]): string {
  const file = readFileSync('hosting/nginx.conf', 'utf8')
  const named = [...file.matchAll(/^ *server (127\.0\.0\.1:\d+)/gm)].map(([, host = '']) => host)
  if (named.length !== copies.length) throw new Error(`hosting/nginx.conf names ${named.length} copies; the drill has ${copies.length}.`)
  return copies.reduce((text, copy, at) => text.replace(named[at]!, copy), file)
}

/** What somebody writes who names the copies and nothing else. */
export const writePlain = (copies: string[]): string => `
upstream bridgepour { ${copies.map((copy) => `server ${copy};`).join(' ')} }
server { listen 80; location / { proxy_pass http://bridgepour; } }`

/** An nginx of the drill's own, which listens on a free port of this machine and keeps all it writes in `folder`. */
export async function startNginx(folder: string, site: string) {
  const port = await findFreePort()
  const listening = `listen 127.0.0.1:${port};`
  const own = site.replace(/listen 80;/, listening)
  if (!own.includes(listening)) throw new Error('The settings for nginx do not say "listen 80;".')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    // Started by root it would become somebody else, who cannot write here.
    `${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
daemon off;
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'nginx.log')};
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')} ${own} }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-e', join(folder, 'nginx.log'), '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  const kill = () => nginx.kill('SIGTERM')
  process.once('exit', kill)
  const ended = new Promise<string>((resolve) => {
    nginx.once('exit', (code) => resolve(`nginx ended with ${code}.`))
  })
  const address = `http://127.0.0.1:${port}`
  const answers = until(async () => (await fetch(`${address}/api/health/live`)).ok)
  const failed = await Promise.race([ended, answers.then(() => undefined)])
  if (failed !== undefined) throw new Error(failed)
  return {
    address,
    async stop() {
      kill()
      await ended
    },
  }
}
