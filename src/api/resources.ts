import { z } from 'zod'
import { results, toResults } from '#model/wiki/envelope.ts'
import { Resource } from '#model/crafting/resource.ts'
import { SafeName } from '#model/text/safe-name.ts'
import type { Queries } from '#queries/queries.ts'
import { text } from './parameters.ts'
import { contract, type Routes } from './route.ts'

export function resourceRoutes({ resources }: Queries): Routes {
  return (api, _options, done) => {
    const tag = 'Resources'

    api.get(
      '/api/resources/all',
      {
        schema: contract({
          tag,
          summary: 'Every resource record: what crafting trees are drawn from',
          answer: results(Resource.extend({ safe_name: SafeName })),
          specified: false,
        }),
      },
      async () => toResults(await resources.listAll()),
    )

    api.get(
      '/api/resources/:safe_name',
      {
        schema: contract({
          tag,
          summary: 'What an item is made from and what it becomes',
          params: z.object({ safe_name: text('Safe name of the item', 'gold-bar') }),
          answer: results(Resource),
        }),
      },
      async ({ params }) => {
        const resource = await resources.findBySafeName(params.safe_name)
        return toResults(resource ? [resource] : [])
      },
    )
    done()
  }
}
