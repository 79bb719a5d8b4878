import type { DigsiteHit } from '#model/places/digsite.ts'
import type { ItemHit } from '#model/items/item.ts'
import type { ModHit } from '#model/mods/mod.ts'
import type { BlogPostHit, PatchNoteHit, UpdateHit } from '#model/news/news.ts'
import type { HitKind, SearchHit } from './search.ts'
import type { StoreHit } from '#model/places/shop.ts'
import type { TownHit } from '#model/places/town.ts'

/** The fields of each kind, in their order: a hit does not name its kind, it is told by exactly these. */
const fieldsOf: Record<HitKind, string> = {
  item: 'id name value description resource blueprint modded relic alias safe_name active',
  store: 'id town_id safe_name name sells_blueprints category inventory description alias modded active',
  town: 'town_id town_safe_name name description alias modded active',
  digsite: 'id name closest_town closest_jeweler closest_equipment_store description price relics depth alias modded active',
  patchnote: 'id summary details active timestamp',
  blogpost: 'id title safe_summary html_body author thumbnail date active',
  update: 'id date title content timestamp active',
  mod: 'id name description author added_by url timestamp updated active',
}
const kindOfFields = new Map(Object.entries(fieldsOf).map(([kind, fields]) => [fields, kind as HitKind]))

type HitOf = {
  item: ItemHit
  store: StoreHit
  town: TownHit
  digsite: DigsiteHit
  patchnote: PatchNoteHit
  blogpost: BlogPostHit
  update: UpdateHit
  mod: ModHit
}

/** What a search hit is; undefined when its fields are none of the eight lists. */
export function kindOfHit(hit: object): HitKind | undefined {
  return kindOfFields.get(Object.keys(hit).join(' '))
}

export function isHit<Kind extends HitKind>(kind: Kind, hit: SearchHit): hit is HitOf[Kind] {
  return kindOfHit(hit) === kind
}
