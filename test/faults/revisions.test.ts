import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { isLong } from '../support/long.ts'
import { createPostgresDatabase } from '../support/postgres.ts'
import { serve, type Served } from '../support/serve.ts'

const seconds = isLong ? 60 : 2
const readers = 6

/** What one page says that comes from several calls: the name of the wiki, and what an item is. */
const stamps = (html: string) => new Set([...html.matchAll(/(?:Wiki|Stamp)-(\d+)/g)].map(([, number]) => Number(number)))

test.each(['sqlite', 'postgres'])(
  'on %s, while content changes all the time, nothing is of two revisions, and nobody who says what they have seen is taken back',
  { timeout: (seconds + 100) * 1000 },
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'wiki-revisions-'))
    const address = kind === 'sqlite' ? join(folder, 'wiki.db') : await createPostgresDatabase()
    const database = await openDatabase(address)
    const content = readContent('test/wiki')
    const change = (number: number) =>
      fill(database, {
        ...content,
        site: { ...content.site, name: `Wiki-${number}` },
        items: content.items.map((item) => ({ ...item, description: `Stamp-${number}` })),
      })
    await change(1)
    const copies = await Promise.all([1, 2].map(() => serve({ DATABASE_URL: address, LOG_LEVEL: 'info' })))
    await change(2)
    const end = Date.now() + seconds * 1000
    const found = { pages: 0, answers: 0, torn: [] as string[], back: [] as string[], failed: [] as number[] }

    async function edit() {
      let number = 2
      while (Date.now() < end) {
        await change(++number)
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      return number
    }

    /** Goes from copy to copy, as behind a balancer. */
    const reach = (turn: number): Served => copies[turn % copies.length]!

    /** A program that sends along what it has seen, whatever it asks for. */
    async function call() {
      let seen = 0
      for (let turn = 0; Date.now() < end; turn++) {
        const path = ['/api/items/exact/shovel', '/api/items/all', '/api/site'][turn % 3]!
        const answer = await reach(turn).get(path, { headers: { 'x-content-revision': String(seen) } })
        const text = await answer.text()
        const revision = Number(answer.headers.get('x-content-revision'))
        found.answers += 1
        if (answer.status !== 200) found.failed.push(answer.status)
        if (revision < seen) found.back.push(`${path}: ${revision} after ${seen}`)
        if (stamps(text).size > 1) found.torn.push(path)
        seen = Math.max(seen, revision)
      }
    }

    /** A browser that opens the same page again and asks whether its own is still good. */
    async function read(first: number) {
      let seen = 0
      let etag = ''
      for (let turn = first; Date.now() < end; turn++) {
        const answer = await reach(turn).get('/database/shovel', { headers: etag ? { 'if-none-match': etag } : {} })
        etag = answer.headers.get('etag') ?? ''
        found.pages += 1
        if (answer.status === 304) continue
        if (answer.status !== 200) found.failed.push(answer.status)
        const text = await answer.text()
        const said = stamps(text)
        if (said.size !== 1) found.torn.push(`${[...said].join(' and ')} in ${text.length} letters: ${text.slice(0, 300)}`)
        const newest = Math.max(...said)
        if (newest < seen) found.back.push(`page: ${newest} after ${seen}`)
        seen = newest
      }
    }

    const [changes] = await Promise.all([edit(), ...Array.from({ length: readers }, (_, reader) => (reader % 2 ? call() : read(reader)))])
    await Promise.all(copies.map((copy) => copy.stop()))
    await database.close()
    rmSync(folder, { recursive: true })
    console.info(`${kind}: ${changes} changes, ${found.pages} pages, ${found.answers} answers`)
    expect({ torn: found.torn, back: found.back, failed: found.failed }).toEqual({ torn: [], back: [], failed: [] })
    expect(Math.min(found.pages, found.answers, changes)).toBeGreaterThanOrEqual(readers / 2)
  },
)
