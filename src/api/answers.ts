import { cacheControl } from '#model/wiki/cache-control.ts'
import { isRecord } from '#model/text/is-record.ts'
import { namesOf } from '#model/wiki/keyed.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { KindName } from '#model/game/kinds/kinds.ts'
import { takesAnything, type Call } from '#model/wiki/calls/call.ts'
import { callPaths, type CallName } from '#model/wiki/calls/call-paths.ts'
import { calls, type Calls } from '#model/game/calls/calls.ts'
import { ErrorResponse } from '#model/wiki/envelope.ts'
import { readInput } from './errors.ts'

/** What a call was asked: its parameters as its shapes read them, and the address as it was sent. */
type Asked<Params, Query> = { params: Params; query: Query; url: string }

/**
 * Answers some calls, each by its name. What is missing, or answers otherwise than the call promises, does not compile; what is sent in
 * parts is checked as it is sent.
 */
export type Answers<Name extends CallName> = {
  [One in Name]: (
    asked: Asked<z.output<Calls[One]['params']>, z.output<Calls[One]['query']>>,
  ) => Promise<z.input<Calls[One]['answer']> | Readable> | z.input<Calls[One]['answer']>
}

/** The calls as `addRoutes` reads them, one by one, each in its own types. */
type Shapes = {
  [Name in CallName]: Pick<Call, 'tag' | 'summary' | 'names' | 'notFound' | 'specified' | 'cache'> & {
    params: z.ZodObject & z.ZodType<z.output<Calls[Name]['params']>>
    query: z.ZodObject & z.ZodType<z.output<Calls[Name]['query']>>
    answer: z.ZodType
  }
}
const shapes: Shapes = calls

const cacheControlOf = {
  usual: cacheControl.call,
  minute: cacheControl.shortLivedCall,
  never: cacheControl.never,
} as const satisfies Record<Call['cache'], string>

/** Puts every call of the model on the server, in its order, which is the order of the documentation. */
export function addRoutes(app: FastifyInstance, answers: Answers<CallName>, findNow: FindNow) {
  for (const name of namesOf(callPaths)) addRoute(app, name, shapes[name], answers[name], findNow)
}

/** What a thing of a kind is called now that had this name before. */
type FindNow = (kind: KindName, name: string) => Promise<string | undefined>

function addRoute<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  shape: Shapes[Name],
  answer: Answers<CallName>[Name],
  findNow: FindNow,
) {
  async function answerByAnyName({ params, query, url }: Parameters<typeof answer>[0]) {
    const found = await answer({ params, query, url })
    // What is called so comes before what was.
    const [[field, kind] = []] = Object.entries(shape.names)
    const given: unknown = params
    const named = field !== undefined && isRecord(given) ? given[field] : undefined
    if (field === undefined || kind === undefined || hasFound(found, named)) return found
    const now = await toPresentNames(named, (one) => findNow(kind, one))
    return now === undefined ? found : answer({ params: { ...params, [field]: now }, query, url })
  }
  app.get(callPaths[name], { schema: toSchema(shape), config: { cacheControl: cacheControlOf[shape.cache] } }, async (request, reply) => {
    const found = await answerByAnyName({
      params: readInput(shape.params, request.params),
      query: readInput(shape.query, request.query),
      url: request.raw.url ?? '',
    })
    return found instanceof Readable ? reply.type('application/json; charset=utf-8').send(found) : found
  })
}

/** True of as many results as were named. */
function hasFound(found: object, named: unknown): boolean {
  return !('count' in found) || Number(found.count) >= (Array.isArray(named) ? named.length : 1)
}

/** A name, or several, as they are now; nothing where none was another. */
async function toPresentNames(named: unknown, findNow: (name: string) => Promise<string | undefined>): Promise<unknown> {
  if (!Array.isArray(named)) {
    const now = await findNow(String(named))
    return now !== undefined && typeof named === 'number' ? Number(now) : now
  }
  const found = await Promise.all(named.map((one) => toPresentNames(one, findNow)))
  return found.every((one) => one === undefined) ? undefined : named.map((one: unknown, place) => found[place] ?? one)
}

/** A call as it stands in the documentation. */
function toSchema({ tag, summary, params, query, answer, notFound, specified }: Call): FastifySchema {
  return {
    tags: [tag],
    summary,
    ...(takesAnything(params) && { params }),
    ...(takesAnything(query) && { querystring: query }),
    ...(!specified && { description: 'Not part of the original API.' }),
    response: { 200: answer, 400: ErrorResponse, ...(notFound && { 404: notFound }) },
  }
}
