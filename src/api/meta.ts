import { z } from 'zod'
import { result, results, toResult, toResults } from '#model/wiki/envelope.ts'
import { ProvenanceEntry } from '#model/wiki/provenance.ts'
import type { Queries } from '#queries/queries.ts'
import { text } from './parameters.ts'
import { contract, type Routes } from './route.ts'

const Meta = z.strictObject({
  revision: z.int().meta({ description: 'Rises whenever the content changes.', example: 12 }),
  changed_at: z.string().meta({ description: 'When it last rose, UTC.', example: '2026-11-21T00:00:00.000Z' }),
  counts: z.record(z.string(), z.int()).meta({ description: 'How many things of each kind there are.' }),
})

/** What the wiki knows about itself. */
export function metaRoutes({ meta }: Queries): Routes {
  return (api, _options, done) => {
    const tag = 'About the data'

    api.get(
      '/api/meta',
      { schema: contract({ tag, summary: 'Revision of the content and counts per kind', answer: result(Meta), specified: false }) },
      async () => toResult(await meta.findMeta()),
    )

    api.get(
      '/api/provenance/:kind/:id',
      {
        schema: contract({
          tag,
          summary: 'Where each field of a thing comes from, and how sure it is',
          params: z.object({
            kind: text('Kind of thing: item, shop, town, digsite, vehicle, resource, blueprint …', 'item'),
            id: text('Its file name without ending: the safe name, as a rule', 'gold-ore'),
          }),
          answer: results(ProvenanceEntry),
          specified: false,
        }),
      },
      async ({ params }) => toResults(await meta.listProvenance(params.kind, params.id)),
    )
    done()
  }
}
