import { shopEntryName } from '#model/places/shop-entry-name.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { toSafeName } from '#model/text/slugs.ts'
import type { Certainty } from '#model/wiki/certainty.ts'
import type { RecordOf } from '#model/game/kinds/kinds.ts'
import type { SearchedKind } from '#model/search/searched-kinds.ts'
import { readFieldCertainties } from '#queries/field-certainties.ts'

type Described<Thing> = {
  /** Kind, field of the description, and id, as in the `provenance` table. */
  kind: string
  field: string
  id(record: Thing): string
}

/** Kinds whose description states facts about the game. Not news: they are dated. */
const described: { [Name in SearchedKind]?: Described<RecordOf<Name>> } = {
  items: { kind: 'item', field: 'description', id: ({ safe_name }) => safe_name },
  shops: { kind: 'shop', field: 'description', id: shopEntryName },
  towns: { kind: 'town', field: 'description', id: ({ town_safe_name }) => town_safe_name },
  digsites: { kind: 'digsite', field: 'description', id: ({ safe_name }) => safe_name },
  mods: { kind: 'mod', field: 'description', id: ({ name }) => toSafeName(name) },
  patchNotes: { kind: 'patch-note', field: 'changes', id: ({ version }) => version },
}

/** Reads the certainty of descriptions and names of a kind. Null for kinds without them. */
export async function readCertainties(
  db: Kysely<Tables>,
  name: SearchedKind,
): Promise<(record: Record<string, unknown>) => Record<'description_certainty' | 'name_certainty', Certainty | null>> {
  // Callers pass records of this kind.
  const of: Described<Record<string, unknown>> | undefined = described[name]
  if (!of) return () => ({ description_certainty: null, name_certainty: null })
  const [descriptions, names] = [await readFieldCertainties(db, of.kind, of.field), await readFieldCertainties(db, of.kind, 'name')]
  return (record) => {
    const id = of.id(record)
    return { description_certainty: descriptions.get(id) ?? null, name_certainty: names.get(id) ?? null }
  }
}
