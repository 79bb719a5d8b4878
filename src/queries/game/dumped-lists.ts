import type { SubjectQueries } from '#queries/queries.ts'

/** Lists of the dump with more than the records of this game's kinds, or in another order than by key. */
export function createGameLists(queries: SubjectQueries) {
  return {
    items: () => queries.items.readAll(),
    blueprints: () => queries.blueprints.listAll(),
    shops: () => readShops(queries),
    towns: () => queries.towns.listAll(),
    digsites: () => queries.digsites.listAll(),
    vehicles: () => queries.vehicles.listAll(),
    logicElements: () => queries.logicElements.listAll(),
  }
}

/** Reads shops one by one, as only `shops.find` includes the inventory. */
async function* readShops({ towns, shops }: SubjectQueries) {
  const ids = (await towns.listAll()).flatMap((town) => town.shops.map(({ id }) => id))
  for (const id of ids.toSorted((a, b) => a - b)) {
    const shop = await shops.find(id)
    if (shop) yield [shop]
  }
}
