import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { ItemTableQuery } from '#model/items/item-table.ts'
import { itemSorts } from '#model/items/item-order.ts'
import { readItemView } from '#model/items/item-view.ts'
import type { ItemRow } from '#model/items/item.ts'
import { countPages } from '#model/wiki/table-pages.ts'
import { arrangeItems } from '#model/items/arrange-items.ts'
import { createPostgresDatabase } from '../../../../test/support/postgres.ts'
import { createQueries, type Queries } from '../../queries.ts'

/** The pages of a long table, put together, are the table that a browser makes of all items. */
describe.each(['sqlite', 'postgres'])('on %s', (kind) => {
  let database: Database
  let queries: Queries
  let all: ItemRow[]
  let shelf: ItemRow[]
  const shop = 7

  beforeAll(async () => {
    database = await openDatabase(kind === 'sqlite' ? ':memory:' : await createPostgresDatabase())
    await fill(database, readContent('content'))
    queries = createQueries(database)
    all = await queries.items.listAllLinks()
    shelf = await queries.items.listShelf(shop)
  })
  afterAll(() => database.close())

  /** Every page of the table, one after the other, and what it says beside. */
  async function readTable(view: string) {
    const query = ItemTableQuery.parse(Object.fromEntries(new URLSearchParams(view)))
    const { rows, ...facts } = await queries.itemTable.findPage(query, 1)
    for (let page = 2; page <= countPages(facts.total); page++) rows.push(...(await queries.itemTable.findPage(query, page)).rows)
    return { names: rows.map(({ name }) => name), ...facts, groups: facts.groups.toSorted() }
  }

  function arrange(view: string, items: readonly ItemRow[], isShelf: boolean) {
    const read = readItemView(new URLSearchParams(view))
    const { rows, isShown, ...facts } = arrangeItems(items, read, isShelf)
    const isVisible = ({ modded }: ItemRow) => read.mods === true || !facts.has_mods || !modded
    const names = rows.filter((item) => isVisible(item) && isShown(item)).map(({ name }) => name)
    return { names, ...facts, groups: facts.groups.toSorted() }
  }

  const orders = itemSorts.flatMap((sort) => [`sort=${sort}&direction=asc`, `sort=${sort}&direction=desc`])
  test.each([
    ...orders,
    ...orders.map((order) => `${order}&mods=true`),
    'group=pipe',
    'group=logic&mods=true&find=sensor',
    'find=water+pipe+filter',
    'find=%25',
    'find=o&guesses=out&sort=price&direction=desc',
    'guesses=out&sort=price',
    'find=Sieve&mods=true',
  ])('the table of "%s" is the same, page by page', async (view) => {
    const answered = await readTable(view)
    expect(answered).toEqual(arrange(view, all, false))
    expect(answered.of).toBeGreaterThan(200)
  })

  test.each([...orders.map((order) => `${order}&mods=true`), '', 'find=pan'])('and that of a shelf of "%s"', async (view) => {
    const answered = await readTable(`${view}&shop=${shop}`)
    expect(answered).toEqual(arrange(view, shelf, true))
    expect(answered.of).toBeGreaterThan(5)
  })

  test('the exact name comes first, until a reader chooses an order', async () => {
    expect((await readTable('find=shovel')).names[0]).toBe('Shovel')
    const prices = new Map(all.map(({ name, value }) => [name, value ?? 0]))
    const { names } = await readTable('find=shovel&sort=price&direction=desc')
    expect(names.map((name) => prices.get(name))).toEqual(names.map((name) => prices.get(name) ?? 0).toSorted((one, other) => other - one))
  })

  test('where no name holds the text, the nearest names are found', async () => {
    expect((await readTable('find=kepad')).names).toContain('Logic Keypad')
    expect((await readTable('find=qqqqqq')).names).toEqual([])
  })
})
