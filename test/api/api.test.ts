import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { fillIn, resolveShapes, type OpenApi } from '#model/wiki/open-api.ts'
import { reach } from '../support/serve.ts'

const wiki = reach(inject('smallWiki'))

/** Sends the path as it is: `fetch` would normalize it. */
function raw(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(wiki.address)
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('direct answers', () => {
  test('a question has one answer, with the absolute URL of its page', async () => {
    const { body } = await raw('/api/answers/shovel-price')
    const { count, results } = JSON.parse(body.toString()) as { count: number; results: { topic: string; url: string; path: string }[] }
    expect([count, results[0]?.topic, results[0]?.path]).toEqual([1, 'price', '/database/shovel'])
    expect(results[0]?.url).toMatch(/^http:\/\/.+\/database\/shovel$/)
  })

  test('a question without an answer is 404, with suggestions', async () => {
    const { status, body } = await raw('/api/answers/gold-ore')
    const { success, nearest } = JSON.parse(body.toString()) as { success: boolean; nearest: { path: string }[] }
    expect([status, success]).toEqual([404, false])
    expect(nearest.map(({ path }) => path)).toContain('/database/gold-ore')
  })
})

describe('A06 error responses', () => {
  test.each([
    ['over-long text', `/api/items/query/${'a'.repeat(300)}`, 400, /at most 200/],
    ['an address longer than any', `/api/query/${'a'.repeat(9000)}`, 414, /longer than 8192/],
    ['undecodable', '/api/items/exact/%E0%A4%A', 400, /address/],
    ['a control character', '/api/items/exact/a%00b', 400, /control characters/],
    ['too few parts', '/api/speedruns/filter/none|none', 400, /2 parts.* 5/],
    ['no number', '/api/shop/seven', 400, /whole number/],
    ['a huge number', `/api/blogposts/${'9'.repeat(40)}`, 400, /9 digits/],
    ['a list with an invalid id', '/api/items/listed/1|two', 400, /whole number/],
    ['a list above the limit', `/api/items/listed/${Array.from({ length: 501 }, (_, id) => id).join('|')}`, 400, /at most 500/],
    ['a page of nothing', '/api/pokes?page=-1', 400, /page/],
    ['a page before the first', '/api/pokes?page=0', 400, /page/],
    ['an unknown call', '/api/nothing', 404, /\/api\/docs/],
    ['an unknown call below a known one', '/api/items/exact/a/b/c', 404, /\/api\/docs/],
  ])('%s is rejected in the envelope', async (_what, path, status, error) => {
    const response = await raw(path)
    const body = JSON.parse(response.body.toString()) as { error: string }
    expect(response.status).toBe(status)
    expect(body).toEqual({ success: false, status, count: 0, results: [], error: expect.stringMatching(error) as string })
    expect(response.body.toString()).not.toMatch(/node_modules|at .*\.ts|select |stack/i)
  })

  test.each(['__proto__', 'constructor', "' or 1=1 --", '%25', '*', '%', '_', '..%2f..'])('the name %s finds nothing', async (name) => {
    for (const call of [
      'items/exact',
      'items/query',
      'resources',
      'shops/exact',
      'towns/exact',
      'query',
      'suggest',
      'items/details',
      'items/mentions',
      'items/links',
      'items/page',
      'search/1',
      'find/1',
      'suggest-all',
    ]) {
      const response = await raw(`/api/${call}/${encodeURIComponent(name)}`)
      expect(response.status, `${call} ${name}`).toBe(200)
    }
  })

  test.each(['nonsense', '__proto__', '__defineGetter__', 'constructor', 'toString'])('the tool %s is a 404', async (slug) => {
    expect((await raw(`/api/tools/page/${slug}`)).status).toBe(404)
  })

  test.each(['/database/100%', '/%', '/list/%E0%A4%A/mine', '/blog/<script>alert(1)</script>%'])(
    'the unreadable address %s of a page is rejected with an HTML page',
    async (path) => {
      const { status, headers, body } = await raw(path)
      const html = body.toString()
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([400, 'text/html; charset=utf-8', 'no-store'])
      expect(html).toContain('The address')
      expect(html).toContain('href="/"')
      // Input must not be echoed: it could be a script.
      expect(html).not.toContain('alert')
    },
  )

  test('other methods are 405 with Allow, in the envelope', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await raw('/api/items/all', { method })
      expect(response.status).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD, OPTIONS')
      expect(JSON.parse(response.body.toString())).toMatchObject({ success: false, status: 405 })
    }
    const page = await raw('/database', { method: 'POST' })
    expect([page.status, page.headers.allow, page.headers['content-type']]).toEqual([405, 'GET, HEAD', 'text/html; charset=utf-8'])
  })
})

