import { z } from 'zod'
import type { KindName } from '#model/game/kinds/kinds.ts'

/** How long an answer is cached: like all content, for a minute, or never. */
export type CallCache = 'usual' | 'minute' | 'never'

const nothing = z.object({})
type Nothing = typeof nothing

/** Definition of a call: input, answer and documentation. */
export type Call<
  Answer extends z.ZodType = z.ZodType,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
> = {
  tag: string
  summary: string
  params: Params
  /** The parameter with names of things, and their kind: former names are accepted, too. */
  names: NamingParams
  query: Query
  answer: Answer
  /** Body of a 404, if the call has its own. */
  notFound: z.ZodType | null
  /** False for calls that are not in the specification. */
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

/** Defines a call; parameters and query are empty by default. */
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

/** Whether a shape has fields. */
export function takesAnything({ shape }: z.ZodObject): boolean {
  return Object.keys(shape).length > 0
}
