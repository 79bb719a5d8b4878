import { z } from 'zod'
import type { KindName } from '#model/game/kinds/kinds.ts'

/** How long an answer may be cached: as long as all content, for a minute, or not at all. */
export type CallCache = 'usual' | 'minute' | 'never'

const nothing = z.object({})
type Nothing = typeof nothing

/** What a call takes and gives, and what its documentation says of it. */
export type Call<
  Answer extends z.ZodType = z.ZodType,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
> = {
  tag: string
  summary: string
  params: Params
  /** The parameter that names a thing, or several, and of which kind: they are found by former names as well. */
  names: NamingParams
  query: Query
  answer: Answer
  /** Body of a 404, where the call answers one of its own. */
  notFound: z.ZodType | null
  /** False for additions of this wiki; the rest are calls of the specification. */
  specified: boolean
  cache: CallCache
}

type NamingParams = Readonly<Record<string, KindName>>
type Written<Answer> = {
  tag: string
  summary: string
  answer: Answer
  notFound?: z.ZodType
  names?: NamingParams
  specified?: boolean
  cache?: CallCache
}

/** A call as it is written down: what it does not say it takes, it does not take. */
export function call<Answer extends z.ZodType, Params extends z.ZodObject, Query extends z.ZodObject>(
  written: Written<Answer> & { params: Params; query: Query },
): Call<Answer, Params, Query>
export function call<Answer extends z.ZodType, Params extends z.ZodObject>(
  written: Written<Answer> & { params: Params },
): Call<Answer, Params, Nothing>
export function call<Answer extends z.ZodType, Query extends z.ZodObject>(
  written: Written<Answer> & { query: Query },
): Call<Answer, Nothing, Query>
export function call<Answer extends z.ZodType>(written: Written<Answer>): Call<Answer, Nothing, Nothing>
export function call(written: Written<z.ZodType> & { params?: z.ZodObject; query?: z.ZodObject }): Call {
  return { params: nothing, names: {}, query: nothing, notFound: null, specified: true, cache: 'usual', ...written }
}

/** True for a shape that declares at least one field. */
export function takesAnything({ shape }: z.ZodObject): boolean {
  return Object.keys(shape).length > 0
}
