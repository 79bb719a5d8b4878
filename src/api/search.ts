import { z } from 'zod'
import { results, toResults } from '#model/wiki/envelope.ts'
import { SearchHit, Suggestion } from '#model/search/search.ts'
import type { Queries } from '#queries/queries.ts'
import { text } from './parameters.ts'
import { contract, type Routes } from './route.ts'

export function searchRoutes({ search }: Queries): Routes {
  return (api, _options, done) => {
    const tag = 'Search'

    api.get(
      '/api/query/:slug',
      {
        schema: contract({
          tag,
          summary: 'Everything that matches, best first; results of eight kinds, told apart by their fields',
          params: z.object({ slug: text('What to look for: lower case, hyphens for spaces', 'bastion-keep') }),
          answer: results(SearchHit),
        }),
      },
      async ({ params }) => toResults(await search.find(params.slug)),
    )

    api.get(
      '/api/suggest/:text',
      {
        schema: contract({
          tag,
          summary: 'A few suggestions while typing',
          params: z.object({ text: text('What has been typed so far', 'shov') }),
          answer: results(Suggestion),
          specified: false,
        }),
      },
      async ({ params }) => toResults(await search.suggest(params.text)),
    )

    api.get(
      '/api/nearest/:text',
      {
        schema: contract({
          tag,
          summary: 'The names nearest to a text that leads nowhere',
          params: z.object({ text: text('A name that was not found', 'shovle') }),
          answer: results(Suggestion),
          specified: false,
        }),
      },
      async ({ params }) => toResults(await search.suggestNearest(params.text)),
    )
    done()
  }
}
