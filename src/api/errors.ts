import { cacheControl } from '#model/wiki/cache-control.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { cannotAnswer, retryAfter, toErrorResponse } from '#model/wiki/envelope.ts'

/** Input that no shape can refuse by itself. The message goes to the client. */
export class BadInput extends Error {
  readonly statusCode = 400
}

/** Nothing has the name that came in. The message goes to the client. */
export class NotFound extends Error {
  readonly statusCode = 404
}

/** What came in, as a shape reads it; what the shape does not take is refused. */
export function readInput<Output>(shape: z.ZodType<Output>, input: unknown): Output {
  const read = shape.safeParse(input)
  if (read.success) return read.data
  throw new BadInput(read.error.issues.map(({ path, message }) => `${path.join('.') || 'input'} ${message}`).join('; '))
}

/** Nothing answers the call. The message and `details` go to the client. */
export class NotFoundError extends Error {
  readonly statusCode = 404
  readonly details: Record<string, unknown>
  constructor(message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.details = details
  }
}

/** The wiki cannot answer yet. The message goes to the client. */
export class NotReady extends Error {
  readonly statusCode = 503
}

/** Answers every failed call in the envelope: what is wrong below 500, nothing about us above. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 503
  if (status >= 500) request.log.error({ err: error }, 'call failed')
  // A failure that is not the caller's is, as a rule, a database that does not answer: it passes.
  if (status >= 500) void reply.header('retry-after', retryAfter)
  return reply
    .code(status >= 500 ? 503 : status)
    .header('cache-control', cacheControl.never)
    .send({
      ...toErrorResponse(status >= 500 ? 503 : status, status >= 500 ? cannotAnswer : error.message),
      ...(error instanceof NotFoundError && error.details),
    })
}

/** Paths under /api that nothing answers. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.split('?')
  void reply.header('cache-control', cacheControl.never)
  return reply.code(404).send(toErrorResponse(404, `There is no call ${path.slice(0, 200)}. All calls are listed at /api/docs.`))
}
