import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { FinishedAnswer, Variant } from '#publish/publication.ts'
import type { Encoding } from '#publish/compress.ts'

/** Gone, or answered already. */
export const isOver = ({ destroyed, headersSent }: ServerResponse) => destroyed || headersSent

/** Sends a finished answer in the encoding that the client accepts. A promise only where the body is not in memory. */
export function sendAnswer(answer: FinishedAnswer, request: IncomingMessage, response: ServerResponse): Promise<void> | void {
  if (isOver(response)) return
  if (answer.status === 200 && hasSame(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.headers).end()
    return
  }
  const variant = answer.variant(chooseEncoding(request.headers['accept-encoding']))
  if (variant instanceof Promise) return variant.then((read) => sendVariant(answer.status, read, request, response))
  sendVariant(answer.status, variant, request, response)
}

function sendVariant(status: number, { headers, body }: Variant, request: IncomingMessage, response: ServerResponse) {
  if (isOver(response)) return
  response.writeHead(status, headers)
  if (request.method === 'HEAD') response.end()
  else if (typeof body === 'function') pipeline(body(), response, () => {})
  else response.end(body)
}

/** Whether `If-None-Match` names this version: `W/"a", W/"b"`, or `*` for any. */
export function hasSame(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header !== undefined
  if (header.trim() === '*') return true
  const toOpaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => toOpaque(tag) === toOpaque(etag))
}

const coding = {
  br: /(?:^|,)\s*br\s*(?:;([^,]*))?(?:,|$)/i,
  gzip: /(?:^|,)\s*(?:x-)?gzip\s*(?:;([^,]*))?(?:,|$)/i,
}

export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  return accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** "br;q=0" is a refusal; everything else that names the encoding accepts it. */
function accepts(header: string, encoding: keyof typeof coding): boolean {
  const found = coding[encoding].exec(header)
  return found !== null && !/(?:^|;)\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(found[1] ?? '')
}
