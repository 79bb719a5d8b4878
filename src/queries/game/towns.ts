import type { Kysely, Selectable } from 'kysely'
import { TownShop, type Town } from '#model/places/town.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import { isNamed } from '../named.ts'

const readShop = createRowReader(TownShop.omit({ shop_id: true }).shape)

export function townQueries(db: Kysely<Tables>) {
  async function listTowns(withModded: boolean, filter: (town: Selectable<Tables['town']>) => boolean = () => true): Promise<Town[]> {
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
    return townRows.filter(filter).map(({ id, name, description, town_safe_name }) => ({
      id,
      name,
      description,
      town_safe_name,
      shops: shopRows.filter(({ town }) => town === town_safe_name).map(toTownShop),
    }))
  }

  return {
    listAll: () => listTowns(true),
    listVanilla: () => listTowns(false),
    /** Matches safe name, name or alias. */
    listExact: (text: string) => listTowns(true, ({ name, town_safe_name, alias }) => isNamed(text, [name, town_safe_name], alias)),
  }
}

function toTownShop(row: Selectable<Pick<Tables['shop'], 'id' | 'name' | 'safe_name' | 'category' | 'modded'>>): TownShop {
  const { id, ...shop } = readShop(row)
  return { id, shop_id: id, ...shop }
}
