import { z } from 'zod'

/** The envelope of every list answer. */
export function results<Shape extends z.ZodType>(shape: Shape) {
  return z.strictObject({
    success: z.literal(true).meta({ description: 'True: the call was understood.' }),
    status: z.literal(200).meta({ description: 'The HTTP status, repeated for clients that only see the body.' }),
    count: z.int().nonnegative().meta({ description: 'Number of results in this answer.' }),
    results: z.array(shape),
  })
}

/** Wraps the rows of a query. */
export function toResults<T>(rows: T[]) {
  return { success: true as const, status: 200 as const, count: rows.length, results: rows }
}

/** A list with one entry, or none for undefined. */
export function atMostOne<T>(entry: T | undefined): T[] {
  return entry === undefined ? [] : [entry]
}

/** The envelope of a single value. */
export function result<Shape extends z.ZodType>(shape: Shape) {
  return z.strictObject({ success: z.literal(true), status: z.literal(200), result: shape })
}

export function toResult<T>(value: T) {
  return { success: true as const, status: 200 as const, result: value }
}

/** Message of a 503. */
export const cannotAnswer = 'The wiki can’t answer right now. Try again in a moment.'
/** Retry-After of a 503, in seconds. */
export const retryAfter = '5'

/** The envelope of an error. */
export const ErrorResponse = z.strictObject({
  success: z.literal(false),
  status: z.int().meta({ description: 'The HTTP status.' }),
  count: z.literal(0),
  results: z.array(z.never()),
  error: z.string().meta({ description: 'What is wrong, and what to do.' }),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>

/** The body of an error; `status` is that of the answer. */
export function toErrorResponse(status: number, error: string): ErrorResponse {
  return { success: false, status, count: 0, results: [], error }
}
