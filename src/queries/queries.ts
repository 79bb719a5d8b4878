import type { Database } from '#database/open-database.ts'
import { blueprintQueries } from './blueprints.ts'
import { digsiteQueries } from './digsites.ts'
import { factQueries } from './facts.ts'
import { itemQueries } from './items.ts'
import { leaderboardQueries } from './leaderboards.ts'
import { logicElementQueries } from './logic-elements.ts'
import { mapQueries } from './map.ts'
import { metaQueries } from './meta.ts'
import { modQueries } from './mods.ts'
import { newsQueries } from './news.ts'
import { pageQueries } from './pages.ts'
import { resourceQueries } from './resources.ts'
import { searchQueries } from './search.ts'
import { shopQueries } from './shops.ts'
import { townQueries } from './towns.ts'
import { vehicleQueries } from './vehicles.ts'
import { wiringQueries } from './wirings.ts'

/** Every question that can be put to the wiki, by subject. */
export function createQueries(database: Database) {
  const { db } = database
  return {
    blueprints: blueprintQueries(db),
    digsites: digsiteQueries(db),
    facts: factQueries(db),
    items: itemQueries(db),
    leaderboards: leaderboardQueries(db),
    logicElements: logicElementQueries(db),
    map: mapQueries(db),
    meta: metaQueries(database),
    mods: modQueries(db),
    news: newsQueries(db),
    pages: pageQueries(db),
    resources: resourceQueries(db),
    search: searchQueries(database),
    shops: shopQueries(db),
    towns: townQueries(db),
    vehicles: vehicleQueries(db),
    wirings: wiringQueries(db),
  }
}
export type Queries = ReturnType<typeof createQueries>
