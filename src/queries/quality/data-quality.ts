import type { Database } from '#database/open-database.ts'
import type { QualityRow, QualityThing } from '#model/wiki/data-quality.ts'
import { certainties, unknown, unsureness, type Sureness } from '#model/wiki/certainty.ts'
import { isLongTable } from '#model/items/item-table.ts'
import { countPages, rowsPerPage } from '#model/wiki/table-pages.ts'
import { keyed } from '#model/wiki/keyed.ts'
import { lineOf } from '#model/wiki/told-fields.ts'
import { isField } from '#queries/is-field.ts'
import { createOnceARevision } from '#queries/once-a-revision.ts'
import { readNamedThings } from './named-things.ts'

/** How much of what the wiki says is how sure. */
export function qualityQueries(database: Database) {
  const { db } = database
  const onceARevision = createOnceARevision(database)
  const readThings = () => onceARevision('things', () => readNamedThings(db))

  /** The things behind a row, the least sure first. */
  async function listThings(kind: string, field: string): Promise<QualityThing[]> {
    const things = await readThings()
    const rows = await db
      .selectFrom('provenance')
      .select(['id', 'certainty', 'source', 'version', 'seen_by', 'seen_on', 'checked'])
      .where('kind', '=', kind)
      .where(isField(field))
      .execute()
    // A thing that has several lines here, of one shop each, stands once on each step.
    return [...new Map(rows.map((row) => [`${row.id} ${row.certainty}`, row])).values()]
      .map((row) => {
        const { name, pages } = things.find(kind, row.id)
        return { ...row, name, path: pages[0] ?? '' }
      })
      .toSorted((one, other) => unsureness(other.certainty) - unsureness(one.certainty) || byName.compare(one.name, other.name))
  }

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
    },

    listThings,

    /** All of them, or one page where they are many; a page past the end is the last one. */
    async findPage(kind: string, field: string, wanted: number) {
      const all = await listThings(kind, field)
      const page = Math.min(wanted, countPages(all.length))
      const counts = Map.groupBy(all, ({ certainty }) => certainty)
      return {
        rows: isLongTable(all.length) ? all.slice((page - 1) * rowsPerPage, page * rowsPerPage) : all,
        total: all.length,
        steps: [...counts].map(([step, { length: things }]) => ({ step, things })),
      }
    },
  }
}

const byName = new Intl.Collator('en')
