import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { toCertainty, type Certainty } from '#model/wiki/certainty.ts'

/** How sure a field of the things of a kind is, by thing. */
export async function readStepsOfField(db: Kysely<Tables>, kind: string, field: string): Promise<Map<string, Certainty | null>> {
  const lines = await db.selectFrom('provenance').select(['id', 'certainty']).where('kind', '=', kind).where('field', '=', field).execute()
  return new Map(lines.map(({ id, certainty }) => [id, toCertainty(certainty)]))
}
