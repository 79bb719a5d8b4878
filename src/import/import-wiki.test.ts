import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '#content/read-content.ts'
import { toResult, toResults } from '#model/wiki/envelope.ts'
import { startStandIn, type StandIn, type StandInAnswer } from '../../test/support/stand-in-wiki.ts'
import { importWiki, type Options } from './import-wiki.ts'

let folder: string
let there: StandIn | undefined
let output: string[]
beforeEach(() => {
  output = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line))
  folder = mkdtempSync(join(tmpdir(), 'wiki-import-'))
})
afterEach(() => {
  there?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function standIn(answers: Record<string, StandInAnswer>): Promise<string> {
  there = await startStandIn(answers)
  return there.address
}

function take(origin: string, options: Options = {}, content = 'test/wiki') {
  return importWiki(content, origin, { pause: 0, cacheIn: join(folder, 'stored'), ...options })
}
/** The small wiki, for tests that write into it. */
function copyWiki(): string {
  const content = join(folder, 'content')
  cpSync('test/wiki', content, { recursive: true })
  return content
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

const store = {
  id: 7,
  name: 'Tools & Equipment',
  safe_name: 'tools-equipment',
  modded: false,
  town: { name: 'Bridgepour', town_safe_name: 'bridgepour' },
  category: 'store',
}
const item = (name: string, more: object = {}) => ({
  id: 1,
  name,
  description: 'From there.',
  value: 500,
  modded: false,
  stores: [],
  ...more,
})
const items = (...all: object[]) => ({ '/api/items/all/': toResults(all) })
const post = (html_body: string, title = 'News') => ({
  id: 1,
  title,
  date: '2021-05-18T00:00:00Z',
  thumbnail: '../x.png',
  html_summary: '<p>In <b>short</b>.</p>',
  html_body,
  author: 'Somebody',
})

test('missing things are written with unique ids; a second import changes nothing', { tags: 'long' }, async () => {
  const origin = await standIn(items(item('Far Pan', { stores: [store] }), item('Far Pot', { value: null, more: { than: 'specified' } })))
  const content = copyWiki()
  await take(origin, { dryRun: true }, content)
  expect(output).toContain('+ item/far-pan (items/far-pan.yaml)')
  await take(origin, {}, content)
  expect(output.at(-1)).toContain('--yes')
  expect(existsSync(join(folder, 'content/items/far-pan.yaml'))).toBe(false)
  await take(origin, { yes: true }, content)
  // `readContent` throws for duplicate ids.
  const fresh = readContent(content).items.filter(({ safe_name }) => safe_name.startsWith('far-'))
  expect(fresh.map(({ name, value, shops, shop_role, sources }) => [name, value, shops, shop_role, sources.value?.certainty])).toEqual([
    ['Far Pan', 500, [7], 'sells', 'guess'],
    ['Far Pot', null, [], 'none', 'unknown'],
  ])
  await take(origin, { yes: true }, content)
  expect(output.at(-2)).toBe('0 new, 0 changed, 2 the same, 0 fields kept, 0 rejected.')
})

test('values that people wrote are kept and printed; unknown and imported values are updated', async () => {
  const content = copyWiki()
  const wellKnown = read('content/items/shovel.yaml')
  const unknown = read('content/items/big-pan.yaml')
    .replace(/value: \d+/, 'value: null')
    .replace(/( {2}value:\n) {4}source:.*\n {4}certainty:.*/, '$1    source: Nobody has looked yet\n    certainty: unknown')
  writeFileSync(join(folder, 'content/items/big-pan.yaml'), `${unknown}# A remark.\n`)
  const createItems = (value: number) => items(item('Shovel', { value: 1, description: null }), item('Big Pan', { value, description: '' }))
  const origin = await standIn(createItems(700))
  await take(origin, { yes: true }, content)
  expect(output).toContain('~ item/big-pan: value: null → 700')
  expect(output).toContainEqual(
    expect.stringMatching(/^= item\/shovel value is kept as 1200 \(guess: A guess of the editors\); 127\S+ has 1$/),
  )
  expect(read('content/items/shovel.yaml')).toBe(wellKnown)
  const pan = read('content/items/big-pan.yaml')
  expect(pan).toMatch(/value: 700\n[\s\S]*source: Imported from 127[\s\S]*# A remark\.\n/)
  writeFileSync(join(folder, 'content/items/big-pan.yaml'), pan.replace('value: 700', 'value: 900'))
  await take(origin, { yes: true }, content)
  expect(output).toContain('~ item/big-pan: value: 900 → 700')
})

test('requests are sequential; an interrupted import resumes', async () => {
  const content = copyWiki()
  let [open, most, isHealthy] = [0, 0, false]
  const cut = (response: ServerResponse) => {
    if (isHealthy) return response.end(JSON.stringify(toResults([])))
    response.writeHead(200, { 'content-length': 1000 }).write('{"results": [')
    return setImmediate(() => response.destroy())
  }
  const origin = await standIn({ ...items(item('Far Pan')), '/api/vehicles/': cut })
  there?.server.on('request', (_request, response: ServerResponse) => {
    most = Math.max(most, ++open)
    response.once('close', () => (open -= 1))
  })
  await expect(take(origin, { yes: true }, content)).rejects.toThrow(/cannot be reached: [\s\S]*Run the same command/)
  const before = there?.requests.splice(0) ?? []
  // The failed request was retried three times.
  expect(before.filter((path) => path === '/api/vehicles/')).toHaveLength(4)
  isHealthy = true
  await take(origin, { yes: true }, content)
  expect(there?.requests.filter((path) => before.includes(path))).toEqual(['/api/vehicles/'])
  expect(most).toBe(1)
  expect(existsSync(join(folder, 'content/items/far-pan.yaml'))).toBe(true)
})

test('a missing call of the host is reported', async () => {
  const origin = await standIn({ '/api/towns/all/': (response) => response.writeHead(404).end('<html>') })
  await take(origin, { dryRun: true }, join(folder, 'new'))
  expect(output).toContain('✖ towns: the host does not have this call ("/api/towns/all")')
})

test('a host that is no wiki is reported in a sentence', async () => {
  const origin = await standIn({ '/api/towns/all/': [1] })
  await expect(take(origin, {}, join(folder, 'new'))).rejects.toThrow(/towns has no results/)
})

test('hostile things are rejected, printed and stored; the others are imported', { tags: 'long' }, async () => {
  const content = copyWiki()
  const bad = [
    item('../../evil'),
    item('..'),
    item('CON'),
    item('Long'.repeat(80)),
    item('Odd \u001b[2J'),
    item('Price', { value: '12' }),
    item('Minus', { value: -1 }),
    item('Far', { stores: [{ ...store, id: 99 }] }),
    'no thing at all',
    null,
    'deep',
  ]
  const town = { id: 9, name: 'Nowhere', description: 'x', town_safe_name: '../towns', shops: [] }
  const mod = { name: 'Evil', author: 'x', description: 'x', url: 'javascript:alert(1)', details: false, ribbon_text: '', ribbon_color: '' }
  const origin = await standIn({
    '/api/items/all/': (response) => {
      const text = JSON.stringify(toResults([...bad, item('Far Pan')]))
      response.end(text.replace('{"id"', '{"__proto__":{"active":false},"id"').replace('"deep"', '['.repeat(50_000) + ']'.repeat(50_000)))
    },
    '/api/towns/all/': toResults([town]),
    '/api/mods/': toResults([mod]),
    '/api/patchnotes/': toResults([{ id: 9, summary: 'No version', details: '' }]),
    '/api/blogposts/': toResults([
      post('<p onclick="hit()" id="main">Hello <script>hit()</script><a href="javascript:hit()">you</a></p><img src=x onerror=hit()>'),
      { ...post('<b>'.repeat(20_000), 'Deep'), id: 2 },
    ]),
    '/api/spotlight/': toResult('"><script>'),
  })
  await take(origin, { yes: true }, content)
  const { items: all, blogPosts } = readContent(content)
  expect(all.filter(({ sources }) => sources.name?.source.startsWith('Imported')).map(({ name, active }) => [name, active])).toEqual([
    ['Far Pan', true],
  ])
  expect(blogPosts.find(({ title }) => title === 'News')).toMatchObject({
    html_body: expect.stringMatching(/^<p>Hello <a>you<\/a><\/p>(<img src="x">)?$/) as string,
    safe_summary: 'In short.',
    thumbnail: '',
  })
  expect(output).toContainEqual(expect.stringMatching(/^2 new, .* 15 rejected\.$/))
  const [rejectedFile = ''] = readdirSync(join(folder, 'stored')).filter((file) => file.endsWith('.rejected.yaml'))
  const rejected = parse(read(`stored/${rejectedFile}`)) as { why: string; row: { name?: string } }[]
  expect(rejected).toHaveLength(15)
  expect(rejected).toContainEqual(expect.objectContaining({ why: '"../../evil" cannot be a file name' }))
  expect(output.join('\n')).not.toContain('\u001b')
})

test('an empty folder becomes a wiki', async () => {
  const run = { player: 'Ada', plot: 'Far Pit', version: '1.6', challenge: 'First bar', setup: 'Solo', time: 61 }
  const origin = await standIn({
    ...items(item('Far Pan')),
    '/api/spotlight/': toResult('abc-123'),
    '/api/speedruns/': toResults([{ ...run, timestamp: '2021-05-18T00:00:00Z', videolink: 'https://vimeo.com/1', videoProvider: 'Vimeo' }]),
  })
  await take(origin, { yes: true }, join(folder, 'new'))
  const { site, items: all, speedruns } = readContent(join(folder, 'new'))
  expect(site.embeds.spotlight).toBe('abc-123')
  expect(speedruns.map(({ videolink, videoProvider }) => [videolink, videoProvider])).toEqual([['https://vimeo.com/1', 'other']])
  expect(all.map(({ name }) => name)).toEqual(['Far Pan'])
})

test.each(['ftp://example.org', 'no address', ''])('"%s" is rejected as an address', async (address) => {
  await expect(take(address)).rejects.toThrow('https://api.example.org')
})
