import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { reach, serve } from '../support/serve.ts'

const wiki = reach(inject('smallWiki'))

/** What the page shows of the video of one player: where the link leads, its picture, and what a screen reader says. */
async function readVideo(path: string, player: string) {
  const html = await (await wiki.get(path)).text()
  const row = html.split('<tr').find((text) => text.includes('<td class="name">') && text.includes(`>${player}</a>`)) ?? ''
  const link = /<a [^>]*href="(https:[^"]*)"[^>]*target="_blank"[^>]*>[\s\S]*?<\/a>/.exec(row)
  return {
    href: link?.[1]?.replaceAll('&amp;', '&'),
    rel: / rel="([^"]*)"/.exec(link?.[0] ?? '')?.[1],
    icon: /#([a-z-]+)"/.exec(link?.[0] ?? '')?.[1],
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

test('R10 a run without a video says so', async () => {
  expect(await readVideo('/speedrun', 'Dee')).toMatchObject({ href: undefined, none: true })
})

test('a filter that is longer than the API reads matches nothing, on whatever page', async () => {
  const player = 'x'.repeat(700)
  for (const page of [1, 9]) expect((await wiki.get(`/speedrun?player=${player}&page=${page}`)).status).toBe(200)
})

test('R10 R20 boards that nobody is on show the free place, and how to get there', async () => {
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
  expect(runs).toContain('This place is free')
  expect(runs).toMatch(/<a [^>]*href="#how"[^>]*>How to send one/)
  expect(pokes).toContain('the first rank is free')
  expect(filtered).toContain('Sorry, no results for that selection.')
  for (const page of [runs, pokes, filtered]) expect(page).not.toMatch(/sample row/i)
})
