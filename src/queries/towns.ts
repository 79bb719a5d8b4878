import type { Kysely } from 'kysely'
import { toComparable } from '#model/text/slugs.ts'
import type { Town, TownShop } from '#model/places/town.ts'
import type { Tables } from '#database/tables.ts'

export function townQueries(db: Kysely<Tables>) {
  async function list(withModded: boolean): Promise<Town[]> {
    let towns = db.selectFrom('town').selectAll().where('active', '=', 1).orderBy('id')
    let shops = db
      .selectFrom('shop')
      .select(['id', 'name', 'safe_name', 'category', 'modded', 'town'])
      .where('active', '=', 1)
      .orderBy('id')
    if (!withModded) {
      towns = towns.where('modded', '=', 0)
      shops = shops.where('modded', '=', 0)
    }
    const [townRows, shopRows] = [await towns.execute(), await shops.execute()]
    return townRows.map(({ id, name, description, town_safe_name }) => ({
      id,
      name,
      description,
      town_safe_name,
      shops: shopRows.filter(({ town }) => town === town_safe_name).map(toTownShop),
    }))
  }

  return {
    listAll: () => list(true),
    listVanilla: () => list(false),
    /** By safe name or name. */
    async listExact(text: string): Promise<Town[]> {
      const wanted = toComparable(text)
      return (await list(true)).filter(({ name, town_safe_name }) => [name, town_safe_name].some((known) => toComparable(known) === wanted))
    },
  }
}

function toTownShop({
  id,
  name,
  safe_name,
  category,
  modded,
}: {
  id: number
  name: string
  safe_name: string
  category: TownShop['category']
  modded: 0 | 1
}): TownShop {
  return { id, shop_id: id, name, safe_name, category, modded: modded === 1 }
}
