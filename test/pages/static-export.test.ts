// @module-tag long
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium, expect as expectSoon, type Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { collectAnswers } from '#cli/export/collect-answers.ts'
import { exportSite } from '#cli/export/export-site.ts'
import { openDatabase } from '#database/open-database.ts'
import { readSettings } from '#server/settings.ts'
import { findChromium } from '../support/chromium.ts'
import { hasNginx, startNginx } from '../support/nginx.ts'
import { findFreePort } from '../support/free-port.ts'
import { startPlainHost } from '../support/plain-host.ts'
import { reach, waitFor } from '../support/serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'wiki-copy-'))
const out = join(folder, 'copy')
const log = vi.spyOn(console, 'log').mockImplementation(() => {})
const writeCopy = async () => {
  await exportSite(readSettings({ CONTENT_DIR: 'test/wiki', SITE_URL: 'http://wiki.example' }), {
    out,
    previews: false,
    database: join(folder, 'copy.db'),
    // Fast: the compression level makes no difference here.
    quality: 1,
  })
  return String(log.mock.lastCall?.[0])
}

beforeAll(async () => void (await writeCopy()))
afterAll(() => rmSync(folder, { recursive: true }))

test('a second export writes only changed files and deletes outdated ones', async () => {
  const page = join(out, 'database/gold-ore/index.html')
  const before = statSync(join(out, 'blog/index.html')).mtimeMs
  const right = readFileSync(page)
  writeFileSync(page, 'spoilt')
  // A file of the previous export without a page: its list of files says that it may be deleted.
  const list = join(out, '.bridgepour-export.json')
  writeFileSync(list, JSON.stringify([...(JSON.parse(readFileSync(list, 'utf8')) as string[]), 'old/index.html']))
  expect(await writeCopy()).toMatch(/: 1 written, 1 deleted/)
  expect(readFileSync(page)).toEqual(right)
  expect(statSync(join(out, 'blog/index.html')).mtimeMs).toBe(before)
})

test('a page that cannot be rendered ends the export', async () => {
  const database = await openDatabase(join(folder, 'copy.db'))
  const render = (path: string) =>
    Promise.resolve({ status: path.startsWith('/sitemap') ? 200 : 500, headers: {}, body: Buffer.from('<urlset></urlset>') })
  try {
    const files = collectAnswers({ database, render, origin: 'http://wiki.example', previews: false })
    await expect(files.next()).rejects.toThrow('/ answers 500')
  } finally {
    await database.close()
  }
})

test('an unlinked page is exported if the sitemap lists it', () => {
  expect(existsSync(join(out, 'legacy-mods/Spawn Menu/index.html'))).toBe(true)
})

test('renamed things are found by their old addresses', () => {
  const leads = readFileSync(join(out, '_redirects'), 'utf8').split('\n')
  for (const line of [
    '/database/wide-sieve /database/big-pan 302',
    '/guide-book/guide/first-day /guide-book/guide/first-timer 302',
    '/legacy-mods/Item%20Menu /legacy-mods/Spawn%20Menu 302',
    // The shop's town was renamed.
    '/guide-book/towns/bastion/tools-equipment/2 /guide-book/towns/bastion-keep/tools-equipment/2 302',
    '/link/old-hope /guide-book/digsites#south-hope 302',
  ])
    expect(leads).toContain(line)
  const answer = JSON.parse(readFileSync(join(out, 'api/items/exact/wide-sieve.json'), 'utf8')) as { results: { name: string }[] }
  expect(answer.results.map(({ name }) => name)).toEqual(['Big Pan'])
})

