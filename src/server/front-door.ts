import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { toAddress } from './addresses.ts'
import type { Finished, FinishedBytes } from './finished-bytes.ts'
import { toPlainRefusal } from './refusal.ts'
import type { RateLimit } from './rate-limit.ts'

type FrontDoor = {
  finishedBytes: FinishedBytes
  rateLimit: RateLimit | undefined
  log: Logger
  behind: RequestListener
  /** False while developing: every answer is made anew. */
  keep: boolean
  /** True while the server is about to stop: clients are told not to come back on this connection. */
  isLeaving: () => boolean
  /** True while there is more to do than can be done: what would have to be made is turned away. */
  isBusy: () => boolean
}

/** Addresses longer than this are nobody's bookmark; share codes of 200 items are well below. */
const longestUrl = 8192

/** Costs next to nothing, and without it a page that was sent is broken, or a balancer takes a busy server for a dead one. */
const neverTurnedAway = /^\/(assets\/|api\/health\b)/

/**
 * The first to see a request. What can be kept is sent from finished bytes without waking the rest of the server; everything
 * else goes to the server behind.
 */
export function createFrontDoor({ finishedBytes, rateLimit, log, behind, keep, isLeaving, isBusy }: FrontDoor): RequestListener {
  return (request, response) => {
    const url = request.url ?? '/'
    const started = performance.now()
    if (isLeaving()) response.setHeader('connection', 'close')
    if (log.isLevelEnabled('info')) response.on('finish', () => logRequest(log, request, response, started))
    if (rateLimit && !rateLimit.admits(request)) {
      refuse(url, response, 429, 'Too many requests from your address. Try again in a minute.', {
        'retry-after': String(rateLimit.windowSeconds),
      })
      return
    }
    if (url.length > longestUrl) {
      refuse(url, response, 414, `The address is longer than ${longestUrl} characters.`)
      return
    }
    const address = toAddress(url)
    const isKept =
      keep && address.kept !== 'never' && (request.method === 'GET' || request.method === 'HEAD') && !url.startsWith('/assets/')
    const kept = isKept ? finishedBytes.find(address) : undefined
    if (kept) {
      send(kept, request, response)
      return
    }
    if (isBusy() && !neverTurnedAway.test(url)) {
      refuse(url, response, 503, 'The wiki is very busy. Try again in a moment.', { 'retry-after': '5' })
      return
    }
    if (!isKept) {
      behind(request, response)
      return
    }
    finishedBytes.get(url).then(
      (finished) => send(finished, request, response),
      (error: unknown) => {
        log.error({ err: error }, 'could not answer')
        refuse(url, response, 503, 'The wiki cannot answer right now. Try again in a moment.', { 'retry-after': '5' })
      },
    )
  }
}

function send(finished: Finished, request: IncomingMessage, response: ServerResponse) {
  if (response.destroyed) return
  const { headers, etag } = finished
  if (finished.status === 200 && isSame(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const { identity, gzip, br } = finished.variants
  const variant = (br && accepts(accepted, 'br') ? br : gzip && accepts(accepted, 'gzip') ? gzip : undefined) ?? identity
  response.writeHead(finished.status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}

function isSame(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === etag || header === '*' || header.split(',').some((one) => one.trim().replace(/^(W\/)?/, 'W/') === etag)
}

/** "br;q=0" is a refusal; everything else that names the encoding accepts it. */
function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length))
}

function refuse(url: string, response: ServerResponse, status: number, sentence: string, headers: Record<string, string> = {}) {
  const refusal = toPlainRefusal(url, status, sentence)
  response.writeHead(status, { ...headers, ...refusal.headers, 'content-length': Buffer.byteLength(refusal.body) })
  response.end(refusal.body)
}

/** No address of the reader, no query, no user agent: nothing that says who asked for what. */
function logRequest(log: Logger, request: IncomingMessage, response: ServerResponse, started: number) {
  const [path = ''] = (request.url ?? '').split('?')
  log.info(
    { id: randomUUID(), method: request.method, path, status: response.statusCode, ms: Math.round(performance.now() - started) },
    'request',
  )
}
