import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { reach, serve } from '../support/serve.ts'
import { toText } from '../support/to-text.ts'

const wiki = reach(inject('smallWiki'))
const real = reach(inject('realWiki'))

const listTables = (html: string) => html.match(/<table[\s\S]*?<\/table>/g) ?? []
const listRows = (part: string) => part.match(/<tr[\s\S]*?<\/tr>/g) ?? []
const listCells = (row: string) => (row.match(/<td[\s\S]*?(?=<\/?t[dr]\b)/g) ?? []).map((cell) => toText(cell).trim())

/** The video of a player's run: link, picture and accessible name. */
async function readVideo(path: string, player: string) {
  const html = await (await wiki.get(path)).text()
  const row = html.split('<tr').find((text) => text.includes('<td class="name">') && text.includes(`>${player}</a>`)) ?? ''
  const link = /<a [^>]*href="(https:[^"]*)"[^>]*target="_blank"[^>]*>[\s\S]*?<\/a>/.exec(row)
  return {
    href: link?.[1]?.replaceAll('&amp;', '&'),
    rel: / rel="([^"]*)"/.exec(link?.[0] ?? '')?.[1],
    icon: /<i class="i i-([a-z-]+)/.exec(link?.[0] ?? '')?.[1],
    text: (link?.[0] ?? '').replace(/<!--.*?-->|<[^>]+>/g, '').trim(),
    none: row.includes('no video'),
  }
}

test.each([
  ['Ann', 'https://www.youtube.com/watch?v=abcdefghijk', 'circle-play', 'YouTube'],
  ['Bo', 'https://www.twitch.tv/videos/123456789', 'tv', 'Twitch'],
  ['Cy', 'https://videos.example/runs?of=Cy&part=1', 'external-link', 'Video'],
])('R10 the run of %s links its video with the picture of its provider', async (player, href, icon, name) => {
  expect(await readVideo('/speedrun', player)).toEqual({
    href,
    rel: 'external noopener',
    icon,
    text: `${name}: the run of ${player}, opens in a new tab`,
    none: false,
  })
})

test('R10 a run without a video has a note', async () => {
  expect(await readVideo('/speedrun', 'Dee')).toMatchObject({ href: undefined, none: true })
})

test('a filter above the length limit matches nothing, on any page', async () => {
  const player = 'x'.repeat(700)
  for (const page of [1, 9]) expect((await wiki.get(`/speedrun?player=${player}&page=${page}`)).status).toBe(200)
})

test('R10 R20 empty boards show the free place and how to get it', async () => {
  const empty = await serve({}, 'test/wiki', (content) => {
    for (const board of ['speedruns', 'pokes']) {
      const file = join(content, `leaderboards/${board}.yaml`)
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('sample: false', 'sample: true'))
    }
    const site = join(content, 'site.yaml')
    writeFileSync(site, `${readFileSync(site, 'utf8')}\nleaderboards: { samples: false }\n`)
  })
  const [runs = '', pokes = '', filtered = ''] = await Promise.all(
    ['/speedrun', '/pokes', '/speedrun?setup=Duo'].map(async (path) => (await empty.get(path)).text()),
  )
  await empty.stop()
  expect(runs).toContain('Be the first')
  expect(runs).toMatch(/<a [^>]*href="#how"[^>]*>How to submit one/)
  expect(pokes).toMatch(/Be the first[\s\S]*No pokes yet/)
  expect(filtered).toContain('Sorry, no results for that selection.')
  for (const page of [runs, pokes, filtered]) expect(page).not.toContain('are samples')
})

test('R10 times are written 01h 02m 03s, fastest first in each category, and equal times share a rank', async () => {
  const html = await (await real.get('/speedrun')).text()
  const table = listTables(html).find((markup) => /^<table class="[^"]*\bruns\b/.test(markup)) ?? ''
  const boards = (table.match(/<tbody[\s\S]*?<\/tbody>/g) ?? []).map((board) => {
    const [head = '', ...runs] = listRows(board)
    return { name: toText(/<a [\s\S]*?<\/a>/.exec(head)?.[0] ?? ''), runs: runs.map(listCells) }
  })
  expect(boards.length).toBeGreaterThan(5)
  expect(toText(html)).toMatch(new RegExp(`\\d+ runs in ${boards.length} categories, each ranked separately`))
  expect(new Set(boards.map(({ name }) => name)).size).toBe(boards.length)
  for (const { name, runs } of boards)
    runs.forEach(([rank, , time = '', plotAndChallenge = '', setup, version], place) => {
      const [plot, challenge] = plotAndChallenge.split(' - ')
      expect(name).toBe(`${challenge} on ${plot}, ${setup}, version\u00A0${version}`)
      expect(time).toMatch(/^\d{2,}h [0-5]\dm [0-5]\ds$/)
      const [rankAbove, , timeAbove = ''] = runs[place - 1] ?? []
      if (!timeAbove) return expect(rank).toBe('1')
      expect(time >= timeAbove).toBe(true)
      expect(rank).toBe(time === timeAbove ? rankAbove : String(place + 1))
    })
})

test('the improvement of a record links to its explanation, the rank of a player to its board', async () => {
  const html = await (await wiki.get('/speedrun')).text()
  expect(html).toMatch(/<a href="#record-sums" class="sum-at"/)
  expect(toText(/id="record-sums"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '')).toContain('the record before − the new record')
  const own = await (await real.get('/speedrun?player=Sample%20Runner%201')).text()
  const [, address = '', rank = '', runs = ''] =
    /class="rank"><a href="([^"]+)"[^>]*><b>(\d+)<\/b>[\s\S]*?of (?:<!-- -->)?(\d+)/.exec(own) ?? []
  const board = await (await real.get(address.replaceAll('&amp;', '&'))).text()
  const row = listRows(board).find((markup) => markup.includes('>Sample Runner 1</a>') && markup.includes('class="rk')) ?? ''
  expect(listCells(row)[0]).toBe(rank)
  expect(toText(board)).toContain(`${runs} run`)
})

test('R10 the progression of a category is a chart and a table', async () => {
  const html = await (await wiki.get('/speedrun')).text()
  const table = listTables(html).find((markup) => markup.includes('record-table')) ?? ''
  const times = listRows(table).flatMap((row) =>
    listCells(row)
      .slice(0, 1)
      .map((cell) => cell.slice(0, 11)),
  )
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual(times.toSorted())
  expect(html.match(/<circle [^>]*class="point/g)).toHaveLength(times.length)
  expect(/<text class="best"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(times[0])
})

test.each([
  ['/speedrun', 'rk gold'],
  ['/speedrun?player=Sample%20Runner%201', 'rk gold'],
  ['/speedrun?player=Sample%20Runner%202', ', first in'],
  ['/pokes', 'class="first"'],
  ['/pokes?all=true&page=2', 'class="first"'],
])('samples of %s are labeled once and have no medals', async (path, prize) => {
  const main = /<main[\s\S]*<\/main>/.exec(await (await real.get(path)).text())?.[0] ?? ''
  expect(main.match(/are samples/g)).toHaveLength(1)
  expect(main).not.toContain(prize)
  expect(main).not.toContain('record-card')
  expect(listTables(main).length).toBeGreaterThan(0)
})
