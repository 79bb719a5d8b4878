import type { Blueprint } from '#model/crafting/blueprint.ts'
import type { Process } from '#model/crafting/process.ts'
import type { ItemRecord } from '#model/items/item.ts'
import type { MapMarker } from '#model/map/map-marker.ts'
import type { PatchNoteRecord } from '#model/news/news.ts'
import type { Certainty } from '#model/wiki/certainty.ts'
import type { Fact } from '#model/wiki/fact.ts'

/** An item or a vehicle of the unmodded game that a question may name. */
export type AnswerItem = Pick<ItemRecord, 'name' | 'safe_name' | 'value' | 'price_per_weight' | 'prices' | 'shop_role' | 'description'> & {
  /** Number of the item; null for vehicles. */
  id: number | null
  /** Aliases and search keywords. */
  other_names: string[]
  /** "gem", "fish"; "vehicle" for vehicles. */
  group: string
  path: string
  value_certainty: Certainty | null
  /** Game version of `value`, or empty. */
  value_version: string
  description_certainty: Certainty | null
  /** Ids of the shops that trade in it. */
  shops: number[]
  shops_certainty: Certainty | null
}

export type AnswerBlueprint = Pick<Blueprint, 'name' | 'output' | 'require_item' | 'require_weight' | 'research_shop' | 'require_certainty'>

export type AnswerVersion = Pick<PatchNoteRecord, 'id' | 'version' | 'summary' | 'timestamp' | 'date_kind' | 'changes'>

/** Data for direct answers. */
export type AnswerData = {
  items: AnswerItem[]
  shops: { id: number; name: string; town: string }[]
  /** In the order of the unlock chain. */
  blueprints: AnswerBlueprint[]
  /** What is smelted, cut or pressed, with the names of what it is made from. */
  recipes: { name: string; safe_name: string; process: Process; from: string[]; certainty: Certainty | null }[]
  /** What is made from an item, by process. */
  products: { item: string; process: Process; makes: string[]; certainty: Certainty | null }[]
  /** Digsites of buried items. */
  finds: { item: string; digsite: string; certainty: Certainty | null }[]
  /** Prices in hundredths of a coin, depths in blocks. */
  digsites: { name: string; price: number; depth: number; price_certainty: Certainty | null; depth_certainty: Certainty | null }[]
  places: Pick<MapMarker, 'id' | 'kind' | 'name' | 'place' | 'path' | 'x' | 'y'>[]
  facts: Pick<Fact, 'key' | 'value' | 'certainty' | 'version'>[]
  /** Build examples: the place in a guide that explains each, and its parts by name and number. */
  builds: { build: string; title: string; path: string; parts: { name: string; count: number }[]; certainty: Certainty | null }[]
  /** Newest first. */
  versions: AnswerVersion[]
}
