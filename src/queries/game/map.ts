import type { Kysely } from 'kysely'
import { paths } from '#model/wiki/paths.ts'
import { MapMarker, MapPosition, type MarkerKind } from '#model/map/map-marker.ts'
import type { ShopCategory } from '#model/places/shop.ts'
import { shopEntryName } from '#model/places/shop-entry-name.ts'
import { lineFor } from '#model/wiki/sourced-fields.ts'
import { createRowReader, type StoredRow } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import { listGoods } from './map-goods.ts'
import { readFieldCertainties } from '../field-certainties.ts'

const placedFields = { name: MapMarker.shape.name, modded: MapMarker.shape.modded, map: MapPosition.nullable() }
const readPlaced = createRowReader(placedFields)

/** Shop categories with their own kind of marker; others are "shop". */
const kindOfCategory: Partial<Record<ShopCategory, MarkerKind>> = { stocks: 'market', jeweler: 'jeweler' }

export function mapQueries(db: Kysely<Tables>) {
  return {
    /** Lists the markers of the map: towns, digsites, then shops. */
    async listMarkers(): Promise<MapMarker[]> {
      const towns = await db.selectFrom('town').selectAll().where('active', '=', 1).where('map', 'is not', null).orderBy('id').execute()
      const digsites = await db
        .selectFrom('digsite')
        .innerJoin('town', 'town.town_safe_name', 'digsite.town')
        .selectAll('digsite')
        .select('town.name as town_name')
        .where('digsite.active', '=', 1)
        .where('digsite.map', 'is not', null)
        .orderBy('digsite.id')
        .execute()
      const shops = await db
        .selectFrom('shop')
        .innerJoin('town', 'town.town_safe_name', 'shop.town')
        .selectAll('shop')
        .select('town.name as town_name')
        .where('shop.active', '=', 1)
        .where('shop.map', 'is not', null)
        .orderBy('shop.id')
        .execute()
      const near = await readFieldCertainties(db, 'digsite', 'town')
      const townCertainty = await readFieldCertainties(db, 'shop', lineFor('shops', 'town'))
      return [
        ...towns.map((row) => ({
          ...toMarker(row, 'town', row.town_safe_name, '', true),
          id: `town-${row.town_safe_name}`,
          path: paths.town(row.town_safe_name),
          place_certainty: null,
        })),
        ...digsites.map((row) => ({
          ...toMarker(row, 'digsite', row.safe_name, row.town_name, true),
          id: `digsite-${row.safe_name}`,
          path: paths.digsite(row.safe_name),
          place_certainty: near.get(row.safe_name) ?? null,
        })),
        ...shops.map((row) => ({
          ...toMarker(row, kindOfCategory[row.category] ?? 'shop', row.safe_name, row.town_name, row.world !== null),
          id: `shop-${row.id}`,
          path: paths.shop({ id: row.id, safe_name: row.safe_name, town: { town_safe_name: row.town } }),
          place_certainty: townCertainty.get(shopEntryName(row)) ?? null,
        })),
      ]
    },

    listGoods: () => listGoods(db),
  }
}

function toMarker(row: StoredRow<typeof placedFields>, kind: MarkerKind, safe_name: string, place: string, exact: boolean) {
  const { map, ...placed } = readPlaced(row)
  return { kind, ...placed, safe_name, place, ...(map ?? { x: 0, y: 0 }), exact }
}
