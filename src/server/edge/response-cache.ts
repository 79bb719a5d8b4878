import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { within } from '#database/impatient-client.ts'
import { revisionHeader } from '#model/wiki/calls/revision-header.ts'
import { toAddress, type Address } from './addresses.ts'
import { createEncoder, toSize } from './encodings.ts'
import { FileBody, type Body } from './file-body.ts'
import { answerSince, nothingSeen, toEtag, type Seen } from './seen-revision.ts'
import { createSingleFlight } from './single-flight.ts'
import { createWorkQueue, type WorkQueue } from './work-queue.ts'

/** The part of the room that made-up addresses may fill. */
const madeUpShare = 0.2
/** After a change everything is stale: it is renewed in the shade of what readers wait for. */
const renewalsAtOnce = 2
/** What was overtaken by a change of content is made once more, but not for ever, in milliseconds. */
const longestRendering = 10_000

/** For the revision, once an answer is made, in milliseconds: a database that has gone silent since then says nothing more of it. */
const longestConfirming = 1500

/** An answer as a route gives it. */
export type Answer = { status: number; headers: Record<string, string>; body: Body }

/** An answer ready to be sent: every encoding is made once, when it is first asked for. */
export type CachedResponse = {
  revision: number
  status: number
  headers: Record<string, string>
  etag: string
  raw: Body
  encodings: ReturnType<ReturnType<typeof createEncoder>>
}

type Needs = {
  megabytes: number
  /** Where a cache in front looks for what an answer is made from. */
  tagHeader?: string
  render: (cacheKey: string) => Promise<Answer>
  /** The revision that the database holds now. */
  askRevision?: () => Promise<number>
}

/**
 * Response cache with single flight: one render at a time for each cache key, shared by all who wait for it. After the content
 * changed, stale responses are served while they are rendered again. Each is made from one revision (decision 14).
 */
