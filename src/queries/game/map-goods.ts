import type { Kysely } from 'kysely'
import type { MapGoods } from '#model/map/map-goods.ts'
import type { ShopCategory } from '#model/places/shop.ts'
import { tradeOf } from '#model/places/shop-categories.ts'
import { leastCertain, toCertainty, type Certainty } from '#model/wiki/certainty.ts'
import { lineOfEntry } from '#model/wiki/sourced-fields.ts'
import type { Tables } from '#database/tables.ts'
import { isField } from '../is-field.ts'

/** An item or vehicle at a shop (`id`), with the certainty that the shop trades in it. */
type Traded = { id: number; category: ShopCategory; sells_blueprints: number; name: string; certainty: Certainty | null }

/** Lists the goods of each shop with a marker, by name. */
export async function listGoods(db: Kysely<Tables>): Promise<MapGoods[]> {
  const shops = Map.groupBy(await listTraded(db), ({ id }) => id)
  return [...shops].flatMap(([id, traded]) => {
    const [first] = traded
    if (!first) return []
    const trade = first.sells_blueprints ? 'researches' : tradeOf(first.category)
    return { id: `shop-${id}`, trade, goods: traded.map(({ name }) => name), certainty: leastCertain(traded.map((good) => good.certainty)) }
  })
}

async function listTraded(db: Kysely<Tables>): Promise<Traded[]> {
  const [items, vehicles, sources] = await Promise.all([
    db
      .selectFrom('item_shop')
      .innerJoin('item', 'item.id', 'item_shop.item_id')
      .innerJoin('shop', 'shop.id', 'item_shop.shop_id')
      .select(['shop.id', 'shop.category', 'shop.sells_blueprints', 'item.name', 'item.safe_name'])
      .where('item.active', '=', 1)
      .where('item.modded', '=', 0)
      .where('shop.active', '=', 1)
      .where('shop.map', 'is not', null)
      .orderBy('shop.id')
      .orderBy('item.name')
      .execute(),
    db
      .selectFrom('vehicle')
      .innerJoin('shop', 'shop.id', 'vehicle.shop')
      .select(['shop.id', 'shop.category', 'shop.sells_blueprints', 'vehicle.name', 'vehicle.safe_name'])
      .where('shop.active', '=', 1)
      .where('shop.map', 'is not', null)
      .orderBy('vehicle.id')
      .execute(),
    db
      .selectFrom('provenance')
      .select(['kind', 'id', 'field', 'certainty'])
      .where('kind', 'in', ['item', 'vehicle'])
      .where(isField('shops', 'shop'))
      .execute(),
  ])
  const certaintyByKey = new Map(sources.map(({ kind, id, field, certainty }) => [`${kind} ${id} ${field}`, toCertainty(certainty)]))
  return [
    ...items.map(({ safe_name, ...item }) => ({
      ...item,
      certainty:
        certaintyByKey.get(`item ${safe_name} ${lineOfEntry('shops', item.id)}`) ?? certaintyByKey.get(`item ${safe_name} shops`) ?? null,
    })),
    ...vehicles.map(({ safe_name, ...vehicle }) => ({ ...vehicle, certainty: certaintyByKey.get(`vehicle ${safe_name} shop`) ?? null })),
  ]
}
