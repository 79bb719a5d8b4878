import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { filePaths } from '#model/wiki/calls/call-paths.ts'
import type { OpenApi } from '#model/wiki/open-api.ts'
import type { Queries } from '#queries/queries.ts'
import { withLiveExamples } from './live-examples.ts'
import { nameShapes } from './name-shapes.ts'

/** Adds the routes that answer with a file instead of the envelope: SQLite dump and OpenAPI document. */
export function addFiles(app: FastifyInstance, { meta }: Queries) {
  app.get(
    filePaths.dumpAsSqlite,
    { schema: { tags: ['About the data'], summary: 'Everything as one SQLite file', description: 'Not part of the original API.' } },
    async (_request, reply) =>
      reply
        .type('application/vnd.sqlite3')
        .header('content-disposition', 'attachment; filename="bridgepour.sqlite"')
        .send(Readable.from(meta.copyAsSqlite(), { objectMode: false })),
  )
  app.get(filePaths.openApi, { schema: { hide: true } }, async () => {
    const things = Object.values((await meta.findMeta()).counts).reduce((sum, count) => sum + count, 0)
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the plugin's types are wider
    const live = await withLiveExamples(app.swagger() as OpenApi, things, async (url) => {
      const answer = await app.inject({ url })
      return answer.statusCode === 200 ? answer.json<unknown>() : undefined
    })
    return nameShapes(live)
  })
}
