import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Settings } from '#server/settings.ts'
import { hasNginx, nginxEnv } from './support/nginx.ts'

const readHosting = (file: string) => readFileSync(join('hosting', file), 'utf8')

/** Settings with paths that the server writes to: "var/published" -> PUBLISH_DIR */
const writtenSettings = Object.entries(Settings.parse({ HOST: '::', SITE_URL: 'http://localhost' })).flatMap(([name, value]) =>
  String(value).startsWith('var/') ? [name] : [],
)

test.each(['Containerfile', 'bridgepour.service'])(
  '%s has a writable folder for everything the server writes, as its own folder is read-only',
  (file) => {
    expect(writtenSettings).toContain('DATABASE_URL')
    const named = [...readHosting(file).matchAll(/\b([A-Z_]+)=(?:\/data|%S)\//g)].map(([, name]) => name)
    expect(named).toEqual(expect.arrayContaining(writtenSettings))
  },
)

test('every service of compose.yaml limits its log', () => {
  const { services } = parse(readHosting('compose.yaml')) as { services: Record<string, { logging?: { options?: object } }> }
  expect(Object.keys(services)).not.toEqual([])
  for (const { logging } of Object.values(services)) expect(Object.keys(logging?.options ?? {})).toEqual(['max-size', 'max-file'])
})

test.skipIf(!hasNginx() || spawnSync('openssl', ['version']).error)(
  'nginx accepts the configuration with TLS, apart from its paths',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'wiki-nginx-tls-'))
    try {
      const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
      spawnSync('openssl', [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        key,
        '-out',
        certificate,
        '-subj',
        '/CN=wiki.example',
      ])
      const site = readHosting('nginx-tls.conf')
        .replaceAll('/etc/letsencrypt/live/wiki.example', folder)
        .replaceAll('/var/cache/nginx', folder)
      const file = join(folder, 'nginx.conf')
      writeFileSync(file, `pid ${folder}/nginx.pid; events {} http { ${site} }`)
      const { status, stderr } = spawnSync('nginx', ['-t', '-e', join(folder, 'error.log'), '-c', file], {
        env: nginxEnv,
        encoding: 'utf8',
      })
      expect(status, stderr).toBe(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
