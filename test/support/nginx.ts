import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'
import { waitFor } from './serve.ts'

/** Distributions install it where only root's PATH looks. */
export const nginxEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

/** Whether nginx is installed. */
export const hasNginx = () => !spawnSync('nginx', ['-v'], { env: nginxEnv }).error

/** Starts nginx on a local port with all its files in `folder`. `isUp`: path that responds once it runs. */
export async function startNginx(folder: string, site: string, isUp = '/api/health/live', givenPort?: number) {
  const port = givenPort ?? (await findFreePort())
  const listening = `listen 127.0.0.1:${port};`
  const own = site.replace(/listen 80;/, listening)
  if (!own.includes(listening)) throw new Error('The nginx configuration has no "listen 80;".')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    // As root it would switch to a user who cannot write here.
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
    env: nginxEnv,
  })
  const kill = () => nginx.kill('SIGTERM')
  process.once('exit', kill)
  const ended = new Promise<string>((resolve) => {
    nginx.once('exit', (code) => resolve(`nginx failed with exit code ${code}.`))
  })
  const address = `http://127.0.0.1:${port}`
  // A redirect to https counts as a response.
  const answers = waitFor(async () => (await fetch(`${address}${isUp}`, { redirect: 'manual' })).status < 400)
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
