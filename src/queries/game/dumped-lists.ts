import type { SubjectQueries } from '#queries/queries.ts'

/** The lists of the dump whose things of this game hold more than their records, or have another order than that of their key. */
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

/** Each with what it trades in, which the shops of a town don't say. */
async function* readShops({ towns, shops }: SubjectQueries) {
  const ids = (await towns.listAll()).flatMap((town) => town.shops.map(({ id }) => id))
  for (const id of ids.toSorted((a, b) => a - b)) {
    const shop = await shops.find(id)
    if (shop) yield [shop]
  }
}
