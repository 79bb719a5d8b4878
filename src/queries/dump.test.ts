import { expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createPostgresDatabase } from '../../test/support/postgres.ts'
import { createQueries } from './queries.ts'

/** More than one part (`rowsInPart`). */
const many = Array.from({ length: 1100 }, (_, number) => number)
const content = readContent('test/wiki')
const [item] = content.items
const [run] = content.speedruns
const grown = {
  ...content,
  items: [
    ...content.items,
    ...many.map((number) => ({ ...item!, id: 10_000 + number, safe_name: `more-${number}`, name: `More ${number % 700}` })),
  ],
  speedruns: [...content.speedruns, ...many.map((number) => ({ ...run!, id: 10_000 + number, time: 5 }))],
  pokes: [...content.pokes, ...many.map((number) => ({ username: `Poker ${number}`, pokes: 3, rank: 9000, sample: false }))],
}

test.each(['sqlite', 'postgres'])('the dump is read in parts, each thing once and in order, on %s', async (kind) => {
  const database = await openDatabase(kind === 'sqlite' ? ':memory:' : await createPostgresDatabase())
  await fill(database, grown)
  const queries = createQueries(database)
  const { items, speedruns, pokes, provenance } = await queries.dump.readAll()
  const read = async <Thing extends object>(parts: AsyncIterable<Thing[]>) => {
    const all: Thing[] = []
    for await (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(500)
      all.push(...part)
    }
    return all
  }
  const all = await read(items)
  // The id breaks ties between equal names.
  expect(all.map(({ name }) => name)).toEqual((await queries.items.listAll()).map(({ name }) => name))
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(await read(speedruns)).toEqual(await queries.runs.listAll())
  expect(await read(pokes)).toEqual(await queries.pokes.listAll())
  expect(await read(provenance)).toHaveLength(content.provenance.length)
  await database.close()
})
