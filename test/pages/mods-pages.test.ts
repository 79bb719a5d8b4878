import { describe, expect, inject, test } from 'vitest'
import { reach } from '../support/serve.ts'

/** The real content. */
const wiki = reach(inject('realWiki'))

describe('R23 the legacy mods', () => {
  const list = async (query: string) => {
    const response = await wiki.get(`/legacy-mods?${query}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    return [...html.matchAll(/<li class="card mod-card"[^>]*>(.*?)(?=<li class="card mod-card"|<\/ul>)/gs)].map(([, card = '']) => ({
      name: /<h2[^>]*>(.*?)<\/h2>/.exec(card)?.[1],
      ribbon: /<span class="(ribbon \w+)">(.*?)<\/span>/.exec(card)?.slice(1).join(': '),
    }))
  }

  test.each([
    ['mod=PIPEW', [{ name: 'Pipeworks', ribbon: 'ribbon blue: Beta' }]],
    ['mod=bulk', [{ name: 'Bulk Buy', ribbon: undefined }]],
    ['mod=emporium&author=macg', [{ name: 'MacGregor Emporium', ribbon: 'ribbon red: Retired' }]],
    ['mod=emporium&author=Rhino', []],
  ])('?%s shows the matching mods with their ribbons', async (query, mods) => {
    expect(await list(query)).toEqual(mods)
  })

  test('"Show all" leads back from a search, and only from there', async () => {
    const [all, some] = await Promise.all(['', '?mod=bulk'].map(async (query) => (await wiki.get(`/legacy-mods${query}`)).text()))
    expect(all).not.toContain('>Show all<')
    expect(some).toContain('<a href="/legacy-mods">Show all</a>')
  })

  test('all mods of one author and no others', async () => {
    const [all, theirs] = await Promise.all([list(''), list('author=rhino')])
    expect(theirs.map(({ name }) => name)).toEqual(expect.arrayContaining(['HydroUMH', 'Bulk Buy', 'Hydronix Store']))
    expect(theirs.length).toBeLessThan(all.length)
    expect(theirs.map(({ name }) => name)).not.toContain('Pipeworks')
  })
})

describe('mods', () => {
  type Mod = { name: string; author: string; url: string }
  const list = async () => ((await (await wiki.get('/api/mods')).json()) as { results: Mod[] }).results

  test('R24 every mod has a page in the sitemap, found in any case', async () => {
    const sitemap = await (await wiki.get('/sitemap.xml')).text()
    for (const { name } of await list()) {
      const path = `/legacy-mods/${name === 'Hydrotility++' ? name : encodeURIComponent(name)}`
      expect(sitemap).toContain(`${path}<`)
      const { status, headers } = await wiki.get(`/legacy-mods/${encodeURIComponent(name.toUpperCase())}`)
      expect([status, headers.get('location')]).toEqual([301, path])
      expect((await wiki.get(path)).status, name).toBe(200)
    }
  })

  test('R23 only links to files are called downloads', async () => {
    const html = await (await wiki.get('/legacy-mods')).text()
    const links = [...html.matchAll(/href="([^"]+)" rel="external noopener" aria-label="(Download|Repository)/g)]
    expect(links).toHaveLength((await list()).length)
    expect(links.filter(([, url = '', word]) => /\.(pak|zip)$/.test(url) !== (word === 'Download'))).toEqual([])
  })

  test('R21 profiles of modders agree with the list', async () => {
    const html = await (await wiki.get('/mods')).text()
    const modders = [...html.matchAll(/>(\d+) mods?(?:<!-- -->)?, such as[\s\S]*?href="(\/legacy-mods\?author=[^"]+)"/g)]
    expect(modders.length).toBeGreaterThan(3)
    for (const [, count, path = ''] of modders) {
      const shown = await (await wiki.get(path)).text()
      expect(shown.match(/class="card mod-card"/g)?.length, path).toBe(Number(count))
    }
  })

  test('an item of a mod links to the mod, and the mod to its items', async () => {
    expect(await (await wiki.get('/database/big-pan')).text()).toContain('<a href="/legacy-mods/BigPan">BigPan</a>')
    expect(await (await wiki.get('/legacy-mods/BigPan')).text()).toContain('href="/database/big-pan"')
  })
})
