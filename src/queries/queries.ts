import type { Database } from '#database/open-database.ts'
import { contentFileQueries } from './content-files.ts'
import { correctableQueries } from './whole-pages/correctable.ts'
import { dumpQueries } from './dump.ts'
import { factQueries } from './facts.ts'
import { formerNameQueries } from './addresses/former-names.ts'
import { homePageQueries } from './whole-pages/home-page.ts'
import { mentionQueries } from './mentions.ts'
import { metaQueries } from './meta.ts'
import { modQueries } from './mods.ts'
import { newsQueries } from './news.ts'
import { createGamePages } from './game/whole-pages/game-pages.ts'
import { createGameSubjects } from './game/subjects.ts'
import { patchNotesPageQueries } from './whole-pages/patch-notes-page.ts'
import { pageQueries } from './pages.ts'
import { qualityQueries } from './quality/data-quality.ts'
import { questionQueries } from './quality/questions.ts'
import { findRunPage, type RunFilter } from '#model/leaderboards/run-page.ts'
import { boardQueries } from './leaderboards/board.ts'
import { pokeQueries } from './leaderboards/pokes.ts'
import { recordQueries } from './leaderboards/records.ts'
import { createRunCategories } from './leaderboards/run-categories.ts'
import { runQueries } from './leaderboards/runs.ts'
import { searchQueries } from './search/search.ts'
import { thingNameQueries } from './addresses/thing-names.ts'
import { thingPageQueries } from './addresses/thing-pages.ts'

/** All queries: by subject, and those that return all data of a page. */
export function createQueries(database: Database) {
  const subjects = createSubjectQueries(database)
  return {
    ...subjects,
    ...createGamePages(database, subjects),
    correctable: correctableQueries(database.db, subjects),
    dump: dumpQueries(database.db, subjects),
    homePage: homePageQueries(subjects),
    patchNotesPage: patchNotesPageQueries(subjects),
    runPage: { find: (filter: RunFilter, page: number) => findRunPage(subjects, filter, page) },
  }
}
export type Queries = ReturnType<typeof createQueries>
export type SubjectQueries = ReturnType<typeof createSubjectQueries>

function createSubjectQueries(database: Database) {
  const { db } = database
  const categories = createRunCategories(database)
  return {
    ...createGameSubjects(db),
    board: boardQueries(database, categories),
    contentFiles: contentFileQueries(db),
    facts: factQueries(db),
    formerNames: formerNameQueries(db),
    mentions: mentionQueries(db),
    meta: metaQueries(database),
    mods: modQueries(db),
    news: newsQueries(db),
    pages: pageQueries(database),
    pokes: pokeQueries(database),
    quality: qualityQueries(database),
    questions: questionQueries(database),
    records: recordQueries(database, categories),
    runs: runQueries(database, categories),
    search: searchQueries(database),
    thingNames: thingNameQueries(db),
    thingPages: thingPageQueries(db),
  }
}
