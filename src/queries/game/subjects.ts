import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { blueprintQueries } from './blueprints.ts'
import { digsiteQueries } from './digsites.ts'
import { itemQueries } from './items.ts'
import { logicElementQueries } from './logic-elements.ts'
import { mapQueries } from './map.ts'
import { resourceQueries } from './resources.ts'
import { shopQueries } from './shops.ts'
import { townQueries } from './towns.ts'
import { vehicleQueries } from './vehicles.ts'
import { wiringQueries } from './wirings.ts'

/** Queries about this game, by subject. */
export function createGameSubjects(db: Kysely<Tables>) {
  return {
    blueprints: blueprintQueries(db),
    digsites: digsiteQueries(db),
    items: itemQueries(db),
    logicElements: logicElementQueries(db),
    map: mapQueries(db),
    resources: resourceQueries(db),
    shops: shopQueries(db),
    towns: townQueries(db),
    vehicles: vehicleQueries(db),
    wirings: wiringQueries(db),
  }
}
