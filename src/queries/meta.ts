import { namesOf } from '#model/wiki/keyed.ts'
import { copyToSqlite } from '#database/copy.ts'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'
import { readInParts } from '#database/read-in-parts.ts'
import { createRowReader } from '#database/stored-as.ts'
import { nameOfCited } from '#model/pages/cited-marks.ts'
import { kinds } from '#model/game/kinds/kinds.ts'
import { isField } from './is-field.ts'
import { ProvenanceEntry } from '#model/wiki/provenance.ts'

const provenanceFields = namesOf(ProvenanceEntry.shape)
const readEntry = createRowReader(ProvenanceEntry.shape)

export function metaQueries(database: Database) {
  const { db } = database
  const provenance = () => db.selectFrom('provenance').select([...provenanceFields])
  async function listOfThings(kind: string, ids: readonly string[]): Promise<ProvenanceEntry[]> {
    return (await provenance().where('kind', '=', kind).where('id', 'in', ids).orderBy('id').orderBy('field').execute()).map(readEntry)
  }

  return {
    /** Revision of the content, when it last changed, and how many things of each kind there are. */
    async findMeta() {
      const { number, changedAt } = await readRevision(database)
      const counts: Record<string, number> = {}
      for (const { table } of Object.values(kinds)) {
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
      return (await provenance().where('kind', '=', kind).where('id', '=', id).orderBy('field').execute()).map(readEntry)
    },

    /** Where these fields come from: of all things of a kind, or of those named. */
    async listProvenanceOfFields(kind: string, fields: readonly string[], ids?: readonly string[]): Promise<ProvenanceEntry[]> {
      if (fields.length === 0 || ids?.length === 0) return []
      let entries = provenance()
        .where('kind', '=', kind)
        .where(isField(...fields))
      if (ids) entries = entries.where('id', 'in', ids)
      return (await entries.orderBy('id').orderBy('field').execute()).map(readEntry)
    },

    /** Where each field of several things of a kind comes from. */
    listProvenanceOfThings: listOfThings,

    /** Where these facts come from, named as the marks in texts name them: "fact/filter-percent/value". */
    async listCited(names: readonly string[]): Promise<ProvenanceEntry[]> {
      const wanted = new Set(names)
      const byKind = Map.groupBy(
        [...wanted].map((name) => name.split('/')),
        ([kind = '']) => kind,
      )
      const found = await Promise.all(
        [...byKind].map(([kind, facts]) =>
          listOfThings(
            kind,
            facts.map(([, id = '']) => id),
          ),
        ),
      )
      return found.flat().filter((entry) => wanted.has(nameOfCited(entry)))
    },

    /** Where the fields of all things of a kind come from, by thing. */
    async gatherProvenance(kind: string): Promise<Map<string, ProvenanceEntry[]>> {
      const entries = (await provenance().where('kind', '=', kind).orderBy('id').orderBy('field').execute()).map(readEntry)
      return Map.groupBy(entries, ({ id }) => id)
    },

    /** Where everything comes from, file by file, some at a time. */
    async *readAllProvenance(): AsyncGenerator<ProvenanceEntry[]> {
      // The key of a row is its file and its field.
      for await (const rows of readInParts(provenance().select('row_key'), ['row_key'])) yield rows.map(readEntry)
    },

    /** The whole content as an SQLite file, piece by piece. */
    copyAsSqlite: () => copyToSqlite(database),
  }
}
