import type { Kysely } from 'kysely'
import type { Database } from '#database/open-database.ts'
import type { Tables } from '#database/tables.ts'
import type { QualityRow, QualityThing } from '#model/wiki/data-quality.ts'
import { certainties, unknown, certaintyRank, type SourceCertainty } from '#model/wiki/certainty.ts'
import { keyed } from '#model/wiki/keyed.ts'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import { isField } from '#queries/is-field.ts'
import { memoizeByRevision } from '#queries/memoize-by-revision.ts'
import { readNamedThings, type NamedThingIndex } from '../game/named-things.ts'

/** Counts the sources by field and certainty, kinds in alphabetical order. */
async function countQuality(db: Kysely<Tables>): Promise<QualityRow[]> {
  const rows = await db
    .selectFrom('provenance')
    .select(['kind', 'field', 'certainty', (select) => select.fn.countAll<number | string>().as('count')])
    .groupBy(['kind', 'field', 'certainty'])
    .orderBy('kind')
    .orderBy('field')
    .execute()
  // "shops.1" counts as "shops".
  return [...Map.groupBy(rows, ({ kind, field }) => JSON.stringify([kind, lineOf(field)])).values()].flatMap((steps) => {
    const [first] = steps
    if (!first) return []
    const countCertainty = (of: SourceCertainty) =>
      steps.filter(({ certainty }) => certainty === of).reduce((sum, { count: more }) => sum + Number(more), 0)
    const counts = keyed(certainties, countCertainty)
    const total = Object.values(counts).reduce((sum, more) => sum + more, 0)
    return [{ kind: first.kind, field: lineOf(first.field), total, ...counts, unknown: countCertainty(unknown) }]
  })
}

/** Queries for the data quality page. */
export function qualityQueries(database: Database) {
  const { db } = database
  const memoize = memoizeByRevision(database)

  /** The things of a row, least certain first. */
  async function listThings(kind: string, field: string): Promise<QualityThing[]> {
    const lines = db.selectFrom('provenance').where('kind', '=', kind).where(isField(field))
    const rows = await lines.select(['id', 'certainty', 'source', 'version', 'seen_by', 'seen_on', 'checked']).execute()
    return toThings(kind, rows, await memoize('things', () => readNamedThings(db)))
  }

  return {
    /** Field by field, kinds in alphabetical order. */
    countAll: () => memoize('quality', () => countQuality(db)),

    listThings,
  }
}

type QualityLine = Omit<QualityThing, 'name' | 'path'>

/** Least certain first, then by name; a thing appears once per certainty. */
function toThings(kind: string, lines: readonly QualityLine[], things: NamedThingIndex): QualityThing[] {
  return [...new Map(lines.map((line) => [`${line.id} ${line.certainty}`, line])).values()]
    .map((line) => {
      const { name, pages } = things.find(kind, line.id)
      return { ...line, name, path: pages[0] ?? '' }
    })
    .toSorted((a, b) => certaintyRank(b.certainty) - certaintyRank(a.certainty) || byName.compare(a.name, b.name))
}

const byName = new Intl.Collator('en')
