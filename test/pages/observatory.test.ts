// @module-tag long
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as askByHttp, type IncomingMessage } from 'node:http'
import { request as askByHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readNginxConf } from '../../bench/drill/nginx.ts'
import { findFreePort } from '../support/free-port.ts'
import { hasNginx, startNginx } from '../support/nginx.ts'
import { observe, type Observed } from '../support/observatory.ts'

const name = 'wiki.example'

/** hosting/nginx-tls.conf with other ports and another certificate. */
const readSecured = (host: string, port: number, folder: string) =>
  readNginxConf([host, host], join(folder, 'cache'), 'hosting/nginx-tls.conf')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll(/\/etc\/letsencrypt\S+\/(\w+\.pem)/g, join(folder, '$1'))

describe.skipIf(!hasNginx())('behind nginx with a certificate, as documented', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-observed-'))
  const wiki = new URL(inject('realWiki'))
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let port: number
  beforeAll(async () => {
    port = await findFreePort()
    const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    const certificate = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', `/CN=${name}`]
    execFileSync('openssl', ['req', '-x509', ...certificate, '-addext', `subjectAltName=DNS:${name}`, ...files], { stdio: 'ignore' })
    nginx = await startNginx(folder, readSecured(wiki.host, port, folder))
  })
  afterAll(async () => {
    await nginx.stop()
    rmSync(folder, { recursive: true })
  })

  async function look(path: string): Promise<Observed> {
    const headers = { host: name, origin: 'https://other.example', 'accept-encoding': 'identity' }
    const ca = readFileSync(join(folder, 'fullchain.pem'))
    const [plain, secured] = await Promise.all([
      new Promise<IncomingMessage>((resolve, reject) => {
        askByHttp(nginx.address + path, { headers }, resolve)
          .on('error', reject)
          .end()
      }),
      new Promise<IncomingMessage>((resolve, reject) => {
        askByHttps({ host: '127.0.0.1', port, path, headers, servername: name, ca }, resolve).on('error', reject).end()
      }),
    ])
    plain.resume()
    const { location } = plain.headers
    return {
      // The shared wiki has its own URL instead of SITE_URL.
      headers: new Map(
        Object.entries(secured.headers).map(([header, value]) => [
          header,
          String(value).replace(/http:\/\/(localhost|127[.\d]+):\d+/g, `https://${name}`),
        ]),
      ),
      html: await text(secured),
      leadsTo: location === undefined ? undefined : new URL(location),
      address: new URL(`https://${name}${path}`),
    }
  }

  test.each(['/', '/database/gold-ore', '/search?q=gold', '/tools/pressure', '/embed/shovel', '/no-such-page', '/api/items/exact/shovel'])(
    "%s is A+ by the rules of Mozilla's Observatory",
    async (path) => {
      expect(observe(await look(path))).toEqual({ score: 120, lost: [] })
    },
  )

  test('the rules of its later versions pass', async () => {
    const { headers } = await look('/')
    expect([headers.get('cross-origin-opener-policy'), headers.get('cross-origin-embedder-policy')]).toEqual(['same-origin', undefined])
  })

  test.each([
    ['strict-transport-security', 'max-age=3600', 'strict-transport-security'],
    ['content-security-policy', "default-src 'none'; script-src 'self' 'unsafe-inline'", 'content-security-policy'],
    ['content-security-policy', "default-src 'none'; script-src https:", 'content-security-policy'],
    ['set-cookie', 'seen=1', 'cookies'],
    ['referrer-policy', 'unsafe-url', 'referrer-policy'],
    ['x-content-type-options', '', 'x-content-type-options'],
  ])('with %s: %s the grade is lower', async (header, value, rule) => {
    const response = await look('/')
    const { score, lost } = observe({ ...response, headers: new Map([...response.headers, [header, value]]) })
    expect(lost).toEqual([rule])
    expect(score).toBeLessThan(120)
  })

  test('with a script of another host, or without a redirect to https, the grade is lower', async () => {
    const response = await look('/')
    expect(observe({ ...response, html: '<script src="https://other.example/one.js"></script>' }).lost).toEqual(['subresource-integrity'])
    expect(observe({ ...response, leadsTo: undefined }).lost).toEqual(['redirection'])
  })
})
