import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { cacheControl } from '#model/http/cache-control.ts'
import { gameName } from '#model/game/name.ts'
import swagger from '@fastify/swagger'
import fastifyPlugin from 'fastify-plugin'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod'
import { revisionHeader } from '#model/wiki/calls/revision-header.ts'
import type { ChatPresence } from '#model/wiki/chat.ts'
import type { Queries } from '#queries/queries.ts'
import { addRoutes } from './answers.ts'
import { dataAnswers } from './data.ts'
import { answerError } from './errors.ts'
import { addFiles } from './files.ts'
import { gameAnswers } from './game/game-answers.ts'
import { leaderboardAnswers } from './leaderboards.ts'
import { newsAnswers } from './news.ts'
import { describeResponses } from './describe-responses.ts'
import { searchAnswers } from './search.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Value of the Cache-Control header; by default `cacheControl.call`. */
    cacheControl?: string
  }
}

/** The JSON API: everything under /api, public and read-only. `addMore` adds routes about the server, such as health. */
export function apiPlugin(
  queries: Queries,
  chance: () => number,
  fetchPresence: () => Promise<ChatPresence | null>,
  origin: string,
  addMore: (app: FastifyInstance) => void,
): FastifyPluginAsync {
  return async (app) => {
    // `addRoutes` parses the input itself, to get typed values.
    app.setValidatorCompiler(() => () => true)
    app.setSerializerCompiler(serializerCompiler)
    app.setErrorHandler(answerError)

    await app.register(fastifyPlugin(swagger), {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Bridgepour API',
          version: '1.0.0',
          description: `Read-only data of the unofficial ${gameName} wiki. No key is needed. Field names and their order do not change; fields are never removed. Some values are unconfirmed: /api/provenance gives the source and the certainty of each fact, and /api/leaderboards/samples lists the boards with sample rows.`,
        },
        servers: [{ url: origin }],
      },
      transform: jsonSchemaTransform,
      transformObject: (document) => describeResponses('openapiObject' in document ? document.openapiObject : document.swaggerObject),
    })

    app.addHook('onSend', async (request, reply, payload) => {
      void reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', revisionHeader)
      if (!reply.hasHeader('cache-control')) {
        void reply.header('cache-control', request.routeOptions.config.cacheControl ?? cacheControl.call)
      }
      return payload
    })
    app.options(`${prefixes.api}*`, { schema: { hide: true } }, (_request, reply) =>
      reply
        .code(204)
        .header('allow', 'GET, HEAD, OPTIONS')
        .header('access-control-allow-methods', 'GET, HEAD, OPTIONS')
        .header('access-control-allow-headers', '*')
        .header('access-control-max-age', 86_400)
        .send(),
    )

    const answers = {
      ...gameAnswers(queries, chance, origin),
      ...newsAnswers(queries),
      ...leaderboardAnswers(queries),
      ...searchAnswers(queries),
      ...dataAnswers(queries, fetchPresence),
    }
    addRoutes(app, answers, queries.formerNames.findNow)
    addFiles(app, queries)
    addMore(app)
  }
}
