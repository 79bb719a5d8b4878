import type { FastifyInstance, FastifySchema } from 'fastify'
import type { z } from 'zod'
import { takesAnything, type Call } from '#model/wiki/calls/call.ts'
import { callPaths, type CallName } from '#model/wiki/calls/call-paths.ts'
import { calls, type Calls } from '#model/wiki/calls/calls.ts'
import { Refusal } from '#model/wiki/envelope.ts'
import { readInput } from './errors.ts'

/** What a call was asked: its parameters as its shapes read them, and the address as it was sent. */
type Asked<Params, Query> = { params: Params; query: Query; url: string }

/** Answers some calls, each by its name. What is missing, or answers otherwise than the call promises, does not compile. */
export type Answers<Name extends CallName> = {
  [One in Name]: (
    asked: Asked<z.output<Calls[One]['params']>, z.output<Calls[One]['query']>>,
  ) => Promise<z.input<Calls[One]['answer']>> | z.input<Calls[One]['answer']>
}

/** The calls as `addRoutes` reads them, one by one, each in its own types. */
type Shapes = {
  [Name in CallName]: Pick<Call, 'tag' | 'summary' | 'specified' | 'cache'> & {
    params: z.ZodObject & z.ZodType<z.output<Calls[Name]['params']>>
    query: z.ZodObject & z.ZodType<z.output<Calls[Name]['query']>>
    answer: z.ZodType
  }
}
const shapes: Shapes = calls

/** Made for a cache in front: a minute in browsers, five in shared caches, and old answers while a new one is fetched. */
export const cacheControl = {
  usual: 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400',
  minute: 'public, max-age=60',
  never: 'no-store',
} as const satisfies Record<Call['cache'], string>

/** Puts every call of the model on the server, in its order, which is the order of the documentation. */
export function addRoutes(app: FastifyInstance, answers: Answers<CallName>) {
  for (const name of namesOf(callPaths)) addRoute(app, name, shapes[name], answers[name])
}

function addRoute<Name extends CallName>(app: FastifyInstance, name: Name, shape: Shapes[Name], answer: Answers<CallName>[Name]) {
  app.get(callPaths[name], { schema: toSchema(shape), config: { cacheControl: cacheControl[shape.cache] } }, (request) =>
    answer({
      params: readInput(shape.params, request.params),
      query: readInput(shape.query, request.query),
      url: request.raw.url ?? '',
    }),
  )
}

/** A call as it stands in the documentation. */
function toSchema({ tag, summary, params, query, answer, specified }: Call): FastifySchema {
  return {
    tags: [tag],
    summary,
    ...(takesAnything(params) && { params }),
    ...(takesAnything(query) && { querystring: query }),
    ...(!specified && { description: 'An addition of this wiki.' }),
    response: { 200: answer, 400: Refusal },
  }
}

function namesOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const names = []
  for (const name in table) names.push(name)
  return names
}
