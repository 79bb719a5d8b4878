import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { FinishedAnswer, Variant } from '#publish/publication.ts'
import type { Encoding } from '#publish/compress.ts'

/** Whether nothing can be sent: the client has disconnected, or the headers are sent. */
export const isOver = ({ destroyed, headersSent }: ServerResponse) => destroyed || headersSent

/** Sends a finished answer in an encoding that the client accepts. Returns a promise only where the body is not in memory. */
export function sendAnswer(answer: FinishedAnswer, request: IncomingMessage, response: ServerResponse): Promise<void> | void {
  if (isOver(response)) return
  if (answer.status === 200 && matchesEtag(request.headers['if-none-match'], answer.etag)) {
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

/** Whether `If-None-Match` lists the ETag: `W/"a", W/"b"`, or `*` for any. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header !== undefined
  if (header.trim() === '*') return true
  const toOpaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => toOpaque(tag) === toOpaque(etag))
}

const coding = {
  br: /(?:^|,)\s*br\s*(?:;([^,]*))?(?:,|$)/i,
  gzip: /(?:^|,)\s*(?:x-)?gzip\s*(?:;([^,]*))?(?:,|$)/i,
}

/** The encoding with the highest quality; of equal ones the smallest body. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const [br, gzip] = [qualityOf(accepted, 'br'), qualityOf(accepted, 'gzip')]
  if (br > 0 && br >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : 'identity'
}

/** 0 for an encoding that is not listed, 1 without a "q". */
function qualityOf(header: string, encoding: keyof typeof coding): number {
  const match = coding[encoding].exec(header)
  if (!match) return 0
  const [, quality = '1'] = /(?:^|;)\s*q=([\d.]+)\s*(?:;|$)/i.exec(match[1] ?? '') ?? []
  return Number(quality)
}
