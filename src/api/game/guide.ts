import { atMostOne, toResult, toResults } from '#model/wiki/envelope.ts'
import type { guideCalls } from '#model/game/calls/guide-calls.ts'
import type { Queries } from '#queries/queries.ts'
import type { Answers } from '../answers.ts'
import { NotReady } from '../errors.ts'

/** Calls for the guide book and the pages of prose. `site` throws `NotReady` while the database is empty. */
export function guideAnswers({ blueprints, facts, logicElements, pages, prosePages, wirings }: Queries): Answers<keyof typeof guideCalls> {
  return {
    blueprints: async () => toResults(await blueprints.listAll()),
    facts: async () => toResults(await facts.listAll()),
    logicElements: async () => toResults(await logicElements.listAll()),
    wirings: async () => toResults(await wirings.listAll()),
    page: async ({ params }) => toResults(atMostOne(await pages.findBySlug(params.slug))),
    prosePage: async ({ params }) => toResults(atMostOne(await prosePages.find(params.slug))),
    guides: async () => toResults(await pages.listGuides()),
    site: async () => {
      const site = await pages.findSite()
      if (!site) throw new NotReady('The wiki is being filled. Try again in a moment.')
      return toResult(site)
    },
  }
}
