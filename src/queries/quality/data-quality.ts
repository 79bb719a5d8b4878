import type { Kysely } from 'kysely'
import type { Database } from '#database/open-database.ts'
import type { Tables } from '#database/tables.ts'
import type { QualityRow, QualityThing } from '#model/wiki/data-quality.ts'
import { certainties, unknown, unsureness, type Sureness } from '#model/wiki/certainty.ts'
import { countPages, isLongTable, rowsPerPage } from '#model/wiki/table-pages.ts'
import { keyed } from '#model/wiki/keyed.ts'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import { isField } from '#queries/is-field.ts'
import { createCounted, type Counting } from '#queries/made/counted.ts'
import { createOnceARevision } from '#queries/once-a-revision.ts'
import { readNamedThings, type NamedThings } from '../game/named-things.ts'

/** Field by field, kinds in their order of the alphabet: a count of every line of sources. */
export async function countQuality(db: Kysely<Tables>): Promise<QualityRow[]> {
  const rows = await db
    .selectFrom('provenance')
    .select(['kind', 'field', 'certainty', (select) => select.fn.countAll<number | string>().as('count')])
    .groupBy(['kind', 'field', 'certainty'])
    .orderBy('kind')
    .orderBy('field')
    .execute()
  // What is known of one shop of an item by itself belongs to its shops.
  return [...Map.groupBy(rows, ({ kind, field }) => JSON.stringify([kind, lineOf(field)])).values()].flatMap((steps) => {
    const [first] = steps
    if (!first) return []
    const count = (of: Sureness) =>
      steps.filter(({ certainty }) => certainty === of).reduce((sum, { count: more }) => sum + Number(more), 0)
    const counts = keyed(certainties, count)
    const total = Object.values(counts).reduce((sum, more) => sum + more, 0)
    return [{ kind: first.kind, field: lineOf(first.field), total, ...counts, unknown: count(unknown) }]
  })
}

/** How many things stand on each step, the least sure first. A thing that has several lines here, of one shop each, stands once on each. */
async function countSteps(db: Kysely<Tables>, kind: string, field: string) {
  const rows = await db
    .selectFrom('provenance')
    .where('kind', '=', kind)
    .where(isField(field))
    .select(['certainty as step', ({ fn }) => fn.count<number | string>('id').distinct().as('things')])
    .groupBy('certainty')
    .execute()
  return rows
    .map(({ step, things }) => ({ step, things: Number(things) }))
    .toSorted((one, other) => unsureness(other.step) - unsureness(one.step))
}

const stepsOf = (kind: string, field: string) => `steps ${kind} ${field}`

/** The same of every line that is counted. */
export async function listStepCountings(db: Kysely<Tables>): Promise<Counting[]> {
  return (await countQuality(db)).map(({ kind, field }) => [stepsOf(kind, field), () => countSteps(db, kind, field)])
}

/** How much of what the wiki says is how sure. */
export function qualityQueries(database: Database) {
  const { db } = database
  const onceARevision = createOnceARevision(database)
  const counted = createCounted(database)
  const countAll = () => counted('quality', () => countQuality(db))
  const readThings = () => onceARevision('things', () => readNamedThings(db))

  const linesOf = (kind: string, field: string) => db.selectFrom('provenance').where('kind', '=', kind).where(isField(field))
  const readLines = (kind: string, field: string) =>
    linesOf(kind, field).select(['id', 'certainty', 'source', 'version', 'seen_by', 'seen_on', 'checked'])

  /** The things behind a row, the least sure first. */
  async function listThings(kind: string, field: string): Promise<QualityThing[]> {
    return toThings(kind, await readLines(kind, field).execute(), await readThings())
  }

  /** A line that nothing has is not kept: there is no end of them. */
  async function findSteps(kind: string, field: string) {
    const isLine = (await countAll()).some((row) => row.kind === kind && row.field === field)
    return isLine ? counted(stepsOf(kind, field), () => countSteps(db, kind, field)) : []
  }
  type Steps = Awaited<ReturnType<typeof findSteps>>

  /** One page of many things, of which no others are read: on each step in the order of their files. */
  async function listPage(kind: string, field: string, page: number, steps: Steps): Promise<QualityThing[]> {
    const lines: Line[] = []
    let before = (page - 1) * rowsPerPage
    for (const { step, things } of steps) {
      const room = rowsPerPage - lines.length
      const here = await readIds(kind, field, step, Math.min(room, things - before), before)
      if (here.length > 0) lines.push(...(await readLines(kind, field).where('certainty', '=', step).where('id', 'in', here).execute()))
      before = Math.max(0, before - things)
    }
    const ids = lines.map(({ id }) => id)
    return toThings(kind, lines, await readNamedThings(db, ids))
  }

  async function readIds(kind: string, field: string, step: Sureness, most: number, after: number): Promise<string[]> {
    if (most <= 0) return []
    const ids = linesOf(kind, field).where('certainty', '=', step).select('id').distinct().orderBy('id').limit(most).offset(after)
    return (await ids.execute()).map(({ id }) => id)
  }

  return {
    /** Field by field, kinds in their order of the alphabet. */
    countAll,

    listThings,

    /** All of them, or one page where they are many; a page past the end is the last one. */
    async findPage(kind: string, field: string, wanted: number) {
      const steps = await findSteps(kind, field)
      const total = steps.reduce((sum, { things }) => sum + things, 0)
      const pages = isLongTable(total) ? countPages(total) : 1
      const page = Math.min(wanted, pages)
      return { rows: await (pages === 1 ? listThings(kind, field) : listPage(kind, field, page, steps)), total, steps, page, pages }
    },
  }
}

type Line = Omit<QualityThing, 'name' | 'path'>

/** The least sure first, on each step by name; a thing that has several lines stands once on each. */
function toThings(kind: string, lines: readonly Line[], things: NamedThings): QualityThing[] {
  return [...new Map(lines.map((line) => [`${line.id} ${line.certainty}`, line])).values()]
    .map((line) => {
      const { name, pages } = things.find(kind, line.id)
      return { ...line, name, path: pages[0] ?? '' }
    })
    .toSorted((one, other) => unsureness(other.certainty) - unsureness(one.certainty) || byName.compare(one.name, other.name))
}

const byName = new Intl.Collator('en')
