import type { Generated } from 'kysely'
import { z } from 'zod'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds, type KindName, type Kinds } from '#model/game/kinds/kinds.ts'
import { ContentFile } from '#model/wiki/correct/content-file.ts'
import { ExplainedIn } from '#model/pages/explained-in.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { FormerName, MovedPage } from '#model/wiki/kinds/former-names.ts'
import { ProvenanceEntry, Sources } from '#model/wiki/provenance.ts'
import { Citation } from '#content/citations.ts'
import type { StoredRow } from './stored-as.ts'

/** The tables that belong to no kind. */
const otherTables = {
  /** Which shops trade in which items: asked for from both sides. */
  item_shop: { item_id: z.int(), shop_id: z.int() },
  provenance: ProvenanceEntry.shape,
  /** Which page cites which number. */
  citation: Citation.shape,
  /** Which page of prose speaks of which item. */
  explanation: { item: SafeName, ...ExplainedIn.shape },
  /** The files themselves, for those who correct them. */
  content_file: ContentFile.shape,
  former_name: FormerName.shape,
  moved_page: MovedPage.shape,
  /** One row: `content/site.yaml` as JSON. */
  site: { value: z.json() },
}

/** The fields of a kind's table: those of its record, and what is worked out from them. Sources have a table of their own. */
type FieldsOf<Name extends KindName> = WithoutSources<Kinds[Name]['record']['shape']> &
  (Kinds[Name] extends { columns: { shape: infer Columns } } ? Columns : unknown)
type WithoutSources<Fields> = { [Field in keyof Fields as Fields[Field] extends typeof Sources ? never : Field]: Fields[Field] }

/** Every filled row knows which content it came from, so that filling only writes what changed. */
type Filled<Fields> = StoredRow<Fields> & { row_key: string; row_hash: string }

/** The tables that are filled from `content/`. */
export type FilledTables = { [Name in KindName as Kinds[Name]['table']]: Filled<FieldsOf<Name>> } & {
  [Table in keyof typeof otherTables]: Filled<(typeof otherTables)[Table]>
}
export type FilledTable = keyof FilledTables

export type Tables = FilledTables & {
  /** One row: the number that rises whenever filling changed something, from when that content is, and who filled it. */
  revision: { id: Generated<number>; number: number; changed_at: string; content_from: string; filled_by: string; filled_run: string }
  /** One row: what the tables look like, so that another shape is noticed. */
  schema_shape: { fingerprint: string }
}

/** The fields of each filled table, with their shapes; all else about tables is made from it. */
export const tableFields: ReadonlyMap<FilledTable, z.core.$ZodShape> = new Map<FilledTable, z.core.$ZodShape>([
  ...Object.values(kinds).map((kind): [FilledTable, z.core.$ZodShape] => [kind.table, fieldsOf(kind)]),
  ...(Object.entries(otherTables) as [FilledTable, z.core.$ZodShape][]),
])
export const filledTables = [...tableFields.keys()]

function fieldsOf({ record, columns }: Kind): z.core.$ZodShape {
  const own = Object.entries(record.shape).filter(([, shape]) => shape !== Sources)
  return { ...Object.fromEntries(own), ...columns?.shape }
}
