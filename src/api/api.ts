import swagger from '@fastify/swagger'
import fastifyPlugin from 'fastify-plugin'
import type { FastifyPluginAsync } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ChatPresence } from '#model/wiki/chat.ts'
import type { Queries } from '#queries/queries.ts'
import { answerError } from './errors.ts'
import { communityRoutes } from './community.ts'
import { dumpRoutes } from './dump.ts'
import { guideRoutes } from './guide.ts'
import { itemRoutes } from './items.ts'
import { leaderboardRoutes } from './leaderboards.ts'
import { metaRoutes } from './meta.ts'
import { modRoutes } from './mods.ts'
import { newsRoutes } from './news.ts'
import { placeRoutes } from './places.ts'
import { resourceRoutes } from './resources.ts'
import { searchRoutes } from './search.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False: the answer differs each time and must not be kept. */
    cache?: boolean
  }
}

/** Made for a cache in front: a minute in browsers, five in shared caches, and old answers while a new one is fetched. */
const cacheControl = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400'

/** The JSON API: everything under /api, for anyone, read-only. */
export function api(queries: Queries, chance: () => number, whoIsThere: () => Promise<ChatPresence | null>): FastifyPluginAsync {
  return async (app) => {
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    app.setErrorHandler(answerError)

    await app.register(fastifyPlugin(swagger), {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Bridgepour API',
          version: '1.0.0',
          description:
            'Read-only data of the unofficial Hydroneer wiki. No key is needed. Field names and their order do not change; fields are never removed.',
        },
      },
      transform: jsonSchemaTransform,
    })

    app.addHook('onSend', async (request, reply, payload) => {
      void reply.header('access-control-allow-origin', '*')
      if (!reply.hasHeader('cache-control')) {
        void reply.header('cache-control', request.routeOptions.config.cache === false ? 'no-store' : cacheControl)
      }
      return payload
    })
    app.options('/api/*', { schema: { hide: true } }, (_request, reply) =>
      reply
        .code(204)
        .header('allow', 'GET, HEAD, OPTIONS')
        .header('access-control-allow-methods', 'GET, HEAD, OPTIONS')
        .header('access-control-allow-headers', '*')
        .header('access-control-max-age', 86_400)
        .send(),
    )

    await app.register(itemRoutes(queries, chance))
    await app.register(resourceRoutes(queries))
    await app.register(placeRoutes(queries))
    await app.register(modRoutes(queries))
    await app.register(newsRoutes(queries))
    await app.register(leaderboardRoutes(queries))
    await app.register(searchRoutes(queries))
    await app.register(guideRoutes(queries))
    await app.register(metaRoutes(queries))
    await app.register(communityRoutes(whoIsThere))
    await app.register(dumpRoutes(queries))

    app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  }
}
