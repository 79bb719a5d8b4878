import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { toAddress, type Address } from './addresses.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Below this, compressing costs more than it saves. */
const worthCompressing = 800
/** The part of the room that made-up addresses may fill. */
const madeUpShare = 0.2

/** An answer as a route gives it. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** An answer ready to be sent: every encoding made once. */
export type CachedResponse = {
  revision: number
  status: number
  headers: Record<string, string>
  etag: string
  raw: Buffer
  /** The body in each encoding there is, with the headers that go with it: nothing is left to do when it is sent. */
  variants: { identity: Variant; gzip: Variant | undefined; br: Variant | undefined }
}
export type Variant = { headers: Record<string, string | number>; body: Buffer }

/**
 * Response cache with single flight: one render at a time for each cache key, shared by all who wait for it. After the content
 * changed, stale responses are served while they are rendered again.
 */
export function createResponseCache({ megabytes, render }: { megabytes: number; render: (cacheKey: string) => Promise<Answer> }) {
  const room = megabytes * 1024 * 1024
  const options = { sizeCalculation: (cached: CachedResponse, address: string) => weigh(cached) + address.length }
  const mainStore = new LRUCache<string, CachedResponse>({ ...options, maxSize: Math.floor(room * (1 - madeUpShare)) })
  const madeUpStore = new LRUCache<string, CachedResponse>({ ...options, maxSize: Math.floor(room * madeUpShare) })
  const inFlight = new Map<string, InFlight>()
  let revision = 0

  function renderOnce({ cacheKey, store }: Address): Promise<CachedResponse> {
    const underWay = inFlight.get(cacheKey)
    // One that set out before the content changed may bring what was.
    if (underWay?.revision === revision) return underWay.answer
    const answer = renderAndStore(cacheKey, store).finally(() => inFlight.get(cacheKey) === flight && inFlight.delete(cacheKey))
    const flight: InFlight = { revision, answer }
    inFlight.set(cacheKey, flight)
    return answer
  }

  async function renderAndStore(cacheKey: string, store: Address['store']): Promise<CachedResponse> {
    const renderedFor = revision
    const cached = await toCachedResponse(await render(cacheKey), renderedFor, store === 'main')
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
    find({ cacheKey, store }: Address): CachedResponse | undefined {
      const cached = mainStore.get(cacheKey) ?? madeUpStore.get(cacheKey)
      // Whoever reads a stale response sets off its renewal; nobody waits.
      if (cached && cached.revision !== revision) renderOnce({ cacheKey, store }).catch(() => {})
      return cached
    },

    /** From the cache or freshly made. */
    get(url: string): Promise<CachedResponse> {
      const address = toAddress(url)
      const cached = this.find(address)
      return cached ? Promise.resolve(cached) : renderOnce(address)
    },

    /** Of the revision that holds now: what a page is made from must not be older than the page. */
    getFresh(url: string): Promise<CachedResponse> {
      const address = toAddress(url)
      const cached = this.find(address)
      return cached?.revision === revision ? Promise.resolve(cached) : renderOnce(address)
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
        if (!cached || cached.revision !== revision) await renderOnce(address).catch(() => {})
      }
    },

    size: () => ({ main: mainStore.size, madeUp: madeUpStore.size, bytes: mainStore.calculatedSize + madeUpStore.calculatedSize }),
  }
}
export type ResponseCache = ReturnType<typeof createResponseCache>
type InFlight = { revision: number; answer: Promise<CachedResponse> }

/** Whoever asks the API for a name that nothing has gets an empty list: there are as many of them as there are made-up names. */
function saysNothing({ raw }: CachedResponse): boolean {
  return raw.subarray(0, 50).toString('latin1').includes('"count":0,')
}

/** What a server says of the moment and the connection of one answer; cached, it would be said of all the others. */
const ofOneAnswer = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

async function toCachedResponse({ status, headers, body: given }: Answer, revision: number, thoroughly: boolean): Promise<CachedResponse> {
  const body = toSize(given)
  const compressible =
    body.length >= worthCompressing && /^(text\/|application\/(json|xml|.*\+(json|xml))|image\/svg)/.test(headers['content-type'] ?? '')
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: thoroughly ? 10 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
  const [zipped, brotli] = compressible
    ? (await Promise.all([compressGzip(body, { level: thoroughly ? 9 : 4 }), compressBrotli(body, brotliOptions)])).map(toSize)
    : []
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const lasting = Object.entries(headers).filter(([name]) => !ofOneAnswer.has(name))
  const shared = { ...Object.fromEntries(lasting), etag, vary: 'Accept-Encoding' }
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    headers: { ...shared, 'content-length': bytes.length, ...(encoding && { 'content-encoding': encoding }) },
    body: bytes,
  })
  const variants = { identity: variant(body), gzip: zipped && variant(zipped, 'gzip'), br: brotli && variant(brotli, 'br') }
  return { revision, status, headers: shared, etag, raw: body, variants }
}

/** A buffer is often the corner of a larger one, all of which would stay in memory with it. */
function toSize(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function weigh({ raw, variants: { gzip: zipped, br } }: CachedResponse): number {
  return raw.length + (zipped?.body.length ?? 0) + (br?.body.length ?? 0) + 4096
}
