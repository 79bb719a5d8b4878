import { readFileSync } from 'node:fs'
import { hasNginx } from '../../test/support/nginx.ts'

export function ensureNginx() {
  if (hasNginx()) return
  throw new Error('nginx is missing. On Debian and Ubuntu: sudo apt-get install nginx-light. On a Mac: brew install nginx.')
}

/** What hosts are told to use, with the ports of the drill; whoever renames a copy there hears of it here. */
export function readRecommended(copies: string[], name = 'hosting/nginx.conf'): string {
  const file = readFileSync(name, 'utf8')
  const named = [...file.matchAll(/^ *server (127\.0\.0\.1:\d+)/gm)].map(([, host = '']) => host)
  if (named.length !== copies.length) throw new Error(`${name} names ${named.length} copies; ${copies.length} are needed.`)
  return copies.reduce((text, copy, at) => text.replace(named[at]!, copy), file)
}

/** What somebody writes who names the copies and nothing else. */
export const writePlain = (copies: string[]): string => `
upstream bridgepour { ${copies.map((copy) => `server ${copy};`).join(' ')} }
server { listen 80; location / { proxy_pass http://bridgepour; } }`
