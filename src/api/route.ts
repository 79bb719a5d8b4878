import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { Refusal } from '#model/wiki/envelope.ts'

/** One resource of the API: its calls, registered on the server. */
export type Routes = FastifyPluginCallbackZod

type Call = {
  tag: string
  summary: string
  answer: z.ZodType
  params?: z.ZodType
  query?: z.ZodType
  /** False for additions of this wiki; the rest are calls of the specification. */
  specified?: boolean
}

/** The same as a route's schema, with the types that its handler sees. */
type Contract<C extends Call> = { tags: string[]; summary: string; response: { 200: C['answer'] } } & (C extends { params: infer P }
  ? { params: P }
  : unknown) &
  (C extends { query: infer Q } ? { querystring: Q } : unknown)

/** What a call takes and gives, as it stands in the documentation. */
export function contract<C extends Call>({ tag, summary, answer, params, query, specified = true }: C): Contract<C> {
  return {
    tags: [tag],
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(!specified && { description: 'An addition of this wiki.' }),
    response: { 200: answer, 400: Refusal },
  } as unknown as Contract<C>
}
