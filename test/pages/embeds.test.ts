import { describe, expect, inject, test } from 'vitest'
import { reach } from '../support/serve.ts'

const wiki = reach(inject('realWiki'))
const origin = wiki.address.replace('127.0.0.1', 'localhost')
const page = `${origin}/database/gold-ore`

/** The card without its inlined styles, which name badges and themes in any case. */
async function renderCard(name: string) {
  const html = await (await wiki.get(`/embed/gold-ore${name}`)).text()
  return html.replace(/<style>[^]*?<\/style>/, '')
}

describe('the card of an item for other sites', () => {
  test('may be framed by any site and runs no script; other pages may not be framed', async () => {
    const card = await wiki.get('/embed/gold-ore')
    expect(card.headers.get('x-frame-options')).toBeNull()
    expect(card.headers.get('content-security-policy')).toContain('frame-ancestors *')
    const html = await card.text()
    expect(html).not.toContain('<script')
    expect(html).toContain('<base target="_blank"/>')
    expect(html).toContain('content="noindex"')
    for (const path of ['/embed', '/database/gold-ore', '/embed/no-such-item/x']) {
      const { headers } = await wiki.get(path)
      expect(headers.get('x-frame-options'), path).toBe('DENY')
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    }
  })

  test('has the certainty of the price, and the requested theme', async () => {
    expect(await renderCard('')).toMatch(/class="mk"/)
    expect(await renderCard('?theme=light')).toContain('data-theme="light"')
    expect(await renderCard('?theme=%22%3E')).not.toContain('data-theme')
  })

  test('has inlined styles, so that nothing shifts', async () => {
    const html = await (await wiki.get('/embed/gold-ore')).text()
    expect(html).toMatch(/<style>[^]*?\.embed-card[^]*?<\/style>/)
    expect(html).not.toContain('rel="stylesheet"')
  })

  test('has one address, and none for other things than items', async () => {
    const leadsTo = async (path: string) => {
      const { status, headers } = await wiki.get(path)
      return [status, headers.get('location')]
    }
    expect(await leadsTo('/embed/Gold%20Ore')).toEqual([301, '/embed/gold-ore'])
    expect(await leadsTo('/Embed/gold-ore?theme=light')).toEqual([301, '/embed/gold-ore?theme=light'])
    expect((await wiki.get('/embed/no-such-item')).status).toBe(404)
  })
})

describe('oEmbed', () => {
  test('is linked by the page of an item, and answers with its frame', async () => {
    const html = await (await wiki.get('/database/gold-ore')).text()
    const [, href = ''] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? []
    const response = await wiki.get(href.replaceAll('&amp;', '&').replace(origin, ''))
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Gold Ore',
      width: 420,
      html: expect.stringMatching(
        /^<iframe src="[^"]+\/embed\/gold-ore" .*sandbox="[^"]+"><\/iframe><p><a href="[^"]+\/database\/gold-ore">Gold Ore [^<]+<\/a><\/p>$/,
      ) as string,
    })
  })

  test.each([
    [`?url=${encodeURIComponent(page)}&format=xml`, 501],
    [`?url=${encodeURIComponent(`${origin}/database/no-such-item`)}`, 404],
    [`?url=${encodeURIComponent('https://other.example/database/gold-ore')}`, 404],
    ['', 404],
  ])('%s is rejected with %i', async (query, status) => {
    expect((await wiki.get(`/oembed${query}`)).status).toBe(status)
  })
})

test('every address in llms.txt exists', async () => {
  const response = await wiki.get('/llms.txt')
  const text = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text).toMatch(/^# Bridgepour\n\n> /)
  const paths = [...text.matchAll(/\]\((http[^)]+)\)/g)].flatMap(([, address = '']) =>
    address.startsWith(origin) ? address.slice(origin.length) : [],
  )
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) expect((await wiki.get(path)).status, path).toBe(200)
})
