import { shopEntryName } from '#model/places/shop-entry-name.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { toSafeName } from '#model/text/slugs.ts'
import type { Certainty } from '#model/wiki/certainty.ts'
import type { RecordOf } from '#model/game/kinds/kinds.ts'
import type { SearchedKind } from '#model/search/searched-kinds.ts'
import { readStepsOfField } from '#queries/field-certainties.ts'

type Described<Thing> = {
  /** As the provenance call names them: the kind, the field in which the thing is described, and the thing. */
  kind: string
  field: string
  id(record: Thing): string
}

/** What the wiki says of the game in its own words. News are dated, and tell what was so then. */
const described: { [Name in SearchedKind]?: Described<RecordOf<Name>> } = {
  items: { kind: 'item', field: 'description', id: ({ safe_name }) => safe_name },
  shops: { kind: 'shop', field: 'description', id: shopEntryName },
  towns: { kind: 'town', field: 'description', id: ({ town_safe_name }) => town_safe_name },
  digsites: { kind: 'digsite', field: 'description', id: ({ safe_name }) => safe_name },
  mods: { kind: 'mod', field: 'description', id: ({ name }) => toSafeName(name) },
  patchNotes: { kind: 'patch-note', field: 'changes', id: ({ version }) => version },
}

/** How sure the descriptions and the names of a kind are, by record. What has a title of its own has no name to be sure of. */
export async function readCertainties(
  db: Kysely<Tables>,
  name: SearchedKind,
): Promise<(record: Record<string, unknown>) => Record<'description_certainty' | 'name_certainty', Certainty | null>> {
  // Whoever asks for a kind brings its records.
  const of: Described<Record<string, unknown>> | undefined = described[name]
  if (!of) return () => ({ description_certainty: null, name_certainty: null })
  const [descriptions, names] = [await readStepsOfField(db, of.kind, of.field), await readStepsOfField(db, of.kind, 'name')]
  return (record) => {
    const id = of.id(record)
    return { description_certainty: descriptions.get(id) ?? null, name_certainty: names.get(id) ?? null }
  }
}