test('_headers and _redirects are within the limits of hosts, without a header in two blocks', () => {
  const blocks = readFileSync(join(out, '_headers'), 'utf8')
    .split('\n\n')
    .map((block) => block.trim().split(/\n\s*/))
  expect(blocks.length).toBeLessThanOrEqual(100)
  const sentWith = (path: string, name: string) =>
    blocks.flatMap(([pattern = '', ...lines]) => {
      const matches = new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace('*', '.*')}$`).test(path)
      return matches ? lines.flatMap((line) => (line.toLowerCase().startsWith(`${name}:`) ? [line.slice(name.length + 2)] : [])) : []
    })
  for (const path of ['/', '/database', '/database/gold-ore', '/compare', '/tools/pressure', '/embed'])
    expect([path, sentWith(path, 'x-frame-options')]).toEqual([path, ['DENY']])
  expect(sentWith('/embed/shovel', 'x-frame-options')).toEqual([])
  expect(sentWith('/assets/icons-abcdefgh.svg', 'cache-control')).toHaveLength(1)
  expect(sentWith('/assets/root-abcdefgh.css', 'cache-control')).toEqual(['public, max-age=31536000, immutable'])
  const leads = readFileSync(join(out, '_redirects'), 'utf8').trim().split('\n')
  const [turned, named] = [leads.filter((line) => /[*:]/.test(line)), leads.filter((line) => !/[*:]/.test(line))]
  expect([turned.length <= 100, named.length <= 2000]).toEqual([true, true])
  expect(leads).toContain('/list/* /list/-/ 200')
  expect(leads.filter((line) => !/^\/\S+ \/\S* (302|200)$/.test(line) || line.length > 1000)).toEqual([])
})

test('a folder with other files is rejected and not changed', async () => {
  const own = mkdtempSync(join(folder, 'own-'))
  writeFileSync(join(own, 'thesis.txt'), 'mine')
  await expect(exportSite(readSettings({ CONTENT_DIR: 'test/wiki' }), { out: own, previews: false })).rejects.toThrow('is not empty')
  expect(globSync('**', { cwd: own })).toEqual(['.', 'thesis.txt'])
})

const hasPython = spawnSync('python3', ['--version']).status === 0

describe.skipIf(!hasPython)('a plain file server', () => {
  test('sends pages, answers and redirects', async () => {
    const port = await findFreePort()
    const server = spawn('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1'], { cwd: out, stdio: 'ignore' })
    try {
      const address = `http://127.0.0.1:${port}`
      await waitFor(async () => (await fetch(address)).ok)
      const page = await fetch(`${address}/database/gold-ore`)
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html'])
      // Files that scripts load: the search index and the items of lists.
      for (const path of ['/api/search-index.json', '/api/items/listed.json']) {
        const answer = await fetch(address + path)
        expect([path, answer.headers.get('content-type')]).toEqual([path, 'application/json'])
        expect(await answer.json()).toMatchObject({ success: true })
      }
      expect(await (await fetch(`${address}/map`)).text()).toContain('url=/database/map"')
      expect(await (await fetch(`${address}/link/Gold%20Ore`)).text()).toContain('url=/database/gold-ore"')
    } finally {
      server.kill()
    }
  })
})

test('scripts of a static export request files with an extension', () => {
  const index = readFileSync(join(out, 'index.html'), 'utf8')
  expect(index).toContain('data-static-export')
  expect(existsSync(join(out, 'api/search-index'))).toBe(false)
})

