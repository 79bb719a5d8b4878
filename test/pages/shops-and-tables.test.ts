import { describe, expect, inject, test } from 'vitest'
import { reach } from '../support/serve.ts'
import { toText } from '../support/to-text.ts'

/** The real content: what readers will see. */
const wiki = reach(inject('realWiki'))

describe('shops that deal in nothing common', () => {
  const read = async (path: string) => toText(await (await wiki.get(path)).text())

  test('R28 the scrapyard gives scrap metal for construction items, it does not buy it', async () => {
    const page = await read('/guide-book/towns/bridgepour/scrapyard/6')
    expect(page).toContain('Gives scrap metal for construction items')
    expect(page).toContain('What it gives')
    expect(page).not.toMatch(/What it buys|Buys from you/)
    expect(await read('/database/scrap-metal')).toContain('Given for construction items')
  })

  test('the barge researches blueprints and sells none', async () => {
    const page = await read('/guide-book/towns/bridgepour/the-barge/14')
    expect(page).toContain('Researches blueprints: bring what it asks for')
    expect(page).not.toMatch(/Sells to you|sold here/)
  })

  test('R28 of the shelf of Rig Parts nothing is known, and the page says so', async () => {
    const page = await read('/guide-book/towns/bridgepour/rig-parts/12')
    expect(page).toContain('We haven’t confirmed what it sells.')
    expect(page).not.toContain('Sells to you')
  })
})

test.each([
  ['/tools/vehicles', /A full tank lasts about \d+ minutes of driving/],
  ['/guide-book/towns/bridgepour/vehicle-store/13', /One vehicle in 3 paints/],
  ['/guide-book/towns/bridgepour/vehicle-store/13', /Fill its side tank with water/],
  ['/tools/growth-timers', /most likely needs open sky/],
  ['/tools/logic-timing', /Cable is taken to take no time/],
  ['/tools/pressure', /told that the game counts pressure from 0 to 1; the sums in its files of 1\.3\.4 take it in percent/],
  ['/database/pressure-tank', /told that the game counts pressure from 0 to 1/],
  ['/database/fishing-pole', /Later, most likely in 2\.2, a red bobber dips/],
])('%s says what the files and players say: %s', async (path, words) => {
  expect(toText(await (await wiki.get(path)).text())).toMatch(words)
})

test("R28 what only a mod puts on a shelf comes after the game's own goods", async () => {
  const html = await (await wiki.get('/guide-book/towns/bridgepour/tools-equipment/7')).text()
  const shelf = /<tbody>[\s\S]*?<\/tbody>/.exec(html)?.[0] ?? ''
  const modded = [...shelf.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => /Modded/.test(row))
  expect(new Set(modded)).toEqual(new Set([false, true]))
  expect(modded).toEqual(modded.toSorted((a, b) => Number(a) - Number(b)))
})

describe('tables can leave guesses out', () => {
  /** Prices in a table, and those that it does not tell. */
  const look = async (path: string) => {
    const html = await (await wiki.get(path)).text()
    const [, guesses = '', prices = '', done = ''] = /(\d+) of (\d+) prices (guessed|left out)/.exec(toText(html)) ?? []
    return {
      count: { guesses: Number(guesses), prices: Number(prices), done },
      shown: html.match(/data-guessed="true">/g)?.length ?? 0,
      hidden: html.match(/data-guessed="true" hidden=""/g)?.length ?? 0,
      instead: html.match(/data-instead="true">not known yet/g)?.length ?? 0,
      isTicked: /<input[^>]*name="guesses"[^>]*checked/.test(html),
    }
  }

  test.each([
    ['/database?group=tool&', '/database?group=tool&guesses=out'],
    ['/list', '/list?guesses=out'],
    ['/guide-book/towns/bridgepour/tools-equipment/7', '/guide-book/towns/bridgepour/tools-equipment/7?guesses=out'],
    ['/search?q=pipe', '/search?q=pipe&guesses=out'],
  ])('%s: the server leaves them out, says so and counts them', async (path, without) => {
    const [all, sure] = [await look(path), await look(without)]
    expect(all.count.guesses).toBeGreaterThan(0)
    expect(all.count).toEqual({ ...sure.count, done: 'guessed' })
    expect(sure.count).toEqual({ ...all.count, done: 'left out' })
    expect([all.hidden, all.instead, all.isTicked]).toEqual([0, 0, false])
    expect([sure.shown, sure.hidden, sure.instead, sure.isTicked]).toEqual([0, all.shown, all.shown, true])
  })
})

test.each([
  ['/blog/5', 'the body of a post'],
  ['/patch-notes', 'the changes of a version'],
  ['/legacy-mods', 'a mod'],
  ['/guide-book/towns', 'a town'],
  ['/guide-book/towns/bridgepour/rig-parts/12', 'a shop'],
])('%s: every mark about %s has its reason on the page, and a word for those who listen', async (path) => {
  const html = await (await wiki.get(path)).text()
  const buttons = [...html.matchAll(/<button[^>]*class="mk (?:guess|worked-out)"[^>]*>([\s\S]*?)<\/button>/g)]
  expect(buttons.length).toBeGreaterThan(0)
  for (const [button, inside = ''] of buttons) {
    const [, id = ''] = /popovertarget="([\w-]+)"/i.exec(button) ?? []
    expect(html.match(new RegExp(`id="${id}"`, 'g')), button).toHaveLength(1)
    expect(toText(inside)).toMatch(/(?:guess|worked out), why\?$/)
  }
  // None is left without a way to its reason.
  expect(html).not.toMatch(/<span class="mk (?:guess|worked-out)" title=/)
})

test('M03 every marker of the map is in a list, with a link to its page, also without script', async () => {
  const html = await (await wiki.get('/database/map')).text()
  const linksOf = (part: string) => [...part.matchAll(/<a (?=[^>]*href="([^"]*)")([^>]*)>/g)]
  const marked = linksOf(html).flatMap(([, href = '', rest = '']) => (rest.includes(' data-pin="') ? [href] : []))
  const [, lists = ''] = /class="map-lists">([\s\S]*?)<\/main>/.exec(html) ?? []
  expect(marked.length).toBeGreaterThan(15)
  expect(linksOf(lists).map(([, href = '']) => href)).toEqual(expect.arrayContaining(marked))
})
