import { setTimeout as wait } from 'node:timers/promises'
import { toRetryDelay } from '#model/http/retry-delay.ts'
import type { AnswerCache } from './answer-cache.ts'

/** Milliseconds between requests, and for one answer. */
export type Limits = { pauseMs: number; timeoutMs: number }

/** Limits in bytes, against endless answers. */
const [maxAnswerBytes, maxTotalBytes] = [50, 200].map((megabytes) => megabytes * 1024 * 1024) as [number, number]
const maxTries = 4
const maxRedirects = 3
/** Limit for the host's Retry-After. */
const maxWaitMs = 60_000

/** A temporary failure, which is retried. */
class TemporaryError extends Error {
  readonly retryAfterMs: number | undefined
  constructor(message: string, retryAfterMs?: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * Creates a client for a host: sequential requests with a pause after each, cached answers, retries, and limits for size, time and
 * redirects. A request rejects after its last retry, or once the host has sent too much in total.
 */
export function createAsker(origin: URL, { pauseMs, timeoutMs }: Limits, cache: AnswerCache) {
  let bytes = 0

  /** Requests a path as JSON; null for 404 and 400. */
  async function requestJson(path: string): Promise<unknown> {
    const cached = cache.find(path)
    if (cached !== undefined) return cached
    const text = await fetchWithRetries(path)
    bytes += text.length
    if (bytes > maxTotalBytes)
      throw new Error(`${origin.host} has sent more than ${toMegabytes(maxTotalBytes)} MB. Check that it is the wiki you mean.`)
    const answer = parseJson(text, origin)
    cache.add(path, text)
    await wait(pauseMs)
    return answer
  }

  async function fetchWithRetries(path: string): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await fetchText(new URL(path, origin), timeoutMs)
      } catch (error) {
        if (!(error instanceof TemporaryError) || tries === maxTries) throw error
        await wait(Math.min(maxWaitMs, error.retryAfterMs ?? toRetryDelay(tries, { firstMs: pauseMs * 4 })))
      }
    }
  }

  return requestJson
}
export type Ask = ReturnType<typeof createAsker>

async function fetchText(address: URL, timeoutMs: number, redirects = 0): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, { signal, redirect: 'manual', headers: { accept: 'application/json' } })
    const { status } = response
    if (status >= 300 && status < 400) {
      const to = new URL(response.headers.get('location') ?? '', address)
      await response.body?.cancel()
      return await fetchText(follow(address, to, redirects), timeoutMs, redirects + 1)
    }
    if (status === 429 || status >= 500) {
      await response.body?.cancel()
      throw new TemporaryError(`${address.href} answered with ${status}.`, Number(response.headers.get('retry-after')) * 1000 || undefined)
    }
    // 400: a name that the host does not accept.
    if (status === 404 || status === 400) {
      await response.body?.cancel()
      return 'null'
    }
    if (!response.ok) throw new Error(`${address.href} answered with ${status}.`)
    return await readAtMost(response, address)
  } catch (error) {
    if (signal.aborted) throw new TemporaryError(`${address.href} took longer than ${timeoutMs / 1000} s.`)
    // Network errors of fetch are TypeErrors with a cause.
    if (error instanceof TypeError) throw new TemporaryError(`${address.href} cannot be reached: ${formatCause(error)}.`)
    throw error
  }
}

/** Checks a redirect: only within the host, and at most `maxRedirects`. */
function follow(from: URL, to: URL, redirects: number): URL {
  if (to.origin !== from.origin)
    throw new Error(`${from.href} redirects to another host, ${to.origin}. If that is the wiki you mean, use that address.`)
  if (redirects === maxRedirects) throw new Error(`${from.href} redirects more than ${maxRedirects} times. Use the address where it ends.`)
  return to
}

/** Reads a body up to the limit. */
async function readAtMost(response: Response, { host }: URL): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maxAnswerBytes)
      throw new Error(
        `An answer of ${host} is larger than ${toMegabytes(maxAnswerBytes)} MB. Check that the address is that of a wiki with this API.`,
      )
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string, { host }: URL): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`An answer of ${host} is not JSON. Check that the address is that of a wiki with this API.`)
  }
}

function formatCause({ cause, message }: Error): string {
  const [line = ''] = (cause instanceof Error ? cause.message : message).split('\n')
  return line
}

function toMegabytes(bytes: number): number {
  return bytes / 1024 / 1024
}
