import { readRevision } from '#database/fill.ts'
import { filledTables } from '#database/migrations.ts'
import type { Database } from '#database/open-database.ts'
import type { FilledTable } from '#database/tables.ts'
import type { ProvenanceEntry } from '#model/provenance.ts'

/** Tables that only hold what belongs to another thing. */
const notCounted: readonly FilledTable[] = ['item_shop', 'site', 'provenance']

export function metaQueries(database: Database) {
  const { db } = database
  return {
    /** Revision of the content, when it last changed, and how many things of each kind there are. */
    async findMeta() {
      const { number, changedAt } = await readRevision(database)
      const counts: Record<string, number> = {}
      for (const table of filledTables.filter((name) => !notCounted.includes(name))) {
        const { count } = await db
          .selectFrom(table as 'site')
          .select((select) => select.fn.countAll<number | string>().as('count'))
          .executeTakeFirstOrThrow()
        counts[table] = Number(count)
      }
      return { revision: number, changed_at: changedAt, counts }
    },

    /** Where each field of a thing comes from. */
    async listProvenance(kind: string, id: string): Promise<ProvenanceEntry[]> {
      const rows = await db
        .selectFrom('provenance')
        .select(['kind', 'id', 'field', 'source', 'estimate', 'note', 'checked', 'file'])
        .where('kind', '=', kind)
        .where('id', '=', id)
        .orderBy('field')
        .execute()
      return rows.map((row) => ({ ...row, estimate: row.estimate === 1 }))
    },
  }
}