export function createResponseCache({ megabytes, tagHeader = '', render, askRevision }: Needs) {
  const room = megabytes * 1024 * 1024
  const options = { sizeCalculation: (cached: CachedResponse, address: string) => weigh(cached) + address.length }
  const mainStore = new LRUCache<string, CachedResponse>({ ...options, maxSize: Math.floor(room * (1 - madeUpShare)) })
  const madeUpStore = new LRUCache<string, CachedResponse>({ ...options, maxSize: Math.floor(room * madeUpShare) })
  const encode = createEncoder()
  let revision = 0
  const flights = createSingleFlight<CachedResponse>(() => revision)
  // SQLite answers at once, so a page is made without a pause: readers come in between two of them.
  const renewals = createWorkQueue({ atOnce: renewalsAtOnce, before: () => setImmediate() })
  /** Asked anew for each answer, for whatever was read before it is then known not to be older. */
  const confirm = shareNext(async () => void (revision = askRevision ? await askRevision() : revision))
  const confirmRevision = () => within(longestConfirming, confirm(), 'the revision')

  const renderNow = (address: Address, begun?: number) => flights.now(address.cacheKey, () => renderAndStore(address, begun))
  const renew = (address: Address) => flights.inTurn(address.cacheKey, () => renderAndStore(address), renewals)

  async function renderAndStore(address: Address, begun = performance.now()): Promise<CachedResponse> {
    const { cacheKey, store } = address
    // Not heard of yet: the copy has just started.
    if (revision === 0) await confirmRevision().catch(() => {})
    const renderedFor = revision
    const answer = await render(cacheKey)
    // The revision only rises: when it is the same after all was read, it was the same for each thing that was read. Where nobody can
    // say, as when the database is away, the answer is sent and not kept.
    const isSure = answer.status !== 200 || (await confirmRevision().then(toTrue, toFalse))
    if (revision !== renderedFor) {
      const newest = peek(cacheKey)
      if (newest?.revision === revision) return newest
      if (performance.now() - begun > longestRendering) throw new Error(`${cacheKey} takes longer to make than the content stays the same`)
      return renderNow(address, begun)
    }
    const cached = toCached(answer, renderedFor, store)
    // Refusals are not cached: made-up addresses must not push out real pages, and a failure passes.
    if (isSure && cached.status === 200 && cached.headers['cache-control'] !== 'no-store') put(cacheKey, store, cached)
    else if (cached.status === 404) for (const lru of [mainStore, madeUpStore]) lru.delete(cacheKey)
    return cached
  }

  function toCached({ status, headers: given, body }: Answer, madeFrom: number, store: Address['store']): CachedResponse {
    const raw = body instanceof FileBody ? body : toSize(body)
    const etag = toEtag(raw instanceof FileBody ? raw.hash() : createHash('sha1').update(raw).digest('base64url'), madeFrom)
    const headers = {
      ...Object.fromEntries(Object.entries(given).filter(([name]) => !ofOneAnswer.has(name))),
      etag,
      vary: `Accept-Encoding, ${revisionHeader}`,
      [revisionHeader]: String(madeFrom),
      ...(tagHeader && { [tagHeader]: `revision-${madeFrom}` }),
      // The one header of its own that a page can read.
      ...(given['content-type']?.startsWith('text/html') && { 'server-timing': `revision;desc="${madeFrom}"` }),
    }
    return { revision: madeFrom, status, headers, etag, raw, encodings: encode(raw, headers, store === 'main') }
  }

  function put(cacheKey: string, store: Address['store'], cached: CachedResponse) {
    const [home, other] = store === 'main' && !saysNothing(cached) ? [mainStore, madeUpStore] : [madeUpStore, mainStore]
    home.set(cacheKey, cached)
    other.delete(cacheKey)
  }

  const peek = (cacheKey: string) => mainStore.peek(cacheKey) ?? madeUpStore.peek(cacheKey)

  return {
    /** At once, when it is cached. A stale response is given too, while it is rendered again. */
    find(address: Address): CachedResponse | undefined {
      const cached = mainStore.get(address.cacheKey) ?? madeUpStore.get(address.cacheKey)
      // Whoever reads a stale response sets off its renewal; nobody waits.
      if (cached && cached.revision !== revision) renew(address).catch(() => {})
      return cached
    },

    /** Made when its turn comes, for a reader who may leave before that. For what is not cached, or older than what the reader has seen. */
    makeForReader(address: Address, line: WorkQueue, seen: Seen = nothingSeen) {
      const { cacheKey } = address
      const make = () => flights.forReader(cacheKey, () => renderAndStore(address), line)
      if (seen.revision === 0) return make()
      const catchUp = async () => {
        if (revision < seen.revision) await confirmRevision()
        return revision
      }
      return answerSince(seen, { peek: () => peek(cacheKey), catchUp, make })
    },

    /** From the cache or freshly made. */
    get(url: string): Promise<CachedResponse> {
      const address = toAddress(url)
      const cached = this.find(address)
      return cached ? Promise.resolve(cached) : renderNow(address)
    },

    /** Of the revision that holds now: what a page is made from must not be older than the page. */
    getFresh(url: string): Promise<CachedResponse> {
      const address = toAddress(url)
      const cached = this.find(address)
      return cached?.revision === revision ? Promise.resolve(cached) : renderNow(address)
    },

    /** The content has changed: everything cached is stale from now on. */
    setRevision(number: number) {
      revision = number
    },

    /** Renders what is missing or stale, one after the other, so that readers come first, as long as it is wanted. */
    async warm(urls: string[], isWanted = () => true) {
      for (const url of urls) {
        if (!isWanted()) return
        const address = toAddress(url)
        const cached = this.find(address)
        if (!cached || cached.revision !== revision) await renew(address).catch(() => {})
      }
    },

    revision: () => revision,

    size: () => ({ main: mainStore.size, madeUp: madeUpStore.size, bytes: mainStore.calculatedSize + madeUpStore.calculatedSize }),
  }
}
export type ResponseCache = ReturnType<typeof createResponseCache>

const toTrue = () => true
const toFalse = () => false

/** One question for all who ask before it is put: its answer is not older than any of them. */
function shareNext<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  return () => {
    next ??= underWay.then(() => {
      next = undefined
      const asked = ask()
      underWay = asked.catch(() => {})
      return asked
    })
    return next
  }
}

/** Whoever asks the API for a name that nothing has gets an empty list: there are as many of them as there are made-up names. */
function saysNothing({ raw }: CachedResponse): boolean {
  return !(raw instanceof FileBody) && raw.subarray(0, 50).toString('latin1').includes('"count":0,')
}

/** What a server says of the moment and the connection of one answer; cached, it would be said of all the others. */
const ofOneAnswer = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** The encoded bodies come to less than that part of the plain one, together. They are counted before they are there. */
const roomForEncoded = 0.5

/** Of an answer without its body, in bytes. */
const withoutBody = 4096

function weigh({ raw, encodings }: CachedResponse): number {
  if (raw instanceof FileBody) return withoutBody
  return Math.ceil(raw.length * (encodings.isCompressible ? 1 + roomForEncoded : 1)) + withoutBody
}
