import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Tables } from '#database/tables.ts'
import type { Kinds, RecordOf } from '#model/game/kinds/kinds.ts'
import type { SearchedKind } from '#model/search/searched-kinds.ts'

/** Fields of a hit from other tables; undefined where a referenced record is missing. */
type Joined<Name extends SearchedKind> = Kinds[Name]['search'] extends { joined?: infer Shape extends z.ZodObject }
  ? z.infer<Shape>
  : object
type Join = (db: Kysely<Tables>) => Promise<(record: Record<string, unknown>) => object | undefined>

function join<Name extends SearchedKind>(
  prepare: (db: Kysely<Tables>) => Promise<(record: RecordOf<Name>) => Joined<Name> | undefined>,
): Join {
  return prepare as Join
}

/** Joins for search hits, by kind. */
export const joinedFields: { [Name in SearchedKind]?: Join } = {
  shops: join<'shops'>(async (db) => {
    const towns = await db.selectFrom('town').select(['id', 'name', 'town_safe_name']).execute()
    const stocked = await db
      .selectFrom('item_shop')
      .innerJoin('item', 'item.id', 'item_shop.item_id')
      .select(['item_shop.shop_id', 'item.name'])
      .orderBy('item.name')
      .execute()
    const townOf = new Map(towns.map((town) => [town.town_safe_name, town]))
    const stockOf = Map.groupBy(stocked, ({ shop_id }) => shop_id)
    return ({ id, town: safeName }) => {
      const town = townOf.get(safeName)
      return town && { town_id: town.id, town_name: town.name, inventory: (stockOf.get(id) ?? []).map(({ name }) => name) }
    }
  }),

  towns: join<'towns'>(() => Promise.resolve(({ id }) => ({ town_id: id }))),

  digsites: join<'digsites'>(async (db) => {
    const towns = await db.selectFrom('town').select(['name', 'town_safe_name']).execute()
    const shops = await db.selectFrom('shop').select(['id', 'name']).execute()
    const relics = await db.selectFrom('item').select(['safe_name', 'name']).where('relic', '=', 1).execute()
    const townOf = new Map(towns.map(({ town_safe_name, name }) => [town_safe_name, name]))
    const shopOf = new Map(shops.map(({ id, name }) => [id, name]))
    const relicOf = new Map(relics.map(({ safe_name, name }) => [safe_name, name]))
    return ({ town, jeweler, equipment_store, relics: safeNames }) => {
      const [closest_town, closest_jeweler, closest_equipment_store] = [townOf.get(town), shopOf.get(jeweler), shopOf.get(equipment_store)]
      if (closest_town === undefined || closest_jeweler === undefined || closest_equipment_store === undefined) return undefined
      return { closest_town, closest_jeweler, closest_equipment_store, relics: safeNames.map((relic) => relicOf.get(relic) ?? relic) }
    }
  }),
}
