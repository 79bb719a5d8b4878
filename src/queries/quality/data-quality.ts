import type { Kysely } from 'kysely'
import type { Database } from '#database/open-database.ts'
import type { Tables } from '#database/tables.ts'
import type { QualityRow, QualityThing } from '#model/wiki/data-quality.ts'
import { certainties, unknown, certaintyRank, type SourceCertainty } from '#model/wiki/certainty.ts'
import { keyed } from '#model/wiki/keyed.ts'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import { isField } from '#queries/is-field.ts'
import { memoizeByRevision } from '#queries/memoize-by-revision.ts'
import { readNamedThings, type NamedThings } from '../game/named-things.ts'

/** Field by field, kinds in their order of the alphabet: a count of every line of sources. */
async function countQuality(db: Kysely<Tables>): Promise<QualityRow[]> {
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
    const count = (of: SourceCertainty) =>
      steps.filter(({ certainty }) => certainty === of).reduce((sum, { count: more }) => sum + Number(more), 0)
    const counts = keyed(certainties, count)
    const total = Object.values(counts).reduce((sum, more) => sum + more, 0)
    return [{ kind: first.kind, field: lineOf(first.field), total, ...counts, unknown: count(unknown) }]
  })
}

/** How much of what the wiki says is how sure. */
export function qualityQueries(database: Database) {
  const { db } = database
  const memoize = memoizeByRevision(database)

  /** The things behind a row, the least sure first. */
  async function listThings(kind: string, field: string): Promise<QualityThing[]> {
    const lines = db.selectFrom('provenance').where('kind', '=', kind).where(isField(field))
    const found = await lines.select(['id', 'certainty', 'source', 'version', 'seen_by', 'seen_on', 'checked']).execute()
    return toThings(kind, found, await memoize('things', () => readNamedThings(db)))
  }

  return {
    /** Field by field, kinds in alphabetical order. */
    countAll: () => memoize('quality', () => countQuality(db)),

    listThings,
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
    .toSorted((one, other) => certaintyRank(other.certainty) - certaintyRank(one.certainty) || byName.compare(one.name, other.name))
}

const byName = new Intl.Collator('en')
