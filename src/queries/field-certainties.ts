import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { toCertainty, type Certainty } from '#model/wiki/certainty.ts'

/** Certainty of a field for all things of a kind, by id. */
export async function readFieldCertainties(db: Kysely<Tables>, kind: string, field: string): Promise<Map<string, Certainty | null>> {
  const rows = await db.selectFrom('provenance').select(['id', 'certainty']).where('kind', '=', kind).where('field', '=', field).execute()
  return new Map(rows.map(({ id, certainty }) => [id, toCertainty(certainty)]))
}
