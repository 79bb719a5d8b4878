import { describe, expect, inject, test } from 'vitest'
import { reach } from '../support/serve.ts'
import { toText } from '../support/to-text.ts'

/** The real content. */
const wiki = reach(inject('realWiki'))

describe('special shops', () => {
  const read = async (path: string) => toText(await (await wiki.get(path)).text())

  test('R28 the scrapyard gives scrap metal, it does not buy it', async () => {
    const page = await read('/guide-book/towns/bridgepour/scrapyard/6')
    expect(page).toContain('Gives scrap metal')
    expect(page).toContain('What it gives')
    expect(page).not.toMatch(/What it buys|Buys from you/)
    expect(await read('/database/scrap-metal')).toContain('Given for')
  })

  test('the barge researches blueprints and sells none', async () => {
    const page = await read('/guide-book/towns/bridgepour/the-barge/14')
    expect(page).toContain('Researches blueprints: bring what it asks for')
    expect(page).not.toMatch(/Sells to you|sold here/)
  })

  test('R28 Rig Parts has a note that its inventory is unknown', async () => {
    const page = await read('/guide-book/towns/bridgepour/rig-parts/12')
    expect(page).toContain('We haven’t confirmed what it sells.')
    expect(page).not.toContain('Sells to you')
  })
})

test.each([
  ['/tools/vehicles', /A full tank lasts about \d+ minutes of driving/],
  ['/guide-book/towns/bridgepour/vehicle-store/13', /One vehicle in 3 paints/],
  ['/guide-book/towns/bridgepour/vehicle-store/13', /Fill its side tank with water/],
  ['/tools/growth-timers', /need open sky/],
  ['/tools/logic-timing', /Cable takes no time/],
  ['/tools/pressure', /The game counts pressure from 0 to 1/],
  ['/database/pressure-tank', /The game counts pressure from 0 to 1/],
  ['/database/fishing-pole', /From 2\.2 on\??, a red float dips/],
])('%s has facts from files and players: %s', async (path, words) => {
  expect(toText(await (await wiki.get(path)).text())).toMatch(words)
})

test("R28 modded goods of a shop come after the game's own", async () => {
  const html = await (await wiki.get('/guide-book/towns/bridgepour/tools-equipment/7')).text()
  const shelf = /<tbody>[\s\S]*?<\/tbody>/.exec(html)?.[0] ?? ''
  const modded = [...shelf.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => /Modded/.test(row))
  expect(new Set(modded)).toEqual(new Set([false, true]))
  expect(modded).toEqual(modded.toSorted((a, b) => Number(a) - Number(b)))
})

describe('tables can hide estimates', () => {
  const look = async (path: string) => {
    const html = await (await wiki.get(path)).text()
    const [, guesses = '', prices = ''] = /(\d+) of (\d+) prices are (?:unconfirmed|hidden)/.exec(toText(html)) ?? []
    return {
      count: [guesses, prices],
      estimates: html.match(/<td class="num[^"]* est"/g)?.length ?? 0,
      isHidden: /class="[^"]*\bwithout-guesses"/.test(html),
      isTicked: /<input[^>]*name="guesses"[^>]*checked/.test(html),
    }
  }

  test.each([
    ['/database?group=tool&', '/database?group=tool&guesses=out'],
    ['/list', '/list?guesses=out'],
    ['/guide-book/towns/bridgepour/tools-equipment/7', '/guide-book/towns/bridgepour/tools-equipment/7?guesses=out'],
    ['/search?q=pipe', '/search?q=pipe&guesses=out'],
  ])('%s: the server hides and counts them', async (path, without) => {
    const [all, sure] = [await look(path), await look(without)]
    expect(all.estimates).toBeGreaterThan(0)
    expect(all).toMatchObject({ isHidden: false, isTicked: false })
    expect(sure).toEqual({ ...all, isHidden: true, isTicked: true })
  })
})

test('M03 every marker of the map is in a list, with a link to its page, also without script', async () => {
  const html = await (await wiki.get('/database/map')).text()
  const linksOf = (part: string) => [...part.matchAll(/<a (?=[^>]*href="([^"]*)")([^>]*)>/g)]
  const marked = linksOf(html).flatMap(([, href = '', rest = '']) => (rest.includes(' data-pin="') ? [href] : []))
  const [, lists = ''] = /class="map-lists">([\s\S]*?)<\/main>/.exec(html) ?? []
  expect(marked.length).toBeGreaterThan(15)
  expect(linksOf(lists).map(([, href = '']) => href)).toEqual(expect.arrayContaining(marked))
})
