import type { Database } from '#database/open-database.ts'
import type { QualityRow, QualityThing } from '#model/wiki/data-quality.ts'
import { certainties } from '#model/wiki/certainty.ts'
import { keyed } from '#model/wiki/keyed.ts'
import { createOnceARevision } from '#queries/once-a-revision.ts'
import { readNamedThings } from './named-things.ts'

/** How much of what the wiki says is how sure. */
export function qualityQueries(database: Database) {
  const { db } = database
  const onceARevision = createOnceARevision(database)
  const readThings = () => onceARevision('things', () => readNamedThings(db))

  return {
    /** Field by field, kinds in their order of the alphabet. */
    async countAll(): Promise<QualityRow[]> {
      const rows = await db
        .selectFrom('provenance')
        .select(['kind', 'field', 'certainty', (select) => select.fn.countAll<number | string>().as('count')])
        .groupBy(['kind', 'field', 'certainty'])
        .orderBy('kind')
        .orderBy('field')
        .execute()
      return [...Map.groupBy(rows, ({ kind, field }) => JSON.stringify([kind, field])).values()].flatMap((steps) => {
        const [first] = steps
        if (!first) return []
        const counts = keyed(certainties, (step) => Number(steps.find((row) => row.certainty === step)?.count ?? 0))
        return [{ kind: first.kind, field: first.field, total: Object.values(counts).reduce((sum, count) => sum + count, 0), ...counts }]
      })
    },

    /** The things behind a row, the least sure first. */
    async listThings(kind: string, field: string): Promise<QualityThing[]> {
      const things = await readThings()
      const rows = await db
        .selectFrom('provenance')
        .select(['id', 'certainty', 'source', 'version', 'seen_by', 'seen_on', 'checked'])
        .where('kind', '=', kind)
        .where('field', '=', field)
        .execute()
      return rows
        .map((row) => {
          const { name, pages } = things.find(kind, row.id)
          return { ...row, name, path: pages[0] ?? '' }
        })
        .toSorted(
          (one, other) =>
            certainties.indexOf(other.certainty) - certainties.indexOf(one.certainty) || one.name.localeCompare(other.name, 'en'),
        )
    },
  }
}
