import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { paths } from '#model/wiki/paths.ts'
import { isLong } from '../support/long.ts'
import { createPostgresDatabase } from '../support/postgres.ts'
import { serve } from '../support/serve.ts'

const seconds = isLong ? 60 : 3
/** A machine with much else to do takes longer for so many. */
const least = { changes: 4, pages: 40 }
const atMost = 60
const longestWait = 15_000
const readers = 6
/** So many items, each changed in its turn. */
const items = 12

/**
 * Readers who say nothing of what they have seen, as a browser without script that goes from page to page, from copy to copy. Each change
 * is of one item: whoever has seen the tenth must find no page as it was before any of the first ten.
 */
const copiesOn = [
  ['one copy on SQLite', 'sqlite', 1],
  ...(isLong ? ([['one copy on PostgreSQL', 'postgres', 1]] as const) : []),
  ['three copies on PostgreSQL', 'postgres', 3],
] as const

test.each(copiesOn)(
  '%s: nobody who goes from page to page is taken back',
  { timeout: (seconds + atMost + 100) * 1000 },
  async (name, kind, count) => {
    const folder = mkdtempSync(join(tmpdir(), 'wiki-going-on-'))
    const address = kind === 'sqlite' ? join(folder, 'wiki.db') : await createPostgresDatabase()
    const database = await openDatabase(address)
    const content = readContent('test/wiki')
    const changed = content.items.slice(0, items).map(({ safe_name }) => safe_name)
    const told = new Map<string, number>()
    const change = (number: number) => {
      told.set(changed[number % items]!, number)
      return fill(database, {
        ...content,
        items: content.items.map((item) => ({ ...item, description: `Stamp-${told.get(item.safe_name) ?? 0}` })),
      })
    }
    await change(0)
    const copies = await Promise.all(Array.from({ length: count }, () => serve({ DATABASE_URL: address, LOG_LEVEL: 'info' })))
    for (let number = 1; number <= items; number++) await change(number)
    await Promise.all(copies.flatMap((copy) => changed.map((one) => copy.get(paths.item(one)))))
    const end = Date.now() + seconds * 1000
    let changes = 0
    const found = { pages: 0, back: [] as string[], older: [] as string[], failed: [] as string[] }

    const isOver = () => Date.now() > end && ((changes >= least.changes && found.pages >= least.pages) || Date.now() > end + atMost * 1000)

    async function edit() {
      while (!isOver()) {
        await change(items + ++changes)
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
    }

    /** The newest change of an item up to a number. */
    const newestOf = (item: number, number: number) => number - ((number - item + items) % items)

    async function read(reader: number) {
      let seen = items
      let revision = 0
      for (let turn = reader * 7; !isOver(); turn += 1) {
        const item = (turn * 5) % items
        const path = turn % 3 === 0 ? `/api/items/exact/${changed[item]}` : paths.item(changed[item]!)
        const asked = performance.now()
        const answer = await copies[turn % count]!.get(path)
        const text = await answer.text()
        found.pages += 1
        const milliseconds = performance.now() - asked
        if (answer.status !== 200) {
          // Where the machine gives next to nothing, who has waited for as long as a slow client is borne with is told so.
          if (milliseconds < longestWait) found.failed.push(`${path}: ${answer.status} after ${Math.round(milliseconds)} ms`)
          continue
        }
        const said = Number(/Stamp-(\d+)/.exec(text)?.[1])
        const due = newestOf(item, seen)
        if (said < due) found.back.push(`${path}: ${said} where ${due} was, by one who had seen ${seen}`)
        const of = Number(answer.headers.get('x-content-revision'))
        if (of < revision) found.older.push(`${path}: revision ${of} after ${revision}`)
        seen = Math.max(seen, said)
        revision = Math.max(revision, of)
      }
    }

    await Promise.all([edit(), ...Array.from({ length: readers }, (_, reader) => read(reader))])
    if (count === 3)
      for (const copy of copies) console.info([...copy.output().matchAll(/\[\[.*\]\]/g)].map(([one]) => one).join('\n') + '\n--')
    await Promise.all(copies.map((copy) => copy.stop()))
    await database.close()
    rmSync(folder, { recursive: true })
    console.info(
      `${name}: ${changes} changes, ${found.pages} pages, ${found.back.length} steps back, ${found.older.length} of an older revision`,
    )
    expect({ back: found.back.slice(0, 20), older: found.older.slice(0, 20), failed: found.failed }).toEqual({
      back: [],
      older: [],
      failed: [],
    })
    expect(changes).toBeGreaterThanOrEqual(least.changes)
    expect(found.pages).toBeGreaterThanOrEqual(least.pages)
  },
)
