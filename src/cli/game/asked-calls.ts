import type { Database } from '#database/open-database.ts'
import { byName, each } from '../export/call-parts.ts'

/** Tables of this game with things that `/link/` finds by name. */
export const linkedTables = ['item', 'shop', 'town', 'digsite', 'vehicle'] as const

/** Path parameters of the calls about this game, once per thing. */
export async function listGameParameters(db: Database['db']) {
  const [items, resources, shops, towns, digsites, vehicles] = await Promise.all([
    db.selectFrom('item').select(['safe_name', 'id']).where('active', '=', 1).execute(),
    db.selectFrom('resource').select('safe_name').execute(),
    db.selectFrom('shop').select(['id', 'name']).where('active', '=', 1).execute(),
    db.selectFrom('town').select('name').where('active', '=', 1).execute(),
    db.selectFrom('digsite').select('name').where('active', '=', 1).execute(),
    db.selectFrom('vehicle').select('name').execute(),
  ])
  const safeNames = each(items.map(({ safe_name }) => safe_name))
  const shopIds = each(shops.map(({ id }) => id))
  return {
    item: each(items.flatMap(({ safe_name, id }) => [safe_name, id])),
    itemDetails: safeNames,
    itemMentions: safeNames,
    itemPage: safeNames,
    resource: each(resources.map(({ safe_name }) => safe_name)),
    shop: shopIds,
    shopsExact: byName(shops),
    shopPage: shopIds,
    townsExact: byName(towns),
    digsitesExact: byName(digsites),
    vehiclesExact: byName(vehicles),
  }
}
