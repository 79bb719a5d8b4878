import { beforeAll, expect, test } from 'vitest'
import { readRealContent } from '../../test/support/real-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { Mention } from '#model/news/mention.ts'
import { mentionQueries } from './mentions.ts'

let mentions: ReturnType<typeof mentionQueries>
beforeAll(async () => {
  const database = await openDatabase(':memory:')
  await fill(database, readRealContent())
  mentions = mentionQueries(database.db)
  return () => database.close()
})

test('the first version with an item comes with the change that mentions it, and its section', async () => {
  expect((await mentions.listOfItem('logic-smelter')).find(({ kind }) => kind === 'patch')).toMatchObject({
    id: 2,
    brought: true,
    date: '2021-02-13',
    date_kind: 'seen-by',
    excerpt: 'Logic smelter, water valve, spanner launcher and explosives.',
    path: '/patch-notes/2',
  })
})

test('later changes of an item come first, in the order of their page, with links to the sections', async () => {
  const list = await mentions.listOfItem('harvester')
  const later = list.filter(({ kind }) => kind === 'later')
  expect(list.slice(0, later.length)).toEqual(later)
  expect(later[0]?.path).toMatch(/^\/guide-book\/what-changed#[\w-]+$/)
  expect(later[0]?.date).toBeNull()
  expect(later.map(({ excerpt }) => excerpt).join(' ')).toContain('Harvester')
})

test.each(['shovel', 'SHOVEL'])('%s: newest first, patch notes and posts together', async (safeName) => {
  const list = await mentions.listOfItem(safeName)
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['later', 'patch', 'post']))
  const days = list.flatMap(({ date }) => date ?? [])
  expect(days).toEqual(days.toSorted().toReversed())
})

test('the pages that name an item in most sections come first', async () => {
  const pages = await mentions.listExplaining('shovel')
  expect(pages.length).toBeGreaterThan(1)
  expect(pages).toEqual(pages.toSorted((a, b) => b.sections - a.sections || (a.page < b.page ? -1 : 1)))
  expect(await mentions.listExplaining('no-such-item')).toEqual([])
})

test.each(['no-such-item', ''])('nothing mentions %j', async (safeName) => {
  expect(await mentions.listOfItem(safeName)).toEqual([])
})

test('mentions are what the API declares', async () => {
  for (const mention of await mentions.listOfItem('coins')) expect(() => Mention.parse(mention)).not.toThrow()
})
