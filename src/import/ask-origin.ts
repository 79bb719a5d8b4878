import { setTimeout as wait } from 'node:timers/promises'
import { toRetryDelay } from '#model/wiki/retry-delay.ts'
import type { AnswerCache } from './answer-cache.ts'

/** How a host is asked: milliseconds between questions, and how long one answer may take. */
export type Manners = { pause: number; timeoutMs: number }

/** No wiki is larger than this; an endless answer must not fill the memory, nor many of them the disk. */
const [largestAnswer, largestWiki] = [50, 200].map((megabytes) => megabytes * 1024 * 1024) as [number, number]
const maxTries = 4
const maxRedirects = 3
/** The longest a host can make us wait before it is asked again, in milliseconds. */
const maxWaitMs = 60_000

/** What may pass by itself: it is asked again. */
class Hiccup extends Error {
  readonly wait: number | undefined
  constructor(message: string, askedFor?: number) {
    super(message)
    this.wait = askedFor
  }
}

/**
 * Asks a host for one answer after the other, never two at once, with a pause after each. What came is kept, and not asked for again.
 * Nothing that comes is trusted: no answer is larger, slower or from another host than it may be.
 */
export function createAsker(origin: URL, { pause, timeoutMs }: Manners, cache: AnswerCache) {
  let bytes = 0

  /** The answer as JSON; null where the host has nothing there. */
  async function ask(path: string): Promise<unknown> {
    const known = cache.find(path)
    if (known !== undefined) return known
    const text = await tryAgain(path)
    bytes += text.length
    if (bytes > largestWiki) throw new Error(`${origin.host} has sent more than any wiki holds (${toMegabytes(largestWiki)} MB).`)
    const answer = parseJson(text, origin)
    cache.add(path, text)
    await wait(pause)
    return answer
  }

  async function tryAgain(path: string): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await fetchText(new URL(path, origin), timeoutMs)
      } catch (error) {
        if (!(error instanceof Hiccup) || tries === maxTries) throw error
        await wait(Math.min(maxWaitMs, error.wait ?? toRetryDelay(tries, { firstMs: pause * 4 })))
      }
    }
  }

  return ask
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
      throw new Hiccup(`${address.href} answered with ${status}.`, Number(response.headers.get('retry-after')) * 1000 || undefined)
    }
    // What is not there, or cannot be asked for: a name that the host does not take.
    if (status === 404 || status === 400) {
      await response.body?.cancel()
      return 'null'
    }
    if (!response.ok) throw new Error(`${address.href} answered with ${status}.`)
    return await readAtMost(response, address)
  } catch (error) {
    if (signal.aborted) throw new Hiccup(`${address.href} took longer than ${timeoutMs / 1000} s.`)
    // Fetch tells what went wrong on the way as a TypeError, with its cause.
    if (error instanceof TypeError) throw new Hiccup(`${address.href} cannot be reached: ${formatCause(error)}.`)
    throw error
  }
}

/** Where a redirect may lead: to the same host, and not round and round. */
function follow(from: URL, to: URL, redirects: number): URL {
  if (to.origin !== from.origin)
    throw new Error(`${from.href} leads to another host, ${to.origin}. If that is the wiki you mean, give its address.`)
  if (redirects === maxRedirects) throw new Error(`${from.href} leads round and round.`)
  return to
}

/** Reads no further than the limit: an endless answer is let go, not collected. */
async function readAtMost(response: Response, { host }: URL): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > largestAnswer) throw new Error(`An answer of ${host} is larger than any wiki (${toMegabytes(largestAnswer)} MB).`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string, { host }: URL): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`An answer of ${host} is no JSON. Is this the address of a wiki with this API?`)
  }
}

function formatCause({ cause, message }: Error): string {
  const [line = ''] = (cause instanceof Error ? cause.message : message).split('\n')
  return line
}

function toMegabytes(bytes: number): number {
  return bytes / 1024 / 1024
}
