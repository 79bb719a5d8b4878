import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { cannotAnswer, retryAfter } from '#model/wiki/envelope.ts'
import type { Observe } from '#server/metrics.ts'
import { toAddress, toLoggable } from './addresses.ts'
import type { AnswerStore } from './answer-store.ts'
import { renderErrorResponse } from './error-response.ts'
import type { RateLimit } from './rate-limit.ts'
import { QueueTimeoutError, type RenderQueue } from './render-queue.ts'
import { nextRequestId, withRequestId } from './request-id.ts'
import { isOver, sendAnswer } from './send-answer.ts'

type Options = {
  answers: AnswerStore
  queue: RenderQueue
  rateLimit: RateLimit | undefined
  log: Logger
  /** The Fastify app, for requests without a published or stored answer. */
  app: RequestListener
  /** True while event loop delay or memory is above the limit. */
  isOverloaded: () => boolean
  /** True while the server shuts down: answers then carry `Connection: close`. */
  isStopping: () => boolean
  /** Milliseconds without traffic after which a connection that waits for its answer is closed. */
  idleMs: number
  observe?: Observe | undefined
}

/** Longer addresses get a 414. A shared list of 200 items is well below. */
const maxUrlLength = 8192

/** Neither rate limited nor queued: pages break without their files, and load balancers need the health. */
const exempt = /^\/(assets\/|api\/health(?![^/?]))/
/** Not queued: these wait for another process or host, not for a renderer. */
const unqueued = /^\/(previews\/|api\/chat\b)/

/** Status in the log for a client that closed the connection before the answer was sent, as in nginx. */
const clientClosedRequest = 499

/** Requests that a connection may pipeline before its first answer. Browsers do not pipeline. */
const maxPipelined = 9
const pipelined = new WeakMap<Socket, number>()

function pipelinesTooMuch({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // Node assigns the socket to a response once all earlier ones on the connection are sent.
  if (response.socket) return false
  const count = (pipelined.get(socket) ?? 0) + 1
  pipelined.set(socket, count)
  response.once('close', () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1))
  return count > maxPipelined
}

/**
 * Handles every request before the app: sends published and stored answers, rejects overload, and queues what has to be rendered.
 */
export function createEdgeHandler(options: Options): RequestListener {
  const { answers, queue, rateLimit, log, app, isOverloaded, isStopping, idleMs, observe } = options

  function logRequest(isFinished: boolean, id: string, { method = '', url = '/' }: IncomingMessage, status: number, started: number) {
    const ms = performance.now() - started
    observe?.(url, status, ms)
    // At debug only: writing the line costs more than sending a finished answer.
    const level = isFinished && status < 400 ? 'debug' : 'info'
    if (!log.isLevelEnabled(level)) return
    // Privacy: no client address, no user agent, no typed text.
    log[level]({ request: id, method, path: toLoggable(url), status, ms: Math.round(ms) }, 'request')
  }

  function rejectBusy(id: string, url: string, response: ServerResponse, error: unknown) {
    const isBusy = error instanceof QueueTimeoutError
    if (!isBusy) log.error({ err: error, request: id }, 'could not answer')
    if (isOver(response)) return
    const sentence = isBusy ? 'The wiki is very busy. Try again in a moment.' : cannotAnswer
    reject(url, response, 503, sentence, { 'retry-after': retryAfter, 'x-request-id': id })
  }

  /** Renders, stores and sends an answer; other clients may share it. */
  function renderAndSend(id: string, cacheKey: string, request: IncomingMessage, response: ServerResponse) {
    const { answer, cancel } = withRequestId(id, () => answers.render(cacheKey))
    response.once('close', cancel)
    answer
      .then((finished) => sendAnswer(finished, request, response))
      .catch((error: unknown) => !response.destroyed && rejectBusy(id, request.url ?? '/', response, error))
  }

  function passToApp(id: string, request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/'
    const pass = () => withRequestId(id, () => app(request, response))
    if (request.method === 'OPTIONS' || exempt.test(url) || unqueued.test(url)) {
      pass()
      return
    }
    const closed = new Promise<void>((resolve) => response.once('close', resolve))
    const abort = new AbortController()
    void closed.then(() => abort.abort())
    queue
      .run(() => {
        pass()
        return closed
      }, abort.signal)
      .catch((error: unknown) => !response.destroyed && rejectBusy(id, url, response, error))
  }

  /** Rejects requests over the limits and methods other than reading. Returns whether it did. */
  function rejectInvalid(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '/'
    if (rateLimit && !exempt.test(url) && !rateLimit.admits(request)) {
      const headers = { 'retry-after': String(rateLimit.windowSeconds) }
      reject(url, response, 429, 'Too many requests from your network address. Try again in a minute.', headers)
      return true
    }
    if (url.length > maxUrlLength) {
      reject(url, response, 414, `The address is longer than ${maxUrlLength} characters.`)
      return true
    }
    const allowed = url.startsWith(prefixes.api) ? callMethods : pageMethods
    if (allowed.includes(request.method ?? '')) return false
    reject(url, response, 405, `The method is not allowed. Use one of ${allowed.join(', ')}.`, { allow: allowed.join(', ') })
    return true
  }

  /** Sends, renders or passes on. Returns whether a published or stored answer was sent. */
  function handle(id: string, request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '/'
    const address = toAddress(url)
    const canStore = address.store !== 'none' && request.method !== 'OPTIONS' && !url.startsWith(prefixes.assets)
    const finished = canStore ? answers.find(address.cacheKey) : undefined
    if (finished) {
      // If a file of the publication is missing, the answer is rendered.
      const sent = sendAnswer(finished, request, response)
      sent?.catch(() => renderAndSend(id, address.cacheKey, request, response))
      return true
    }
    if (isOverloaded() && queue.size().pending > 0 && !exempt.test(url)) {
      rejectBusy(id, url, response, new QueueTimeoutError())
      return false
    }
    if (canStore) renderAndSend(id, address.cacheKey, request, response)
    else passToApp(id, request, response)
    return false
  }

  return (request, response) => {
    if (pipelinesTooMuch(request, response)) {
      request.socket.destroy()
      return
    }
    const started = performance.now()
    const id = nextRequestId()
    if (isStopping()) response.setHeader('connection', 'close')
    const isFinished = !rejectInvalid(request, response) && handle(id, request, response)
    if (isWritten(response)) {
      logRequest(isFinished, id, request, response.statusCode, started)
      return
    }
    // Set here, not for all connections: a timer per connection costs a tenth of a finished answer.
    response.setTimeout(idleMs, () => {
      if (response.headersSent) request.socket.destroy()
      else rejectBusy(id, request.url ?? '/', response, new QueueTimeoutError())
    })
    response.once('close', () => {
      logRequest(isFinished, id, request, response.writableFinished ? response.statusCode : clientClosedRequest, started)
    })
  }
}

/** Whether the whole answer was handed to the system, as small answers are at once. */
const isWritten = ({ writableEnded, writableLength, socket }: ServerResponse) => writableEnded && writableLength === 0 && socket !== null

const pageMethods = ['GET', 'HEAD']
/** OPTIONS: CORS preflight of other sites that call the API. */
const callMethods = [...pageMethods, 'OPTIONS']

function reject(url: string, response: ServerResponse, status: number, sentence: string, headers: Record<string, string> = {}) {
  const errorResponse = renderErrorResponse(url, status, sentence, headers['x-request-id'])
  response.writeHead(status, { ...headers, ...errorResponse.headers, 'content-length': Buffer.byteLength(errorResponse.body) })
  response.end(errorResponse.body)
}
