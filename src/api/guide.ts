import { z } from 'zod'
import { Blueprint } from '#model/crafting/blueprint.ts'
import { result, results, toResult, toResults } from '#model/wiki/envelope.ts'
import { Fact } from '#model/wiki/fact.ts'
import { LogicElement } from '#model/logic/logic-element.ts'
import { Page } from '#model/wiki/page.ts'
import { Site } from '#model/wiki/site.ts'
import { Wiring } from '#model/logic/wiring.ts'
import type { Queries } from '#queries/queries.ts'
import { NotReady } from './errors.ts'
import { text } from './parameters.ts'
import { contract, type Routes } from './route.ts'

/** What the guide book and the pages of prose are made from. */
export function guideRoutes({ blueprints, facts, logicElements, pages, wirings }: Queries): Routes {
  return (api, _options, done) => {
    const tag = 'Guide book'

    api.get(
      '/api/blueprints',
      { schema: contract({ tag, summary: 'The blueprint unlock chain, in order', answer: results(Blueprint), specified: false }) },
      async () => toResults(await blueprints.listAll()),
    )

    api.get(
      '/api/facts',
      { schema: contract({ tag, summary: 'Numbers and facts of the game by key', answer: results(Fact), specified: false }) },
      async () => toResults(await facts.listAll()),
    )

    api.get(
      '/api/logic-elements',
      {
        schema: contract({
          tag,
          summary: 'The logic elements, in the order of the guide',
          answer: results(LogicElement),
          specified: false,
        }),
      },
      async () => toResults(await logicElements.listAll()),
    )

    api.get(
      '/api/wirings',
      {
        schema: contract({
          tag,
          summary: 'How the example builds of the logic guide are connected',
          answer: results(Wiring),
          specified: false,
        }),
      },
      async () => toResults(await wirings.listAll()),
    )

    api.get(
      '/api/pages/:slug',
      {
        schema: contract({
          tag,
          summary: 'A page of prose, in blocks of HTML and parts drawn from data',
          params: z.object({ slug: text('Name of the page', 'first-timer') }),
          answer: results(Page),
          specified: false,
        }),
      },
      async ({ params }) => {
        const page = await pages.findBySlug(params.slug)
        return toResults(page ? [page] : [])
      },
    )

    api.get(
      '/api/site',
      { schema: contract({ tag, summary: 'Name, links and embeds of this wiki', answer: result(Site), specified: false }) },
      async () => {
        const site = await pages.findSite()
        if (!site) throw new NotReady('The wiki is being filled. Try again in a moment.')
        return toResult(site)
      },
    )
    done()
  }
}
