import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Site } from '#model/wiki/site.ts'
import { addSecurityHeaders, toContentPolicy } from './security.ts'

const site = Site.parse(parse(readFileSync('content/site.yaml', 'utf8')))
const siteWith = (embeds: Partial<Site['embeds']>, provider = '', endpoint = ''): Site => ({
  ...site,
  embeds: { ...site.embeds, spotlight: '', game_video: '', store_widget: '', chat_widget: '', ...embeds },
  ads: { ...site.ads, provider },
  analytics: { ...site.analytics, endpoint },
})
const read = (policy: string, directive: string) => new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test("only the wiki's own inline scripts run, each by its hash", () => {
  expect(read(toContentPolicy(['one()', 'two()'], ['a{}'], site), 'script-src')).toBe(`'self' ${hash('one()')} ${hash('two()')}`)
})

test("only the page's own style sheet applies, by its hash", () => {
  expect(read(toContentPolicy([], ['a{}', ''], site), 'style-src')).toBe(`'self' ${hash('a{}')}`)
})

test('scripts, frames, plugins and forms of other sites are forbidden', () => {
  const policy = toContentPolicy([], [], siteWith({}))
  expect(read(policy, 'script-src')).toBe("'self'")
  expect(read(policy, 'default-src')).toBe("'none'")
  expect(read(policy, 'style-src')).toBe("'self'")
  expect(read(policy, 'connect-src')).toBe("'self'")
  for (const directive of ['object-src', 'base-uri', 'frame-src', 'frame-ancestors']) expect(read(policy, directive)).toBe("'none'")
  expect(read(policy, 'form-action')).toBe("'self'")
  expect(read(policy, 'require-trusted-types-for')).toBe("'script'")
  expect(policy).not.toMatch(/unsafe|https?:/)
})

test.each([
  ['a video', siteWith({ spotlight: 'abc', video_host: 'https://video.example/embed' }), 'https://video.example'],
  ['no video, whatever its host', siteWith({ video_host: 'https://video.example/embed' }), "'none'"],
  ['a shop', siteWith({ store_widget: 'https://shop.example/widget/1/' }), 'https://shop.example'],
  ['ads', siteWith({}, 'https://ads.example/frame?x=1'), 'https://ads.example'],
  ['two of one host', siteWith({ store_widget: 'https://one.example/a' }, 'https://one.example/b'), 'https://one.example'],
])('frames come only from configured hosts: %s', (_what, settings, hosts) => {
  expect(read(toContentPolicy([], [], settings), 'frame-src')).toBe(hosts)
})

test('a card may be framed anywhere and frames nothing; the page about cards frames them and may not be framed', () => {
  const shop = siteWith({ store_widget: 'https://shop.example/widget/1/' })
  expect(read(toContentPolicy([], [], siteWith({}), 'card'), 'frame-ancestors')).toBe('*')
  expect(read(toContentPolicy([], [], siteWith({}), 'card'), 'frame-src')).toBe("'none'")
  expect(read(toContentPolicy([], [], shop, 'shows-cards'), 'frame-src')).toBe("'self' https://shop.example")
  expect(read(toContentPolicy([], [], shop, 'shows-cards'), 'frame-ancestors')).toBe("'none'")
})

test("a card names the site for its pictures and fonts: in a sandboxed frame WebKit takes 'self' for nothing", () => {
  const policy = toContentPolicy([], [], siteWith({}), 'card', 'https://wiki.example')
  expect(read(policy, 'img-src')).toBe("'self' https://wiki.example data:")
  expect(read(policy, 'font-src')).toBe("'self' https://wiki.example")
})

test('page views are sent only to the configured host', () => {
  expect(read(toContentPolicy([], [], siteWith({}, '', 'https://count.example/api/event')), 'connect-src')).toBe(
    "'self' https://count.example",
  )
  expect(toContentPolicy([], [], undefined)).not.toMatch(/https?:/)
})

test.each([
  [{ TLS: false, HSTS_SUBDOMAINS: true }, undefined],
  [{ TLS: true, HSTS_SUBDOMAINS: false }, 'max-age=31536000'],
  [{ TLS: true, HSTS_SUBDOMAINS: true }, 'max-age=31536000; includeSubDomains'],
])('%j: https only, for as many names as were asked for', async (settings, header) => {
  const app = fastify()
  await addSecurityHeaders(app, settings)
  app.get('/', () => 'page')
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(header)
})

test('files and calls have no headers for documents, but keep those that stop their misuse', async () => {
  const app = fastify()
  await addSecurityHeaders(app, { TLS: false, HSTS_SUBDOMAINS: false })
  app.get('/page', (_request, reply) => reply.type('text/html').send('<p>'))
  app.get('/picture.svg', (_request, reply) => reply.type('image/svg+xml').send('<svg/>'))
  const { headers: ofPage } = await app.inject('/page')
  expect(ofPage).toMatchObject({ 'x-frame-options': 'DENY', 'permissions-policy': expect.stringContaining('camera=()') })
  const { headers: ofPicture } = await app.inject('/picture.svg')
  expect(ofPicture).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' })
  expect(ofPicture['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(Object.keys(ofPicture)).not.toContain('x-frame-options')
  expect(Object.keys(ofPicture)).not.toContain('permissions-policy')
})
