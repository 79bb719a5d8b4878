import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill, readRevision } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { inspect } from '#database/sqlite-file.ts'
import { ItemTableQuery } from '#model/items/item-table.ts'
import { createPostgresDatabase } from '../../../test/support/postgres.ts'
import { madeWithContent } from './made-with-content.ts'
import { createQueries, type Queries } from '#queries/queries.ts'
import { readStoredEntries } from '#queries/search/stored-index.ts'

const content = readContent('test/wiki')
const tableQuery = ItemTableQuery.parse({})
const words = ['shovel', 'pipe', 'gold', 's', 'add 3 shovel', '12.5 gold', 'shovle', 'qqxzzvw', 'timer 10', 'page']
const pages = ['/database/map', '/tools/pressure', '/guide-book/guide/first-timer', '/nothing']

async function askAll({ search, questions, quality, pages: prose, runs, board, itemTable }: Queries) {
  return {
    found: await Promise.all(words.map((word) => search.findAll(word, 1))),
    ofOneKind: await search.findAll('s', 2, 'item'),
    things: await Promise.all(words.map((word) => search.findPage(word, 1))),
    suggested: await Promise.all(words.map((word) => search.suggestAll(word))),
    nearest: await Promise.all(words.map((word) => search.suggestNearest(word))),
    items: await search.listNearestItems('shovle'),
    sent: await search.sendIndex(),
    questions: await questions.listAll(),
    counts: await quality.countAll(),
    guides: await prose.listGuides(),
    options: await runs.listOptions(),
    board: await board.findPage({}, 1, 10),
    table: await itemTable.findPage({ ...tableQuery, shop: 3 }, 1),
    database: await itemTable.findPage(tableQuery, 1),
    on: await Promise.all(pages.map((page) => questions.listOn(page))),
  }
}

describe.each(['sqlite', 'postgres'])('what is made with the content, on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase(kind === 'sqlite' ? ':memory:' : await createPostgresDatabase())
  })
  afterAll(() => database.close())

  test('answers as what is made when it is asked for, and nothing is made then', async () => {
    await fill(database, content)
    const madeHere = await askAll(createQueries(database))
    const sureHere = await createQueries(database).quality.findPage('item', 'value', 1)
    expect(await fill(database, content, undefined, madeWithContent)).toEqual({ revision: 2, written: 0, removed: 0 })
    const listed = vi.spyOn(database.db, 'selectFrom')
    const kept = await askAll(createQueries(database))
    // Whoever makes it reads all lines of sources; who looks it up reads none of them.
    expect(listed.mock.calls.flat()).not.toContain('provenance')
    listed.mockRestore()
    expect(kept).toEqual(madeHere)
    expect(await createQueries(database).quality.findPage('item', 'value', 1)).toEqual(sureHere)
    expect(madeHere.found[0]?.rows[0]).toMatchObject({ kind: 'item', name: 'Shovel' })
    expect(madeHere.questions.length).toBeGreaterThan(0)
  })

  test('is left alone while content and code are the same, and made anew where another version made it', async () => {
    expect(await fill(database, content, undefined, madeWithContent)).toMatchObject({ revision: 2 })
    await database.db.updateTable('made_with_content').set({ made_by: 'another version' }).execute()
    expect(await fill(database, content, undefined, madeWithContent)).toMatchObject({ revision: 3 })
    expect((await readRevision(database)).number).toBe(3)
  })

  test('who looks up what was found while the content changes is told of the new, never of another thing in its place', async () => {
    const { search } = createQueries(database)
    expect((await search.suggestAll('map')).found[0]?.name).toBe('Map')
    const [first, ...others] = content.items
    // Every place moves.
    const asked = Promise.all(words.map((word) => search.suggestAll(word)))
    await fill(
      database,
      { ...content, items: others.filter(({ safe_name }) => safe_name !== first?.safe_name) },
      undefined,
      madeWithContent,
    )
    await asked
    const { number } = await readRevision(database)
    expect(await readStoredEntries(database.db, number - 1, [0])).toBeUndefined()
    expect((await readStoredEntries(database.db, number, [0]))?.size).toBe(1)
    const after = await Promise.all(words.map((word) => search.suggestAll(word)))
    expect(after).toEqual(await Promise.all(words.map((word) => createQueries(database).search.suggestAll(word))))
    expect((await search.suggestAll('map')).found[0]?.name).toBe('Map')
  })
})

test.each([
  ['an entry', "update search_entry set value = replace(value, 'Shovel', 'Shovle') where value like '%Shovel%'"],
  ['the index', 'update made_with_content set search_index = substr(search_index, 2)'],
  ['a page of a question', "update question_page set page = '/tools'"],
])('%s that nobody made is noticed when the file is looked through', async (_, harm) => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-made-'))
  const database = await openDatabase(join(folder, 'wiki.db'))
  try {
    await fill(database, content, undefined, madeWithContent)
    const path = database.held?.path ?? ''
    expect(await inspect(path)).toEqual({ state: 'filled', revision: 1 })
    database.held?.ask((file) => file.exec(harm))
    expect(await inspect(path)).toMatchObject({ state: 'damaged' })
  } finally {
    await database.close()
    rmSync(folder, { recursive: true })
  }
})
