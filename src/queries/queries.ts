import type { Database } from '#database/open-database.ts'
import { blueprintQueries } from './blueprints.ts'
import { contentFileQueries } from './content-files.ts'
import { correctableQueries } from './whole-pages/correctable.ts'
import { digsiteQueries } from './digsites.ts'
import { dumpQueries } from './dump.ts'
import { factQueries } from './facts.ts'
import { formerNameQueries } from './addresses/former-names.ts'
import { homePageQueries } from './whole-pages/home-page.ts'
import { itemNameQueries } from './item-names.ts'
import { itemPageQueries } from './whole-pages/item-page.ts'
import { itemQueries } from './items.ts'
import { itemTableQueries } from './whole-pages/item-table.ts'
import { logicElementQueries } from './logic-elements.ts'
import { mapQueries } from './map.ts'
import { mentionQueries } from './mentions.ts'
import { metaQueries } from './meta.ts'
import { modQueries } from './mods.ts'
import { namedPageQueries } from './whole-pages/named-page.ts'
import { newsQueries } from './news.ts'
import { createOnceARevision } from './once-a-revision.ts'
import { pageQueries } from './pages.ts'
import { placePageQueries } from './whole-pages/place-pages.ts'
import { prosePageQueries } from './whole-pages/prose-page.ts'
import { qualityQueries } from './quality/data-quality.ts'
import { questionQueries } from './quality/questions.ts'
import { boardQueries } from './leaderboards/board.ts'
import { pokeQueries } from './leaderboards/pokes.ts'
import { recordQueries } from './leaderboards/records.ts'
import { resourceQueries } from './resources.ts'
import { createRunCategories } from './leaderboards/run-categories.ts'
import { runPageQueries } from './leaderboards/run-page.ts'
import { runQueries } from './leaderboards/runs.ts'
import { searchQueries } from './search/search.ts'
import { shopQueries } from './shops.ts'
import { thingNameQueries } from './addresses/thing-names.ts'
import { thingPageQueries } from './addresses/thing-pages.ts'
import { toolPageQueries } from './whole-pages/tool-pages.ts'
import { townQueries } from './towns.ts'
import { vehicleQueries } from './vehicles.ts'
import { wiringQueries } from './wirings.ts'

/** Every question that can be put to the wiki, by subject, and what whole pages ask for. */
export function createQueries(database: Database) {
  const subjects = createSubjectQueries(database)
  const itemTable = itemTableQueries(database, subjects.search.listNearestItems)
  return {
    ...subjects,
    correctable: correctableQueries(database.db, subjects),
    dump: dumpQueries(database.db, subjects),
    homePage: homePageQueries(subjects),
    namedPage: namedPageQueries(subjects),
    itemNames: itemNameQueries(database.db, subjects.items, subjects.search.listNearestItems),
    itemTable,
    itemPage: itemPageQueries(subjects, createOnceARevision(database)),
    placePages: placePageQueries(subjects),
    prosePages: prosePageQueries(subjects),
    runPage: runPageQueries(subjects),
    toolPages: toolPageQueries(subjects, itemTable),
  }
}
export type Queries = ReturnType<typeof createQueries>
export type SubjectQueries = ReturnType<typeof createSubjectQueries>

function createSubjectQueries(database: Database) {
  const { db } = database
  const categories = createRunCategories(database)
  return {
    board: boardQueries(database, categories),
    blueprints: blueprintQueries(db),
    contentFiles: contentFileQueries(db),
    digsites: digsiteQueries(db),
    facts: factQueries(db),
    formerNames: formerNameQueries(db),
    items: itemQueries(db),
    logicElements: logicElementQueries(db),
    map: mapQueries(db),
    mentions: mentionQueries(db),
    meta: metaQueries(database),
    mods: modQueries(db),
    news: newsQueries(db),
    pages: pageQueries(db),
    pokes: pokeQueries(database),
    quality: qualityQueries(database),
    questions: questionQueries(database),
    records: recordQueries(database, categories),
    resources: resourceQueries(db),
    runs: runQueries(database, categories),
    search: searchQueries(database),
    shops: shopQueries(db),
    thingNames: thingNameQueries(db),
    thingPages: thingPageQueries(db),
    towns: townQueries(db),
    vehicles: vehicleQueries(db),
    wirings: wiringQueries(db),
  }
}
