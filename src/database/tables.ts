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

/** Tables that do not belong to a kind. */
const otherTables = {
  /** Which shops trade in which items. */
  item_shop: { item_id: z.int(), shop_id: z.int() },
  provenance: ProvenanceEntry.shape,
  /** Which page cites which fact. */
  citation: Citation.shape,
  /** Which page of prose mentions which item. */
  explanation: { item: SafeName, ...ExplainedIn.shape },
  /** Texts of the content files, for the correction editor. */
  content_file: ContentFile.shape,
  former_name: FormerName.shape,
  moved_page: MovedPage.shape,
  /** One row: `content/site.yaml` as JSON. */
  site: { value: z.json() },
}

/** The fields of a kind's table: those of its record except sources, and its derived columns. */
type FieldsOf<Name extends KindName> = WithoutSources<Kinds[Name]['record']['shape']> &
  (Kinds[Name] extends { columns: { shape: infer Columns } } ? Columns : unknown)
type WithoutSources<Fields> = { [Field in keyof Fields as Fields[Field] extends typeof Sources ? never : Field]: Fields[Field] }

/** A row with key and hash, so that `fill` writes only what changed. */
type Filled<Fields> = StoredRow<Fields> & { row_key: string; row_hash: string }

/** The tables that are filled from `content/`. */
export type FilledTables = { [Name in KindName as Kinds[Name]['table']]: Filled<FieldsOf<Name>> } & {
  [Table in keyof typeof otherTables]: Filled<(typeof otherTables)[Table]>
}
export type FilledTable = keyof FilledTables

export type Tables = FilledTables & {
  /** One row: the number that increases with each change, the date of the content, and who filled it. */
  revision: { id: Generated<number>; number: number; changed_at: string; content_from: string; filled_by: string; filled_run: string }
  /** One row: the fingerprint of the tables' shape. */
  schema_shape: { fingerprint: string }
}

/** The fields of each filled table, with their shapes. */
export const tableFields: ReadonlyMap<FilledTable, z.core.$ZodShape> = new Map<FilledTable, z.core.$ZodShape>([
  ...Object.values(kinds).map((kind): [FilledTable, z.core.$ZodShape] => [kind.table, fieldsOf(kind)]),
  ...(Object.entries(otherTables) as [FilledTable, z.core.$ZodShape][]),
])
export const filledTables = [...tableFields.keys()]

function fieldsOf({ record, columns }: Kind): z.core.$ZodShape {
  const own = Object.entries(record.shape).filter(([, shape]) => shape !== Sources)
  return { ...Object.fromEntries(own), ...columns?.shape }
}