describe('A07 caching and CORS', () => {
  test('CORS for reading, preflight included', async () => {
    expect((await raw('/api/items/all')).headers['access-control-allow-origin']).toBe('*')
    expect((await raw('/api/nothing')).headers['access-control-allow-origin']).toBe('*')
    expect((await raw('/api/items/exact/%00')).headers['access-control-allow-origin']).toBe('*')
    const preflight = await raw('/api/items/all', {
      method: 'OPTIONS',
      headers: { origin: 'https://example.org', 'access-control-request-method': 'GET' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers['access-control-allow-methods']).toContain('GET')
    expect(preflight.headers.allow).toBe('GET, HEAD, OPTIONS')
  })

  test('brotli and gzip have the same content, and Vary names the encoding', async () => {
    const plain = await raw('/api/items/all')
    const brotli = await raw('/api/items/all', { headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await raw('/api/items/all', { headers: { 'accept-encoding': 'gzip' } })
    const refused = await raw('/api/items/all', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })
    expect([
      plain.headers['content-encoding'],
      brotli.headers['content-encoding'],
      gzip.headers['content-encoding'],
      refused.headers['content-encoding'],
    ]).toEqual([undefined, 'br', 'gzip', undefined])
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(plain.headers.vary).toContain('Accept-Encoding')
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length))
  })

  test('a current ETag is answered with 304 and no body; HEAD has only the headers', async () => {
    const { headers } = await raw('/api/towns/all')
    const again = await raw('/api/towns/all/', { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    const list = await raw('/api/towns/all', { headers: { 'if-none-match': `"other", ${String(headers.etag)}` } })
    expect(list.status).toBe(304)
    // A conditional request for a missing page gets 404.
    const nowhere = await raw('/nowhere')
    expect((await raw('/nowhere', { headers: { 'if-none-match': String(nowhere.headers.etag ?? '*') } })).status).toBe(404)
    const head = await raw('/api/towns/all', { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, headers['content-length']])
  })

  test('Cache-Control allows shared caches', async () => {
    expect((await raw('/api/towns/all')).headers['cache-control']).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/)
    const unknown = await raw(`/api/nothing/${'x'.repeat(2000)}`)
    expect(unknown.headers['cache-control']).toBe('no-store')
    // A correction contains the date.
    expect((await raw('/correct?file=items%2Fshovel.yaml&field=value&text=1300&source=Tag&sent=true')).headers['cache-control']).toBe(
      'no-store',
    )
    // Long input is shortened in the message.
    expect(unknown.body.length).toBeLessThan(500)
    const noFile = await raw('/assets/nothing.js')
    expect([noFile.status, noFile.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  test('health reports content and database', async () => {
    const response = await raw('/api/health')
    expect(JSON.parse(response.body.toString())).toMatchObject({ status: 'ok', revision: 1, database: 'sqlite' })
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await raw('/api/health/ready')).body).toEqual(response.body)
    expect(JSON.parse((await raw('/api/health/live')).body.toString())).toEqual({ status: 'ok' })
  })
})

describe('the documentation', () => {
  type Operation = {
    summary: string
    responses: Record<string, { description: string }>
    parameters?: { name: string; in: string; schema: { example?: unknown }; example?: unknown }[]
  }

  test('OpenAPI 3.1 lists every call with a summary and working examples', async () => {
    const api = JSON.parse((await raw('/api/openapi.json')).body.toString()) as {
      openapi: string
      servers: { url: string }[]
      paths: Record<string, { get: Operation }>
    }
    expect(api.openapi).toBe('3.1.0')
    expect(api.servers.map(({ url }) => new URL(url).protocol)).toEqual(['http:'])
    const calls = Object.entries(api.paths)
    expect(calls.length).toBeGreaterThan(30)
    for (const [path, { get }] of calls) {
      expect(get.summary, path).toBeTruthy()
      const descriptions = Object.values(get.responses).map(({ description }) => description)
      for (const sentence of descriptions) expect(sentence, path).toMatch(/^[A-Z`].*\.$/)
      expect(descriptions, path).not.toContain('Default Response')
      const filled = (get.parameters ?? [])
        .filter((parameter) => parameter.in === 'path')
        .reduce((text, parameter) => {
          const example = parameter.example ?? parameter.schema.example
          expect(example, `${path} ${parameter.name}`).toBeDefined()
          return text.replace(`{${parameter.name}}`, encodeURIComponent(String(example)))
        }, path)
      const response = await raw(filled)
      expect(response.status, filled).toBe(200)
    }
  })

  test('every reference of the description resolves', async () => {
    const api = JSON.parse((await raw('/api/openapi.json')).body.toString()) as OpenApi & { components?: { schemas?: object } }
    const defined = Object.keys(api.components?.schemas ?? {}).map((name) => `#/components/schemas/${name}`)
    const referred = [...JSON.stringify(api).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
    expect(referred.filter((to) => !defined.includes(to!))).toEqual([])
  })

  test('the examples of fields are from current answers', async () => {
    const { paths } = resolveShapes(JSON.parse((await raw('/api/openapi.json')).body.toString()) as OpenApi)
    const answered = new Set<string>()
    const examples: { at: string; key: string }[] = []
    let deeper = 0
    for (const [path, { get: call }] of Object.entries(paths)) {
      const answer = call?.responses['200']?.content?.['application/json']?.schema
      if (!answer) continue
      const live = JSON.parse((await raw(fillIn(path, call.parameters ?? []))).body.toString()) as Record<string, unknown>
      const objects = [live, live.results ?? live.result].flat() as (Record<string, unknown> | null | undefined)[]
      for (const object of objects) for (const [name, value] of Object.entries(object ?? {})) answered.add(JSON.stringify([name, value]))
      const answers = answer.anyOf ?? [answer]
      const fields = answers.flatMap(({ properties = {} }) => Object.values(properties))
      const shapes = fields.flatMap((field) => (field.items ?? field).anyOf ?? [field.items ?? field])
      for (const [name, { example, ...field }] of [...answers, ...shapes].flatMap(({ properties = {} }) => Object.entries(properties))) {
        const isNested = name !== 'results' && name !== 'result'
        if (isNested && example !== undefined && JSON.stringify(field.properties ?? {}).includes('"example":')) deeper++
        if (example !== undefined) examples.push({ at: `${path} ${name}`, key: JSON.stringify([name, example]) })
      }
    }
    expect(examples.length).toBeGreaterThan(400)
    expect(examples.filter(({ key }) => !answered.has(key))).toEqual([])
    expect(deeper).toBe(0)
  })

  test('A06 /api itself is an unknown call', async () => {
    for (const path of ['/api', '/api/', '/api?x=1']) {
      const { status, body } = await raw(path)
      expect(status, path).toBe(404)
      expect(JSON.parse(body.toString()), path).toMatchObject({ success: false, status: 404, count: 0, results: [] })
    }
  })

  test('a content file has its exact text, and is listed for its page', async () => {
    const ask = async (path: string) => (JSON.parse((await raw(path)).body.toString()) as { results: object[] }).results
    const file = { file: 'items/shovel.yaml', page: '/database/shovel', title: 'Shovel' }
    expect(await ask('/api/content/items/shovel.yaml')).toEqual([{ ...file, text: readFileSync('test/wiki/items/shovel.yaml', 'utf8') }])
    expect(await ask('/api/content-of/%2Fdatabase%2Fshovel%3Fx')).toContainEqual(file)
    expect(await ask('/api/content-of/%2Fpatch-notes%2F2')).toHaveLength(1)
    expect(await ask('/api/content-of/%2Fguide-book%2Fguide%2Ffirst-timer')).toEqual([
      { file: 'pages/first-timer.md', page: '/guide-book/guide/first-timer', title: 'First timer' },
    ])
  })

  test.each(['items/..%2Fsite.yaml', '..%2F..%2Fpackage.json/x', 'items/shovel', 'wiki/site.yaml', 'items%2Fshovel.yaml/.'])(
    '%s is not a content file',
    async (name) => {
      const { status, body } = await raw(`/api/content/${name}`)
      expect([200, 404]).toContain(status)
      expect(JSON.parse(body.toString())).toMatchObject({ count: 0, results: [] })
    },
  )

  test('provenance has source and certainty of each field', async () => {
    const { results } = JSON.parse((await raw('/api/provenance/item/shovel')).body.toString()) as {
      results: { field: string; estimate: boolean; certainty: string; file: string }[]
    }
    expect(results.find(({ field }) => field === 'value')).toMatchObject({ estimate: true, certainty: 'guess', file: 'items/shovel.yaml' })
  })

  test.each([
    ['value', ['value']],
    ['shops|value', ['shops', 'value']],
  ])('provenance of the fields %s of all things of a kind', async (kind, fields) => {
    const { results } = JSON.parse((await raw(`/api/provenance/item/all/${kind}`)).body.toString()) as {
      results: { id: string; field: string; certainty: string }[]
    }
    expect(new Set(results.map(({ field }) => field))).toEqual(new Set(fields))
    expect(results.find(({ id, field }) => id === 'shovel' && field === 'value')).toMatchObject({ certainty: 'guess' })
  })
})

describe('a renamed thing', () => {
  test.each([
    ['/database/wide-sieve', '/database/big-pan'],
    ['/guide-book/guide/first-day', '/guide-book/guide/first-timer'],
    ['/blog/30', '/blog/3'],
    ['/patch-notes/60', '/patch-notes/2'],
    ['/legacy-mods/Item%20Menu', '/legacy-mods/Spawn%20Menu'],
    ['/legacy-mods/item%20menu', '/legacy-mods/Spawn%20Menu'],
    ['/guide-book/towns/bridgepour/powerworks/16', '/guide-book/towns/bridgepour/hobsons-powerworks/16'],
    ['/embed/wide-sieve', '/embed/big-pan'],
  ])('redirects from its old address: %s', async (path, to) => {
    const { status, headers } = await raw(path)
    expect([status, headers.location]).toEqual([301, to])
  })

  test.each([
    ['/link/wide-sieve', '/database/big-pan'],
    ['/link/old-hope', '/guide-book/digsites#south-hope'],
    ['/link/powerworks', '/guide-book/towns/bridgepour/hobsons-powerworks/16'],
  ])('is found by /link/ with its old name: %s', async (path, to) => {
    expect((await raw(path)).headers.location).toBe(to)
  })

  test.each([
    ['/api/items/exact/wide-sieve', 'Big Pan'],
    ['/api/items/details/Wide-Sieve', 'Big Pan'],
    ['/api/items/links/shovel|wide-sieve', 'Shovel Big Pan'],
    ['/api/query/wide-sieve', 'Big Pan'],
    ['/api/shops/exact/powerworks', "Hobson's Powerworks"],
    ['/api/towns/exact/bastion', 'Bastion Keep'],
    ['/api/digsites/exact/old-hope', 'South Hope'],
    ['/api/vehicles/exact/fast-pickup', 'Racing Pickup'],
    ['/api/mods/details/Item Menu', 'Spawn Menu'],
    ['/api/blogposts/30', 'Post number 3'],
    ['/api/pages/first-day', 'First timer'],
  ])('is found by calls with its old name: %s', async (path, names) => {
    const { results } = JSON.parse((await raw(encodeURI(path))).body.toString()) as { results: { name?: string; title?: string }[] }
    expect(results.map(({ name, title }) => name ?? title).join(' ')).toBe(names)
  })

  test('keeps the anchor of old links', async () => {
    for (const [path, id] of [
      ['/guide-book/towns', 'bastion'],
      ['/guide-book/digsites', 'old-hope'],
    ] as const)
      expect((await raw(path)).body.toString()).toContain(`<span id=${id}></span>`)
  })
})