describe.skipIf(!hasNginx())('served by nginx', () => {
  const wiki = reach(inject('smallWiki'))
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let copy: ReturnType<typeof reach>
  beforeAll(async () => {
    nginx = await startNginx(folder, readFileSync(join(out, 'nginx.conf'), 'utf8'), '/')
    copy = reach(nginx.address)
  })
  afterAll(() => nginx.stop())

  test('the export has every link and file of its pages that the server has', async () => {
    const queue = ['/']
    const queued = new Set(queue)
    const dead: string[] = []
    for (const path of queue) {
      const response = await copy.get(path)
      if (response.status >= 400 && (await wiki.get(path)).status < 400) dead.push(`${response.status} ${path}`)
      if (!response.headers.get('content-type')?.startsWith('text/html; charset=utf-8')) {
        await response.arrayBuffer()
        continue
      }
      const html = await response.text()
      for (const [, address = ''] of html.matchAll(/<(?:a|link|img|script|source)[^>]*? (?:href|src)="(\/(?!\/)[^"#? ]*)/g)) {
        if (queued.has(address)) continue
        queued.add(address)
        queue.push(address)
      }
    }
    expect(dead).toEqual([])
    expect(queued.size).toBeGreaterThan(200)
  })

  test('calls have the server’s answers, with and without trailing slash, with CORS', async () => {
    const files = globSync('api/**/*.json', { cwd: out })
      .filter((file) => !/(dump|openapi|listed)\.json$/.test(file))
      .filter((_file, place) => place % 20 === 0)
    expect(files.length).toBeGreaterThan(20)
    for (const file of [...files, 'api/items/all.json']) {
      const path = `/${file.replaceAll('\\', '/').replace(/\.json$/, '')}`.split('/').map(encodeURIComponent).join('/')
      const [fromFile, fromServer] = await Promise.all([copy.get(`${path}/`), wiki.get(path)])
      expect(fromFile.headers.get('content-type')).toContain('application/json')
      expect(fromFile.headers.get('access-control-allow-origin')).toBe('*')
      if (path !== '/api/meta') expect(await fromFile.text(), path).toBe(await fromServer.text())
    }
    expect((await copy.get('/api/items/all')).status).toBe(200)
  })

  test('a name redirects to its page, in both spellings; other addresses are the not found page', async () => {
    for (const path of ['/link/Gold%20Ore', '/link/gold-ore/']) {
      const { status, headers } = await copy.get(path)
      expect([status, new URL(headers.get('location') ?? '', 'http://x').pathname]).toEqual([302, '/database/gold-ore'])
    }
    const lost = await copy.get('/nothing/here')
    expect(lost.status).toBe(404)
    expect(await lost.text()).toContain('Not found')
    expect(lost.headers.get('cache-control')).toBe('no-store')
    for (const path of ['/nginx.conf', '/_redirects', '/.bridgepour-export.json'])
      expect([path, (await copy.get(path)).status]).toEqual([path, 404])
  })

  test('files are compressed, with the headers of the server and the policy of the page', async () => {
    const page = await copy.get('/database/gold-ore', { headers: { 'accept-encoding': 'gzip' } })
    expect(page.headers.get('content-encoding')).toBe('gzip')
    const live = (await wiki.get('/database/gold-ore')).headers
    for (const name of ['x-content-type-options', 'permissions-policy', 'x-frame-options', 'cache-control'])
      expect(page.headers.get(name), name).toBe(live.get(name))
    expect(await page.text()).toContain(
      `<meta http-equiv="Content-Security-Policy" content="${live.get('content-security-policy')?.split('; frame-ancestors')[0]}`,
    )
    const style = /\/assets\/[\w-]+\.css/.exec(readFileSync(join(out, 'index.html'), 'utf8'))?.[0] ?? ''
    expect((await copy.get(style)).headers.get('cache-control')).toContain('immutable')
  })

  test('only cards may be framed by other sites', async () => {
    for (const [path, framing] of [
      ['/embed/shovel', null],
      ['/embed', 'DENY'],
      ['/database/shovel', 'DENY'],
    ] as const) {
      const { status, headers } = await copy.get(path)
      expect([path, status, headers.get('x-frame-options')]).toEqual([path, 200, framing])
    }
  })

  describe('in a browser', () => {
    // Slow while other tests run.
    const expectPage = expectSoon.configure({ timeout: 30_000 })
    let browser: Browser
    let plain: Awaited<ReturnType<typeof startPlainHost>>
    beforeAll(async () => {
      plain = await startPlainHost(out)
      const { path: executablePath, args, environment } = await findChromium()
      browser = await chromium.launch({ executablePath, args, env: environment })
    })
    afterAll(async () => {
      await browser.close()
      plain.stop()
    })
    const friends = `/list/${btoa('1|3,188|2,9999|1')}/For%20Bo`

    test('a list is read from its address, also without rewrites of the host', async () => {
      const page = await browser.newPage()
      await page.goto(copy.address + friends)
      await expectPage(page.getByRole('heading', { name: 'For Bo', level: 1 })).toBeVisible()
      await expectPage(page.getByRole('spinbutton', { name: 'Quantity of Shovel', exact: true })).toHaveValue('3')
      await expectPage(page.getByText('1 item no longer exists')).toBeVisible()
      await page.goto(plain.address + friends)
      await expectPage(page.getByRole('spinbutton', { name: 'Quantity of Gold Bar', exact: true })).toHaveValue('2')
      expect(page.url()).toMatch(/\/For%20Bo$/)
      await page.close()
    })

    test('tools, tables and search follow their address, also with a slash on a host like GitHub Pages', async () => {
      const page = await browser.newPage()
      await page.goto(`${plain.address}/link/Gold%20Ore`)
      await expectPage(page.getByRole('heading', { name: 'Gold Ore', level: 1 })).toBeVisible()
      await page.goto(`${copy.address}/database?find=shovel`)
      await expectPage(page.locator('.items tbody tr:visible').first()).toContainText('Shovel')
      await page.goto(`${plain.address}/tools/pressure?tanks=7`)
      await expectPage(page.locator('input[name="tanks"]')).toHaveValue('7')
      await page.keyboard.press('Control+k')
      await page.locator('dialog[open] input').fill('gold b')
      await expectPage(page.getByRole('option', { name: /Gold Bar/ })).toBeVisible()
      const lost = await page.goto(`${plain.address}/nothing`)
      expect(lost?.status()).toBe(404)
      await expectPage(page.getByRole('banner').first()).toBeVisible()
      await page.close()
    })

    test('a page that needs a server has a note, with and without script', async () => {
      const pages = ['/search?q=gold', '/speedrun?setup=Solo', '/pokes?page=2', '/compare?items=shovel', '/correct', '/api/docs']
      for (const path of pages) expect(await (await copy.get(path)).text(), path).toContain('need the wiki’s server')
    })

    test('without script a page has a note about missing functions', async () => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      await page.goto(copy.address + friends)
      await expectPage(page.getByText('Turn JavaScript on')).toBeVisible()
      await expectPage(page.getByRole('heading', { level: 1 })).toBeHidden()
      await page.goto(`${copy.address}/tools/pressure?tanks=2`)
      await expectPage(page.getByText('need JavaScript')).toBeVisible()
      await page.close()
    })
  })

  test('every kind of file has its type', async () => {
    const endings = new Map(globSync('**/*.*', { cwd: out }).map((file) => [extname(file), file]))
    for (const [ending, file] of endings) {
      if (['.gz', '.br', '.conf'].includes(ending)) continue
      const type = (await copy.get(`/${file.split('/').map(encodeURIComponent).join('/')}`)).headers.get('content-type')
      expect([ending, type]).not.toEqual([ending, 'text/plain'])
      expect([ending, type]).not.toEqual([ending, 'application/octet-stream'])
    }
  })
})
