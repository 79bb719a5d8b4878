import type { Generated } from 'kysely'
import type { BlueprintRecord } from '#model/crafting/blueprint.ts'
import type { DigsiteRecord } from '#model/places/digsite.ts'
import type { FactRecord } from '#model/wiki/fact.ts'
import type { FindRecord } from '#model/places/find.ts'
import type { ItemRecord } from '#model/items/item.ts'
import type { PokeRecord, SpeedrunRecord } from '#model/leaderboards/leaderboard.ts'
import type { LogicElementRecord } from '#model/logic/logic-element.ts'
import type { MentionRecord } from '#model/news/mention.ts'
import type { ModRecord } from '#model/mods/mod.ts'
import type { BlogPostRecord, PatchNoteRecord, UpdateRecord } from '#model/news/news.ts'
import type { Page } from '#model/wiki/page.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import type { ResourceRecord } from '#model/crafting/resource.ts'
import type { ShopRecord } from '#model/places/shop.ts'
import type { TownRecord } from '#model/places/town.ts'
import type { VehicleRecord } from '#model/vehicles/vehicle.ts'
import type { WiringRecord } from '#model/logic/wiring.ts'

/**
 * A row: a record with booleans as 0 and 1, so that both databases store the same thing, and with lists and nested
 * values as JSON text. Never `jsonb`: it forgets the order of keys, which is part of the API's contract.
 */
export type RowOf<T> = {
  [K in keyof T]: T[K] extends boolean ? 0 | 1 : T[K] extends string | number | null ? T[K] : null extends T[K] ? string | null : string
}

/** Every filled row knows which content it came from, so that filling only writes what changed. */
type Filled<T> = RowOf<Omit<T, 'sources' | 'checked'>> & { row_key: string; row_hash: string }

/** The tables that are filled from `content/`. */
export type FilledTables = {
  item: Filled<ItemRecord> & { comparable: string; checked: string }
  item_shop: Filled<{ item_id: number; shop_id: number }>
  shop: Filled<ShopRecord>
  town: Filled<TownRecord>
  digsite: Filled<DigsiteRecord>
  vehicle: Filled<VehicleRecord>
  resource: Filled<ResourceRecord>
  blueprint: Filled<BlueprintRecord> & { craft_estimate: 0 | 1 }
  find: Filled<FindRecord> & { estimate: 0 | 1 }
  logic_element: Filled<LogicElementRecord>
  mod: Filled<ModRecord>
  patch_note: Filled<PatchNoteRecord>
  fact: Filled<Omit<FactRecord, 'value'> & { value: string }>
  page: Filled<Page> & { sources: string; checked: string }
  blog_post: Filled<BlogPostRecord>
  update_note: Filled<UpdateRecord>
  mention: Filled<MentionRecord>
  speedrun: Filled<SpeedrunRecord>
  wiring: Filled<WiringRecord>
  poke: Filled<PokeRecord>
  provenance: Filled<ProvenanceEntry> & { checked: string }
  /** One row: `content/site.yaml` as JSON. */
  site: Filled<{ value: string }>
}
export type FilledTable = keyof FilledTables

export type Tables = FilledTables & {
  /** One row: the number that rises whenever filling changed something. */
  revision: { id: Generated<number>; number: number; changed_at: string }
  /** One row: what the tables look like, so that another shape is noticed. */
  schema_shape: { fingerprint: string }
}
