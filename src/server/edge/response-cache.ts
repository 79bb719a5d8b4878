import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { toAddress, type Address } from './addresses.ts'
import { createEncoder, toSize } from './encodings.ts'
import { createSingleFlight } from './single-flight.ts'
import { createWorkQueue, type WorkQueue } from './work-queue.ts'

/** The part of the room that made-up addresses may fill. */
const madeUpShare = 0.2
/** After a change everything is stale: it is renewed in the shade of what readers wait for. */
const renewalsAtOnce = 2

/** An answer as a route gives it. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** An answer ready to be sent: every encoding is made once, when it is first asked for. */
export type CachedResponse = {
  revision: number
  status: number
  headers: Record<string, string>
  etag: string
  raw: Buffer
  encodings: ReturnType<ReturnType<typeof createEncoder>>
}

/**
 * Response cache with single flight: one render at a time for each cache key, shared by all who wait for it. After the content
 * changed, stale responses are served while they are rendered again.
 */
export function createResponseCache({ megabytes, render }: { megabytes: number; render: (cacheKey: string) => Promise<Answer> }) {
  const room = megabytes * 1024 * 1024
  const options = { sizeCalculation: (cached: CachedResponse, address: string) => weigh(cached) + address.length }
  const mainStore = new LRUCache<string, CachedResponse>({ ...options, maxSize: Math.floor(room * (1 - madeUpShare)) })
  const madeUpStore = new LRUCache<string, CachedResponse>({ ...options, maxSize: Math.floor(room * madeUpShare) })
  const encode = createEncoder()
  let revision = 0
  const flights = createSingleFlight<CachedResponse>(() => revision)
  const renewals = createWorkQueue({ atOnce: renewalsAtOnce })

  const renderNow = ({ cacheKey, store }: Address) => flights.now(cacheKey, () => renderAndStore(cacheKey, store))
  const renew = ({ cacheKey, store }: Address) => flights.inTurn(cacheKey, () => renderAndStore(cacheKey, store), renewals)

  async function renderAndStore(cacheKey: string, store: Address['store']): Promise<CachedResponse> {
    const renderedFor = revision
    const { status, headers: given, body } = await render(cacheKey)
    const raw = toSize(body)
    const etag = `W/"${createHash('sha1').update(raw).digest('base64url')}"`
    const headers = {
      ...Object.fromEntries(Object.entries(given).filter(([name]) => !ofOneAnswer.has(name))),
      etag,
      vary: 'Accept-Encoding',
    }
    const cached: CachedResponse = { revision: renderedFor, status, headers, etag, raw, encodings: encode(raw, headers, store === 'main') }
    // Refusals are not cached: made-up addresses must not push out real pages, and a failure passes.
    if (cached.status === 200 && cached.headers['cache-control'] !== 'no-store') put(cacheKey, store, cached)
    else if (cached.status === 404) for (const lru of [mainStore, madeUpStore]) lru.delete(cacheKey)
    return cached
  }

  function put(cacheKey: string, store: Address['store'], cached: CachedResponse) {
    // It was overtaken by one of the content that holds now.
    if (cached.revision !== revision && peek(cacheKey)?.revision === revision) return
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

    /** Made when its turn comes, for a reader who may leave before that. For what is not cached. */
    makeForReader({ cacheKey, store }: Address, line: WorkQueue) {
      return flights.forReader(cacheKey, () => renderAndStore(cacheKey, store), line)
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

    /** Renders what is missing or stale, one after the other, so that readers come first. */
    async warm(urls: string[]) {
      for (const url of urls) {
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

/** Whoever asks the API for a name that nothing has gets an empty list: there are as many of them as there are made-up names. */
function saysNothing({ raw }: CachedResponse): boolean {
  return raw.subarray(0, 50).toString('latin1').includes('"count":0,')
}

/** What a server says of the moment and the connection of one answer; cached, it would be said of all the others. */
const ofOneAnswer = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** The encoded bodies come to less than that part of the plain one, together. They are counted before they are there. */
const roomForEncoded = 0.5

function weigh({ raw, encodings }: CachedResponse): number {
  return Math.ceil(raw.length * (encodings.isCompressible ? 1 + roomForEncoded : 1)) + 4096
}
