import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { callPaths, filePaths } from '#model/wiki/calls/call-paths.ts'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream'
import type { Logger } from 'pino'
import { cannotAnswer, retryAfter } from '#model/wiki/envelope.ts'
import { toAddress, toLoggable } from './addresses.ts'
import type { Encoding, Variant } from './encodings.ts'
import { FileBody } from './file-body.ts'
import type { CachedResponse } from './cached-response.ts'
import type { ResponseCache } from './response-cache.ts'
import { toPlainRefusal } from './refusal.ts'
import { endInSilence } from './silence.ts'
import type { RateLimit } from './rate-limit.ts'
import { createRequestLog, nextRequestId, withRequestId } from './request-id.ts'
import type { Observe } from '#server/metrics.ts'
import { hasAlready, nothingSeen, readSeen } from './seen-revision.ts'
import { TooBusy, type WorkQueue } from './work-queue.ts'

type EdgeHandler = {
  responseCache: Pick<ResponseCache, 'find' | 'revision' | 'makeForReader'>
  rateLimit: RateLimit | undefined
  log: Logger
  behind: RequestListener
  /** False while developing: every answer is rendered anew. */
  cache: boolean
  /** True while the server is about to stop: clients are asked not to come back on this connection. */
  isLeaving: () => boolean
  /** Where what has to be made waits for its turn. */
  line: WorkQueue
  /** For how long the database has said nothing. */
  silence?: (() => number) | undefined
  observe?: Observe | undefined
}

/** Addresses longer than this are nobody's bookmark; share codes of 200 items are well below. */
const longestUrl = 8192

/**
 * Finished files and health cost next to nothing; without them a page that was sent is broken, or a balancer takes a busy server for a
 * dead one. They are neither counted nor made to wait.
 */
const free = /^\/(assets\/|api\/health(?![^/?]))/
export const isFree = (url: string) => free.test(url)
/** Waits elsewhere: for the process that draws, and for the host of the chat. */
const waitsElsewhere = /^\/(previews\/|api\/chat\b)/

/** All that there is: of much it takes longer to make than anyone waits for a page, and whoever asks for it has time. Milliseconds. */
const everything = new Set<string>([callPaths.dump, filePaths.dumpAsSqlite])
const longestForEverything = 120_000

/** Requests that one connection may send ahead of the answer to its first. Browsers send none; each is kept until it is answered. */
const mostAhead = 9
const ahead = new WeakMap<Socket, number>()

