import { expect, test } from 'vitest'
import { toAtom } from './atom.ts'
import { escapeXml } from './escape-xml.ts'
import { lastUpdate, toAbsolute, type Feed } from './feed.ts'
import { toJsonFeed } from './json-feed.ts'
import { readSitemap, toSitemap, toSitemapFile } from './sitemap.ts'
import { listFeedEntries } from './version-entries.ts'

const feed: Feed = {
  title: 'Pipes & "belts"',
  description: '',
  home: 'https://wiki.example/blog',
  self: 'https://wiki.example/feeds/blog.xml',
  icon: 'https://wiki.example/icon.png',
  entries: [
    {
      url: 'https://wiki.example/blog/1?a=1&b=2',
      title: 'Is 5 < 6?',
      date: '2026-11-20T00:00:00Z',
      author: "O'Hara",
      summary: '',
      html: '<p>Yes &amp; no ]]></p>',
      picture: 'https://wiki.example/previews/post/1.00000000.png',
    },
    { url: 'https://wiki.example/blog/2', title: 'Two', date: '2026-11-21T00:00:00Z', author: 'Ann', summary: 'Short', html: '' },
  ],
}

test.each([
  ['a & b', 'a &amp; b'],
  ['<b title="x">\'', '&lt;b title=&quot;x&quot;&gt;&apos;'],
  ['bell\u0007 and tab\t', 'bell and tab\t'],
  ['half a pair \ud83d', 'half a pair \ufffd'],
  ['emoji 🪣', 'emoji 🪣'],
])('%j in XML is %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped)
})

test('an Atom feed escapes all that is not its own', () => {
  const atom = toAtom(feed)
  expect(atom).toContain('<title>Pipes &amp; &quot;belts&quot;</title>')
  expect(atom).toContain('<id>https://wiki.example/blog/1?a=1&amp;b=2</id>')
  expect(atom).toContain('<content type="html">&lt;p&gt;Yes &amp;amp; no ]]&gt;&lt;/p&gt;</content>')
  expect(atom).toContain('<name>O&apos;Hara</name>')
  expect(atom.match(/<entry>/g)).toHaveLength(2)
  expect(atom.match(/<summary>/g)).toHaveLength(1)
  expect(atom.match(/<link rel="enclosure" type="image\/png" href="https:\/\/wiki.example\/previews/g)).toHaveLength(1)
})

test('a JSON feed says the same', () => {
  const json = JSON.parse(toJsonFeed(feed)) as { items: { id: string; summary?: string }[] }
  expect(json.items.map(({ id }) => id)).toEqual(feed.entries.map(({ url }) => url))
  expect(json.items[0]).not.toHaveProperty('summary')
})

test('what a version changed is told in words, with what is not sure of it', () => {
  const source = { certainty: 'files', source: 'A file', note: '' } as const
  const drill = {
    patch: 15,
    version: '1.3.4',
    kind: 'item',
    id: 'drill',
    name: 'Drill & Co',
    path: '',
    field: 'value',
    what: 'Price',
    coins: true,
  }
  const changes = [
    { ...drill, from: { ...source, version: '1.2.16', value: 96_000 }, to: { ...source, value: 116_000 } },
    {
      ...drill,
      kind: 'fact',
      what: 'What a filter cleans',
      coins: false,
      from: null,
      to: { ...source, certainty: 'worked-out' as const, value: 10, note: 'Of three tiers the first.' },
    },
  ]
  expect(listFeedEntries(changes)).toBe(
    '<ul><li>Drill &amp; Co, price: 960 coins in 1.2.16, then 1,160 coins</li><li>What a filter cleans: 10. Of three tiers the first.</li></ul>',
  )
  expect(listFeedEntries([])).toBe('')
})

test('a date that is only that of a check is not called the day of publication', () => {
  const [entry] = feed.entries
  const unknown: Feed = { ...feed, entries: entry ? [{ ...entry, isDateOfCheck: true }] : [] }
  expect(toAtom(unknown)).not.toContain('<published>')
  expect(toAtom(unknown)).toContain('<updated>2026-11-20T00:00:00Z</updated>')
  expect(JSON.parse(toJsonFeed(unknown))).toMatchObject({ items: [{ date_modified: '2026-11-20T00:00:00Z' }] })
})

test('a feed is as old as its newest entry', () => {
  expect(lastUpdate(feed)).toBe('2026-11-21T00:00:00Z')
  expect(lastUpdate({ entries: [] })).toMatch(/^\d{4}-/)
})

test('links of posts become absolute', () => {
  expect(toAbsolute('<a href="/faq">x</a><a href="https://a.example/">y</a>', 'https://wiki.example')).toBe(
    '<a href="https://wiki.example/faq">x</a><a href="https://a.example/">y</a>',
  )
})

test('a sitemap lists each address once', () => {
  const sitemap = toSitemap('https://wiki.example', ['/', '/database/a&b', '/'])
  expect(sitemap.match(/<loc>/g)).toHaveLength(2)
  expect(sitemap).toContain('<loc>https://wiki.example/database/a&amp;b</loc>')
})

test('a sitemap of many addresses lists files that list them', () => {
  const [origin, paths] = ['https://wiki.example', ['/', '/faq', '/database', '/', '/about', '/mods']] as const
  const whole = readSitemap(toSitemap(origin, paths, 2))
  expect(whole).toEqual({ paths: ['/sitemap/1.xml', '/sitemap/2.xml', '/sitemap/3.xml'], areFiles: true })
  const listed = [1, 2, 3].map((file) => readSitemap(toSitemapFile(origin, paths, file, 2) ?? ''))
  expect(listed).toEqual([['/', '/faq'], ['/database', '/about'], ['/mods']].map((some) => ({ paths: some, areFiles: false })))
  expect(toSitemapFile(origin, paths, 4, 2)).toBeUndefined()
})

test('links and pictures of a feed have the origin', () => {
  const html = '<a href="/faq"><img src="/a.png"></a><a href="https://example.org/">'
  expect(toAbsolute(html, 'https://wiki.example')).toBe(
    '<a href="https://wiki.example/faq"><img src="https://wiki.example/a.png"></a><a href="https://example.org/">',
  )
})
