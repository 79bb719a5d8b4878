import { cacheControl } from '#model/http/cache-control.ts'
import { isRecord } from '#model/text/is-record.ts'
import { keysOf } from '#model/wiki/keyed.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { KindName } from '#model/game/kinds/kinds.ts'
import { takesAnything, type Call } from '#model/wiki/calls/call.ts'
import { callPaths, type CallName } from '#model/wiki/calls/call-paths.ts'
import { calls, type Calls } from '#model/game/calls/calls.ts'
import { ErrorResponse } from '#model/wiki/envelope.ts'
import { readInput } from './errors.ts'

/** Parsed parameters of a call, and the raw URL. */
type CallInput<Params, Query> = { params: Params; query: Query; url: string }

/**
 * Handlers of some calls, by name. The types require one for each call and check its answer; a stream is checked while it is sent.
 */
export type Answers<Name extends CallName> = {
  [Each in Name]: (
    input: CallInput<z.output<Calls[Each]['params']>, z.output<Calls[Each]['query']>>,
  ) => Promise<z.input<Calls[Each]['answer']> | Readable> | z.input<Calls[Each]['answer']>
}

/** The calls, each with its own types. */
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

/** Adds a route for every call of the model, in the order of the documentation. */
export function addRoutes(app: FastifyInstance, answers: Answers<CallName>, findNow: FindNow) {
  for (const name of keysOf(callPaths)) addRoute(app, name, shapes[name], answers[name], findNow)
}

/** Finds the current name of a thing by a former one. */
type FindNow = (kind: KindName, name: string) => Promise<string | undefined>

function addRoute<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  shape: Shapes[Name],
  answer: Answers<CallName>[Name],
  findNow: FindNow,
) {
  async function answerByAnyName({ params, query, url }: Parameters<typeof answer>[0]) {
    const body = await answer({ params, query, url })
    // Current names come before former ones.
    const [[field, kind] = []] = Object.entries(shape.names)
    const values: unknown = params
    const named = field !== undefined && isRecord(values) ? values[field] : undefined
    if (field === undefined || kind === undefined || isComplete(body, named)) return body
    const current = await toCurrentNames(named, (formerName) => findNow(kind, formerName))
    return current === undefined ? body : answer({ params: { ...params, [field]: current }, query, url })
  }
  app.get(callPaths[name], { schema: toSchema(shape), config: { cacheControl: cacheControlOf[shape.cache] } }, async (request, reply) => {
    const body = await answerByAnyName({
      params: readInput(shape.params, request.params),
      query: readInput(shape.query, request.query),
      url: request.raw.url ?? '',
    })
    return body instanceof Readable ? reply.type('application/json; charset=utf-8').send(body) : body
  })
}

/** Whether there is a result for each name. */
function isComplete(body: object, named: unknown): boolean {
  return !('count' in body) || Number(body.count) >= (Array.isArray(named) ? named.length : 1)
}

/** Replaces former names, one or a list; undefined where none has changed. */
async function toCurrentNames(named: unknown, findNow: (name: string) => Promise<string | undefined>): Promise<unknown> {
  if (!Array.isArray(named)) {
    const now = await findNow(String(named))
    return now !== undefined && typeof named === 'number' ? Number(now) : now
  }
  const current = await Promise.all(named.map((name) => toCurrentNames(name, findNow)))
  return current.every((name) => name === undefined) ? undefined : named.map((name: unknown, index) => current[index] ?? name)
}

/** The Fastify schema of a call, from which the documentation is generated. */
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
