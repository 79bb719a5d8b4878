import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { Refusal } from '#model/envelope.ts'

/** One resource of the API: its calls, registered on the server. */
export type Routes = FastifyPluginCallbackZod

/** What a call takes and gives, as it stands in the documentation. */
export function contract<Answer extends z.ZodType, Parameters extends z.ZodType = never, Query extends z.ZodType = never>(call: {
  tag: string
  summary: string
  answer: Answer
  params?: Parameters
  query?: Query
  /** True for calls of the specification; the others are additions of this wiki. */
  specified?: boolean
}) {
  return {
    tags: [call.tag],
    summary: call.summary,
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.specified === false && { description: 'An addition of this wiki.' }),
    response: { 200: call.answer, '4xx': Refusal },
  }
}
