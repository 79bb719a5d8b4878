import { cacheControl } from '#model/http/cache-control.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { cannotAnswer, retryAfter, toErrorResponse } from '#model/wiki/envelope.ts'

/** Invalid input: 400. The message is sent to the client. */
export class BadInput extends Error {
  readonly statusCode = 400
}

/** Parses input with a shape. Throws BadInput. */
export function readInput<Output>(shape: z.ZodType<Output>, input: unknown): Output {
  const read = shape.safeParse(input)
  if (read.success) return read.data
  throw new BadInput(read.error.issues.map(({ path, message }) => `${path.join('.') || 'input'} ${message}`).join('; '))
}

/** Not found: 404. The message and `details` are sent to the client. */
export class NotFoundError extends Error {
  readonly statusCode = 404
  readonly details: Record<string, unknown>
  constructor(message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.details = details
  }
}

/** The database is still empty: 503. The client gets a general message. */
export class NotReady extends Error {
  readonly statusCode = 503
}

/** Error handler of the API: sends the envelope, with the error's message only for 4xx. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 503
  if (status >= 500) request.log.error({ err: error }, 'call failed')
  // Usually the database does not answer, which is temporary.
  if (status >= 500) void reply.header('retry-after', retryAfter)
  return reply
    .code(status >= 500 ? 503 : status)
    .header('cache-control', cacheControl.never)
    .send({
      ...toErrorResponse(status >= 500 ? 503 : status, status >= 500 ? cannotAnswer : error.message),
      ...(error instanceof NotFoundError && error.details),
    })
}

/** Answers paths under /api that have no route. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.split('?')
  void reply.header('cache-control', cacheControl.never)
  return reply.code(404).send(toErrorResponse(404, `There is no call ${path.slice(0, 200)}. All calls are listed at /api/docs.`))
}
