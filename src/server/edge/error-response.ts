import { cacheControl } from '#model/http/cache-control.ts'
import { unreadableTimeoutMs } from '#model/http/timeouts.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { cannotAnswer, retryAfter, toErrorResponse } from '#model/wiki/envelope.ts'
import { STATUS_CODES } from '#server/node-http.ts'
import { readRequestId } from './request-id.ts'

/** Headers of every error response: never cached, no script. */
const shared = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': cacheControl.never,
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

/**
 * Error response without the page renderer: JSON envelope below /api/, else a short HTML page. `sentence` is not escaped, so it must not
 * hold text from the request. `id`: the request id in the log.
 */
export function renderErrorResponse(url: string, status: number, sentence: string, id?: string) {
  if (url.startsWith(prefixes.api)) {
    return {
      headers: { ...shared, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(toErrorResponse(status, sentence)),
    }
  }
  const body = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status}</title></head><body><main><h1>The pipe burst</h1><p>${sentence}</p>${id ? `<p>If you report this, add <code>${id}</code>.</p>` : ''}<p><a href="/">Go to the homepage</a></p></main></body></html>`
  return { headers: { ...shared, 'content-type': 'text/html; charset=utf-8' }, body }
}

/** Explains why Fastify could not parse an address. */
export function explainUnreadable({ code }: { code?: string }): string {
  return code === 'FST_ERR_BAD_URL'
    ? 'The address holds a % that is not part of an encoded character. Write a percent sign as %25.'
    : 'The address cannot be parsed.'
}

/** Error handler outside the API. Fastify's own would send the error's message and log the client. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error
  const isClientError = statusCode < 500
  const status = isClientError ? statusCode : 503
  if (!isClientError) {
    request.log.error({ err: error }, 'could not answer')
    void reply.header('retry-after', retryAfter)
  }
  const sentence = isClientError ? 'The request cannot be parsed.' : cannotAnswer
  const { headers, body } = renderErrorResponse(request.url, status, sentence, isClientError ? undefined : readRequestId())
  return reply.code(status).headers(headers).send(body)
}

type UnreadableRequest = Error & { code?: string; rawPacket?: Buffer }

const unreadable: Record<string, readonly [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers together are longer than 16 kilobytes.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request was not complete in time. Send it again.'],
}

/**
 * Answers a request that Node could not parse. `Connection: close`, because nothing more can be read on this connection.
 */
export function answerUnreadable({ code, rawPacket }: UnreadableRequest, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, sentence] = unreadable[code ?? ''] ?? [400, 'The request cannot be parsed.']
  const { headers, body } = renderErrorResponse(readUrl(rawPacket), status, sentence)
  const sent = Object.entries({ ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) })
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...sent.map(([name, value]) => `${name}: ${value}`)]
  // Destroyed while the client still sends, the connection would be reset before the client reads the answer.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => setTimeout(() => socket.destroy(), unreadableTimeoutMs).unref())
}

/** Address in an unparsable request: "FOO /api/items HTTP/1.1" -> "/api/items" */
const readUrl = (packet: Buffer | undefined) => /^\S+ (\S+)/.exec(packet?.toString('latin1', 0, maxStartLine) ?? '')?.[1] ?? ''
const maxStartLine = 200
