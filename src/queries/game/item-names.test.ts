import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { scrapGroups } from '#model/items/can-scrap.ts'
import type { LinkedItem } from '#model/items/item.ts'
import { findNamed, fittingNames } from '#model/text/fitting-names.ts'
import { toScrappable } from '#model/tools/scrap/scrap.ts'
import { rowsPerPage } from '#model/wiki/table-pages.ts'
import { createPostgresDatabase } from '../../../test/support/postgres.ts'
import { createQueries, type Queries } from '../queries.ts'
import { itemNameQueries } from './item-names.ts'

/** A field for a name in a long wiki picks among what the database sends: of the real items, the same as among all of them. */
describe.each(['sqlite', 'postgres'])('on %s', (kind) => {
  let database: Database
  let queries: Queries
  let all: LinkedItem[]

  beforeAll(async () => {
    database = await openDatabase(kind === 'sqlite' ? ':memory:' : await createPostgresDatabase())
    await fill(database, readContent('content'))
    queries = createQueries(database)
    all = await queries.items.listOfGroups(scrapGroups)
  })
  afterAll(() => database.close())

  const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name)

  test.each(['shovel', 'Conveyor', 'pipe corner', 'water pipe filter', 'kepad', 'o', 'goliath-drill', '4', 'Hobson’s'])(
    'for "%s" the same is found and offered',
    async (text) => {
      const sent = toScrappable(await queries.itemNames.listNamed(scrapGroups, { find: text, sold: 'by-piece' }))
      const known = toScrappable(all)
      expect(findNamed(sent, text)?.name).toBe(findNamed(known, text)?.name)
      expect(namesOf(fittingNames(sent, text))).toEqual(namesOf(fittingNames(known, text)))
    },
  )

  test.each(['shovel', 'Conveyor', 'kepad', 'goliath-drill', ''])(
    'a page of a long wiki finds as much for "%s" as all know',
    async (text) => {
      const { listNearestItems } = queries.search
      const long = itemNameQueries(database.db, queries.items, listNearestItems, () => Promise.resolve(1001))
      const { rows, is_whole } = await long.findFitting(scrapGroups, [text, 'Shovel'], 'by-piece')
      expect(is_whole).toBe(false)
      const known = toScrappable(all)
      const found = findNamed(known, text)
      expect(findNamed(toScrappable(rows), text)?.name).toBe(found?.name)
      // What is named in full needs no other beside it.
      if (found) expect(rows.length).toBeLessThanOrEqual(2)
      else expect(namesOf(fittingNames(toScrappable(rows), text))).toEqual(namesOf(fittingNames(known, text)))
    },
  )

  test('nothing typed brings the first by name, and other groups and what has no price by the piece are not among them', async () => {
    const first = await queries.itemNames.listNamed(scrapGroups, { find: '', sold: 'by-piece' })
    expect(namesOf(first)).toEqual(namesOf(toScrappable(all).slice(0, rowsPerPage)))
    expect(namesOf(await queries.itemNames.listNamed(['fish'], { find: 'shovel' }))).toEqual([])
    expect(await queries.itemNames.listNamed(scrapGroups, { find: '\0%' })).toEqual(
      await queries.itemNames.listNamed(scrapGroups, { find: '' }),
    )
  })
})