/** True for a connection that asks on and on and takes no answer. */
function asksTooFarAhead({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // It has the connection to itself: whatever was asked before is answered.
  if (response.socket) return ahead.delete(socket) && false
  const count = (ahead.get(socket) ?? 0) + 1
  ahead.set(socket, count)
  return count > mostAhead
}

/**
 * The first to see a request. What can be cached is sent from the response cache without waking the rest of the server;
 * everything else goes to the server behind.
 */
export function createEdgeHandler({
  responseCache,
  rateLimit,
  log,
  behind,
  cache,
  isLeaving,
  line,
  silence,
  observe,
}: EdgeHandler): RequestListener {
  const logRequest = createRequestLog(log)

  function tell(id: string, { method = '', url = '/' }: IncomingMessage, { statusCode }: ServerResponse, started: number) {
    const ms = performance.now() - started
    // No address of the reader, nothing typed, no user agent: nothing that says who asked for what.
    if (log.isLevelEnabled('info')) logRequest({ id, method, path: toLoggable(url), status: statusCode, ms: Math.round(ms) })
    observe?.(url, statusCode, ms)
  }

  return (request, response) => {
    if (asksTooFarAhead(request, response)) {
      request.socket.destroy()
      return
    }
    const started = performance.now()
    const id = nextRequestId()
    if (isLeaving()) response.setHeader('connection', 'close')
    serve(id, request, response)
    // Most are cached and small, and gone by now.
    if (response.writableFinished) tell(id, request, response, started)
    else response.on('finish', () => tell(id, request, response, started))
  }

  function serve(id: string, request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/'
    if (rateLimit && !isFree(url) && !rateLimit.admits(request)) {
      refuse(url, response, 429, 'Too many requests from your address. Try again in a minute.', {
        'retry-after': String(rateLimit.windowSeconds),
      })
      return
    }
    if (url.length > longestUrl) {
      refuse(url, response, 414, `The address is longer than ${longestUrl} characters.`)
      return
    }
    const allowed = listAllowed(url)
    if (!allowed.includes(request.method ?? '')) {
      refuse(url, response, 405, 'This is only for reading: use GET.', { allow: allowed.join(', ') })
      return
    }
    const address = toAddress(url)
    const isCacheable = cache && address.store !== 'none' && request.method !== 'OPTIONS' && !url.startsWith(prefixes.assets)
    const cached = isCacheable ? responseCache.find(address) : undefined
    const seen = isCacheable ? readSeen(request.headers, cached?.etag) : nothingSeen
    if (cached && cached.revision >= seen.revision) {
      send(cached, request, response)
      return
    }
    const turnAway = (reason: unknown) => {
      const isBusy = reason instanceof TooBusy
      if (!isBusy) log.error({ err: reason, request: id }, 'could not answer')
      // What fails after its reader was told to come again has nobody to tell.
      if (isOver(response)) return
      const sentence = isBusy ? 'The wiki is very busy. Try again in a moment.' : cannotAnswer
      refuse(url, response, 503, sentence, { 'retry-after': retryAfter, 'x-request-id': id })
    }
    if (everything.has(address.cacheKey)) response.setTimeout(longestForEverything)
    // Nothing has moved on the connection for as long as a slow client is borne with. Who only waits for us is told so, and may come again.
    response.once('timeout', (socket: Socket) => (response.headersSent ? socket.destroy() : turnAway(new TooBusy())))
    if (silence) endInSilence(response, silence, () => turnAway(new Error('The database is silent.')))
    if (isCacheable) {
      const { answer, leave } = withRequestId(id, () => responseCache.makeForReader(address, line, seen))
      response.on('close', leave)
      answer.then((made) => send(made, request, response, made.revision === responseCache.revision() ? undefined : askAgain), turnAway)
      return
    }
    const pass = () => withRequestId(id, () => behind(request, response))
    if (!cache || request.method === 'OPTIONS' || isFree(url) || waitsElsewhere.test(url)) {
      pass()
      return
    }
    const closed = new Promise((resolve) => response.once('close', resolve))
    const { leave } = line.enter(() => {
      pass()
      return closed
    }, turnAway)
    response.on('close', leave)
  }
}

const reading = ['GET', 'HEAD']
const readingFromElsewhere = [...reading, 'OPTIONS']

/** A preflight is for the API, which other sites call. Nothing else that is sent is even read. */
function listAllowed(url: string): string[] {
  return url.startsWith(prefixes.api) ? readingFromElsewhere : reading
}

/** What could not be brought up is for this reader: a cache in front that kept it would show the price of before for as long again. */
const askAgain = { 'cache-control': 'no-cache' }

/** Gone, or told already that it took too long. */
const isOver = ({ destroyed, headersSent }: ServerResponse) => destroyed || headersSent

function send(cached: CachedResponse, request: IncomingMessage, response: ServerResponse, more?: typeof askAgain) {
  if (isOver(response)) return
  const { headers, etag } = cached
  if (cached.status === 200 && hasAlready(request.headers['if-none-match'], etag)) {
    response.writeHead(304, more ? { ...headers, ...more } : headers).end()
    return
  }
  const variant = cached.encodings.find(chooseEncoding(request.headers['accept-encoding'] ?? ''))
  if (variant instanceof Promise) void variant.then((made) => sendVariant(cached.status, made, request, response, more))
  else sendVariant(cached.status, variant, request, response, more)
}

function sendVariant(
  status: number,
  { headers, body }: Variant,
  request: IncomingMessage,
  response: ServerResponse,
  more?: typeof askAgain,
) {
  if (isOver(response)) return
  response.writeHead(status, more ? { ...headers, ...more } : headers)
  if (request.method === 'HEAD') response.end()
  else if (body instanceof FileBody) pipeline(body.read(), response, () => {})
  else response.end(body)
}

const named = { br: /(?:^|,)\s*br\s*(?:;([^,]*))?(?:,|$)/i, gzip: /(?:^|,)\s*(?:x-)?gzip\s*(?:;([^,]*))?(?:,|$)/i }

const chooseEncoding = (accepted: string): Encoding => (accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity')

/** "br;q=0" is a refusal; everything else that names the encoding accepts it. */
function accepts(header: string, encoding: keyof typeof named): boolean {
  const found = named[encoding].exec(header)
  return found !== null && !/(?:^|;)\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(found[1] ?? '')
}

function refuse(url: string, response: ServerResponse, status: number, sentence: string, headers: Record<string, string> = {}) {
  const refusal = toPlainRefusal(url, status, sentence, headers['x-request-id'])
  response.writeHead(status, { ...headers, ...refusal.headers, 'content-length': Buffer.byteLength(refusal.body) })
  response.end(refusal.body)
}
