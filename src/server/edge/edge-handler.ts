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
  /** The app: answers what is neither published nor stored. */
  app: RequestListener
  /** True while the process has too little memory or time for another page. */
  isOverloaded: () => boolean
  /** True while the server shuts down: clients are asked not to come back on this connection. */
  isStopping: () => boolean
  observe?: Observe | undefined
}

/** Addresses longer than this are nobody's bookmark; share codes of 200 items are well below. */
const maxUrlLength = 8192

/** Static files and health are neither counted nor queued: a page without them is broken, and a load balancer needs to know. */
const exempt = /^\/(assets\/|api\/health(?![^/?]))/
/** Not queued: these wait for another process or host, not for a renderer. */
const unqueued = /^\/(previews\/|api\/chat\b)/

/** As nginx logs it: the client closed the connection before the answer was sent. */
const clientClosedRequest = 499

/** Requests that one connection may send ahead of the answer to its first. Browsers send none. */
const maxPipelined = 9
const pipelined = new WeakMap<Socket, number>()

function pipelinesTooMuch({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // The response has the connection to itself: everything before it is answered.
  if (response.socket) return pipelined.delete(socket) && false
  const count = (pipelined.get(socket) ?? 0) + 1
  pipelined.set(socket, count)
  return count > maxPipelined
}

/** Sees every request first. Finished answers are sent from here; everything else goes to the app when its turn comes. */
export function createEdgeHandler(options: Options): RequestListener {
  const { answers, queue, rateLimit, log, app, isOverloaded, isStopping, observe } = options

  function logRequest(level: 'debug' | 'info', id: string, { method = '', url = '/' }: IncomingMessage, status: number, started: number) {
    const ms = performance.now() - started
    observe?.(url, status, ms)
    if (!log.isLevelEnabled(level)) return
    // No address of the reader, nothing typed, no user agent: nothing that says who asked for what.
    log[level]({ request: id, method, path: toLoggable(url), status, ms: Math.round(ms) }, 'request')
  }

  function rejectBusy(id: string, url: string, response: ServerResponse, error: unknown) {
    const isBusy = error instanceof QueueTimeoutError
    if (!isBusy) log.error({ err: error, request: id }, 'could not answer')
    if (isOver(response)) return
    const sentence = isBusy ? 'The wiki is very busy. Try again in a moment.' : cannotAnswer
    reject(url, response, 503, sentence, { 'retry-after': retryAfter, 'x-request-id': id })
  }

  /** Renders an answer that other clients may share, and stores it. */
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

  /** Refuses what no page or call can answer. Returns whether it did. */
  function refuse(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '/'
    if (rateLimit && !exempt.test(url) && !rateLimit.admits(request)) {
      const headers = { 'retry-after': String(rateLimit.windowSeconds) }
      reject(url, response, 429, 'Too many requests from your address. Try again in a minute.', headers)
      return true
    }
    if (url.length > maxUrlLength) {
      reject(url, response, 414, `The address is longer than ${maxUrlLength} characters.`)
      return true
    }
    const allowed = url.startsWith(prefixes.api) ? callMethods : pageMethods
    if (allowed.includes(request.method ?? '')) return false
    reject(url, response, 405, 'This is only for reading: use GET.', { allow: allowed.join(', ') })
    return true
  }

  /** Returns whether the answer was published or stored, and is sent as it is. */
  function handle(id: string, request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '/'
    const address = toAddress(url)
    const canStore = address.store !== 'none' && request.method !== 'OPTIONS' && !url.startsWith(prefixes.assets)
    const found = canStore ? answers.find(address.cacheKey) : undefined
    if (found) {
      // The file of a publication may be gone: then the answer is rendered.
      const sent = sendAnswer(found, request, response)
      sent?.catch(() => renderAndSend(id, address.cacheKey, request, response))
      return true
    }
    if (isOverloaded() && queue.size().pending > 0 && !exempt.test(url)) {
      rejectBusy(id, url, response, new QueueTimeoutError())
      return false
    }
    // The connection has been idle for the server's timeout. A client that only waits for us gets an answer.
    response.once('timeout', (socket: Socket) => {
      if (response.headersSent) socket.destroy()
      else rejectBusy(id, url, response, new QueueTimeoutError())
    })
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
    const isFinished = !refuse(request, response) && handle(id, request, response)
    // A finished answer costs less than the line that tells of it.
    const toLevel = (status: number) => (isFinished && status < 400 ? 'debug' : 'info')
    if (isWritten(response)) logRequest(toLevel(response.statusCode), id, request, response.statusCode, started)
    else {
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : clientClosedRequest
        logRequest(toLevel(status), id, request, status, started)
      })
    }
  }
}

/** True when the system has the whole answer, which it has at once of most: they are small and in memory. */
const isWritten = ({ writableEnded, writableLength, socket }: ServerResponse) => writableEnded && writableLength === 0 && socket !== null

const pageMethods = ['GET', 'HEAD']
/** A preflight is for the API, which other sites call. */
const callMethods = [...pageMethods, 'OPTIONS']

function reject(url: string, response: ServerResponse, status: number, sentence: string, headers: Record<string, string> = {}) {
  const errorResponse = renderErrorResponse(url, status, sentence, headers['x-request-id'])
  response.writeHead(status, { ...headers, ...errorResponse.headers, 'content-length': Buffer.byteLength(errorResponse.body) })
  response.end(errorResponse.body)
}
