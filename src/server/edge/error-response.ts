import { cacheControl } from '#model/wiki/cache-control.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { cannotAnswer, retryAfter, toErrorResponse } from '#model/wiki/envelope.ts'
import { readRequestId } from './request-id.ts'

/** What a refusal is sent with. Nothing of it is cached, and nothing in it runs. */
const shared = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': cacheControl.never,
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

/**
 * A refusal from before any page is rendered: in the envelope for programs, a few plain words for people. `sentence` is the
 * server's own: never what came with the request, for it goes into the page as it is. `id` names the request in the log.
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

/** Why the framework could not even read an address. */
export function explainUnreadable({ code }: { code?: string }): string {
  return code === 'FST_ERR_BAD_URL'
    ? 'The address cannot be read: a % in it belongs to no character. A percent sign itself is written %25.'
    : 'The address cannot be read.'
}

/** Answers what went wrong outside the API. The framework's own answer would tell how, and its log who asked for what. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error
  const isTheirs = statusCode < 500
  const status = isTheirs ? statusCode : 503
  if (!isTheirs) {
    request.log.error({ err: error }, 'could not answer')
    void reply.header('retry-after', retryAfter)
  }
  const sentence = isTheirs ? 'The request cannot be read.' : cannotAnswer
  const { headers, body } = renderErrorResponse(request.url, status, sentence, isTheirs ? undefined : readRequestId())
  return reply.code(status).headers(headers).send(body)
}

type UnreadableRequest = Error & { code?: string; rawPacket?: Buffer }

const unreadable: Record<string, readonly [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers are longer than 16 kilobytes together.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not come to its end in time.'],
}

/**
 * Answers what is no request. Nothing more can be read on this connection, and the answer says so: who does not know would ask
 * there again, and be told that the connection broke.
 */
export function answerUnreadable({ code, rawPacket }: UnreadableRequest, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, sentence] = unreadable[code ?? ''] ?? [400, 'The request cannot be read.']
  const { headers, body } = renderErrorResponse(readUrl(rawPacket), status, sentence)
  const sent = Object.entries({ ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) })
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...sent.map(([name, value]) => `${name}: ${value}`)]
  // Closed at once, with letters still coming in, the answer would be lost.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => setTimeout(() => socket.destroy(), 1000).unref())
}

/** "FOO /api/items HTTP/1.1" -> "/api/items": the address in what the parser could not read. */
const readUrl = (packet: Buffer | undefined) => /^\S+ (\S+)/.exec(packet?.toString('latin1', 0, maxStartLine) ?? '')?.[1] ?? ''
const maxStartLine = 200
