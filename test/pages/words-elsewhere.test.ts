import { expect, inject, test } from 'vitest'
import { reach } from '../support/serve.ts'

/** Text that leaves the pages: feeds, search results, structured data. It must make sense without the page. */
const wiki = reach(inject('realWiki'))
const read = async (path: string) => (await wiki.get(path, { redirect: 'follow' })).text()

test('a calculation link is a plain number in feeds, results and for search engines', async () => {
  expect(await read('/blog/2')).toMatch(/title="Work it out">\d+<\/a>/)
  for (const feed of ['/feeds/blog.json', '/feeds/blog.xml']) expect(await read(feed), feed).not.toContain(', work it out')
  const [, data = ''] = /<script type="application\/ld\+json">(.*?FAQPage.*?)<\/script>/.exec(await read('/faq')) ?? []
  expect(data).toMatch(/\b5\b[^"]*\bfilters?\b|\bfilters?\b[^"]*\b5\b/)
  expect(data).not.toContain('work it out')
  expect(await read('/search?q=how+many+filters')).not.toContain(', work it out')
})

test('the feed of patch notes has earlier values, like their pages', async () => {
  const { items } = JSON.parse(await read('/feeds/patch-notes.json')) as { items: { url: string; content_html: string }[] }
  const entry = items.find(({ url }) => url.endsWith('/patch-notes/15'))?.content_html
  expect(entry).toContain('<li>Goliath Drill, price: 960 coins in 1.2.16, then 1,160 coins</li>')
})

test('a post has its sources, on its page and in feeds', async () => {
  const { results } = JSON.parse(await read('/api/blogposts/')) as { results: { id: number }[] }
  expect(results.length).toBeGreaterThan(5)
  for (const { id } of results) expect(await read(`/blog/${id}`), `post ${id}`).toMatch(/Where this comes from<.*?<li>\w/s)
  expect(await read('/feeds/blog.json')).toMatch(/Where this comes from<.*?<li>\w/s)
})

test('the page of each mod has its sources', async () => {
  const { results } = JSON.parse(await read('/api/mods/')) as { results: { name: string }[] }
  expect(results.length).toBeGreaterThan(30)
  for (const { name } of results) {
    expect(await read(`/legacy-mods/${encodeURIComponent(name)}`), name).toContain('Where this comes from')
  }
})
