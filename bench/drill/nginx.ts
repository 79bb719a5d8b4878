import { readFileSync } from 'node:fs'
import { hasNginx } from '../../test/support/nginx.ts'

/** Throws if nginx is not installed, with the command that installs it. */
export function ensureNginx() {
  if (hasNginx()) return
  throw new Error('nginx is missing. On Debian and Ubuntu: sudo apt-get install nginx-light. On a Mac: brew install nginx.')
}

/** Reads a configuration of hosting/ and sets the instances ("127.0.0.1:3001") and the cache folder. Throws if it has another number of instances. */
export function readNginxConf(hosts: string[], cacheFolder: string, name = 'hosting/nginx.conf'): string {
  const file = readFileSync(name, 'utf8')
  const named = [...file.matchAll(/^ *server (127\.0\.0\.1:\d+)/gm)].map(([, host = '']) => host)
  if (named.length !== hosts.length) throw new Error(`${name} names ${named.length} instances; ${hosts.length} are needed.`)
  const own = hosts.reduce((text, host, at) => text.replace(named[at]!, host), file)
  return own.replace('/var/cache/nginx/bridgepour', cacheFolder)
}
