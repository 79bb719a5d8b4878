import { keysOf } from '#model/wiki/keyed.ts'
import { copyToSqlite } from '#database/copy.ts'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'
import { readInParts } from '#database/read-in-parts.ts'
import { createRowReader } from '#database/stored-as.ts'
import { nameOfCited } from '#model/pages/cited-marks.ts'
import { kinds } from '#model/game/kinds/kinds.ts'
import { isField } from './is-field.ts'
import { ProvenanceEntry } from '#model/wiki/provenance.ts'

const provenanceFields = keysOf(ProvenanceEntry.shape)
const readEntry = createRowReader(ProvenanceEntry.shape)

export function metaQueries(database: Database) {
  const { db } = database
  const provenance = () => db.selectFrom('provenance').select([...provenanceFields])
  async function listOfThings(kind: string, ids: readonly string[]): Promise<ProvenanceEntry[]> {
    return (await provenance().where('kind', '=', kind).where('id', 'in', ids).orderBy('id').orderBy('field').execute()).map(readEntry)
  }
  async function listOfKinds(kindNames: readonly string[], id: string): Promise<ProvenanceEntry[]> {
    const entries = (await provenance().where('kind', 'in', kindNames).where('id', '=', id).orderBy('field').execute()).map(readEntry)
    return kindNames.flatMap((name) => entries.filter(({ kind }) => kind === name))
  }

  return {
    /** Revision, time of the last change, and the number of things of each kind. */
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

    /** Sources of each field of a thing. */
    listProvenance: (kind: string, id: string) => listOfKinds([kind], id),

    /** Sources of each field of the things with this id, by kind in this order. */
    listProvenanceOfKinds: listOfKinds,

    /** Sources of these fields, of all things of a kind or of `ids`. */
    async listProvenanceOfFields(kind: string, fields: readonly string[], ids?: readonly string[]): Promise<ProvenanceEntry[]> {
      if (fields.length === 0 || ids?.length === 0) return []
      let entries = provenance()
        .where('kind', '=', kind)
        .where(isField(...fields))
      if (ids) entries = entries.where('id', 'in', ids)
      return (await entries.orderBy('id').orderBy('field').execute()).map(readEntry)
    },

    /** Sources of each field of several things of a kind. */
    listProvenanceOfThings: listOfThings,

    /** Sources of cited facts, by names as in texts: "fact/filter-percent/value". */
    async listCited(names: readonly string[]): Promise<ProvenanceEntry[]> {
      const requested = new Set(names)
      const byKind = Map.groupBy(
        [...requested].map((name) => name.split('/')),
        ([kind = '']) => kind,
      )
      const entries = await Promise.all(
        [...byKind].map(([kind, facts]) =>
          listOfThings(
            kind,
            facts.map(([, id = '']) => id),
          ),
        ),
      )
      return entries.flat().filter((entry) => requested.has(nameOfCited(entry)))
    },

    /** Sources of all things of a kind, by id. */
    async gatherProvenance(kind: string): Promise<Map<string, ProvenanceEntry[]>> {
      const entries = (await provenance().where('kind', '=', kind).orderBy('id').orderBy('field').execute()).map(readEntry)
      return Map.groupBy(entries, ({ id }) => id)
    },

    /** All sources in parts, by file and field. */
    async *readAllProvenance(): AsyncGenerator<ProvenanceEntry[]> {
      // `row_key` is file and field.
      for await (const rows of readInParts(provenance().select('row_key'), ['row_key'])) yield rows.map(readEntry)
    },

    /** Streams the content as an SQLite file. */
    copyAsSqlite: () => copyToSqlite(database),
  }
}
