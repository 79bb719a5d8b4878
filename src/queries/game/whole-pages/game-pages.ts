import type { Database } from '#database/open-database.ts'
import { memoizeByRevision } from '#queries/memoize-by-revision.ts'
import type { SubjectQueries } from '#queries/queries.ts'
import { answerQueries } from '../answers.ts'
import { itemPageQueries } from './item-page.ts'
import { namedPageQueries } from './named-page.ts'
import { placePageQueries } from './place-pages.ts'
import { prosePageQueries } from './prose-page.ts'
import { toolPageQueries } from './tool-pages.ts'

/** Queries that return all data of a page, for this game. */
export function createGamePages(database: Database, subjects: SubjectQueries) {
  return {
    answers: answerQueries(database, subjects),
    namedPage: namedPageQueries(subjects),
    itemPage: itemPageQueries(subjects, memoizeByRevision(database)),
    placePages: placePageQueries(subjects),
    prosePages: prosePageQueries(subjects),
    toolPages: toolPageQueries(subjects),
  }
}
