import { z } from 'zod'
import { results, toResults } from '#model/wiki/envelope.ts'
import { Mod, ModRecord } from '#model/mods/mod.ts'
import type { Queries } from '#queries/queries.ts'
import { text } from './parameters.ts'
import { contract, type Routes } from './route.ts'

export function modRoutes({ mods }: Queries): Routes {
  return (api, _options, done) => {
    api.get('/api/mods', { schema: contract({ tag: 'Mods', summary: 'The legacy mod list', answer: results(Mod) }) }, async () =>
      toResults(await mods.listAll()),
    )

    api.get(
      '/api/mods/details/:name',
      {
        schema: contract({
          tag: 'Mods',
          summary: 'A mod with the text of its page',
          params: z.object({ name: text('Name of the mod', 'Hydrotility++') }),
          answer: results(Mod.extend({ body: ModRecord.shape.body.meta({ description: 'Its page as HTML; may be empty.' }) })),
          specified: false,
        }),
      },
      async ({ params }) => {
        const found = await mods.findBody(params.name)
        return toResults(found ? [{ ...found.mod, body: found.body }] : [])
      },
    )
    done()
  }
}
