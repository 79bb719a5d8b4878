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
const briefShare = 0.2

/** An answer as a route gives it. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** An answer ready to be sent: every encoding made once. */
export type Finished = {
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
 * Keeps finished pages and answers. One render at a time for each address, shared by all who wait for it. After the content
 * changed, the old bytes go out until the new ones are made.
 */
export function createFinishedBytes({ megabytes, render }: { megabytes: number; render: (canonical: string) => Promise<Answer> }) {
  const room = megabytes * 1024 * 1024
  const options = { sizeCalculation: (finished: Finished, address: string) => weigh(finished) + address.length }
  const always = new LRUCache<string, Finished>({ ...options, maxSize: Math.floor(room * (1 - briefShare)) })
  const briefly = new LRUCache<string, Finished>({ ...options, maxSize: Math.floor(room * briefShare) })
  const flights = new Map<string, Flight>()
  let revision = 0

  function fly({ canonical, kept }: Address): Promise<Finished> {
    const underWay = flights.get(canonical)
    // One that set out before the content changed may bring what was.
    if (underWay?.revision === revision) return underWay.answer
    const answer = renderAndKeep(canonical, kept).finally(() => flights.get(canonical) === flight && flights.delete(canonical))
    const flight: Flight = { revision, answer }
    flights.set(canonical, flight)
    return answer
  }

  async function renderAndKeep(canonical: string, kept: Address['kept']): Promise<Finished> {
    const renderedFor = revision
    const finished = await finish(await render(canonical), renderedFor, kept === 'always')
    // Refusals are not kept: made-up addresses must not push out real pages, and a failure passes.
    if (finished.status === 200 && finished.headers['cache-control'] !== 'no-store') keep(canonical, kept, finished)
    else if (finished.status === 404) for (const store of [always, briefly]) store.delete(canonical)
    return finished
  }

  function keep(canonical: string, kept: Address['kept'], finished: Finished) {
    // It was overtaken by one of the content that holds now.
    if (finished.revision !== revision && peek(canonical)?.revision === revision) return
    const [room, other] = kept === 'always' && !saysNothing(finished) ? [always, briefly] : [briefly, always]
    room.set(canonical, finished)
    other.delete(canonical)
  }

  const peek = (canonical: string) => always.peek(canonical) ?? briefly.peek(canonical)

  return {
    /** At once, when it is kept. Old bytes are given too, while new ones are being made. */
    find({ canonical, kept }: Address): Finished | undefined {
      const finished = always.get(canonical) ?? briefly.get(canonical)
      // Whoever reads old bytes sets off the new ones; nobody waits.
      if (finished && finished.revision !== revision) fly({ canonical, kept }).catch(() => {})
      return finished
    },

    /** From the cache or freshly made. */
    get(url: string): Promise<Finished> {
      const address = toAddress(url)
      const kept = this.find(address)
      return kept ? Promise.resolve(kept) : fly(address)
    },

    /** Of the revision that holds now: what a page is made from must not be older than the page. */
    getFresh(url: string): Promise<Finished> {
      const address = toAddress(url)
      const kept = this.find(address)
      return kept?.revision === revision ? Promise.resolve(kept) : fly(address)
    },

    /** The content has changed: everything kept is old from now on. */
    setRevision(number: number) {
      revision = number
    },

    /** Makes what is not there or old, one after the other, so that readers come first. */
    async warm(urls: string[]) {
      for (const url of urls) {
        const address = toAddress(url)
        const kept = this.find(address)
        if (!kept || kept.revision !== revision) await fly(address).catch(() => {})
      }
    },

    size: () => ({ always: always.size, briefly: briefly.size, bytes: always.calculatedSize + briefly.calculatedSize }),
  }
}
export type FinishedBytes = ReturnType<typeof createFinishedBytes>
type Flight = { revision: number; answer: Promise<Finished> }

/** Whoever asks the API for a name that nothing has gets an empty list: there are as many of them as there are made-up names. */
function saysNothing({ raw }: Finished): boolean {
  return raw.subarray(0, 50).toString('latin1').includes('"count":0,')
}

/** What a server says of the moment and the connection of one answer; kept, it would be said of all the others. */
const ofOneAnswer = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

async function finish({ status, headers, body: given }: Answer, revision: number, thoroughly: boolean): Promise<Finished> {
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

/** A buffer is often the corner of a larger one, all of which would be kept with it. */
function toSize(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function weigh({ raw, variants: { gzip: zipped, br } }: Finished): number {
  return raw.length + (zipped?.body.length ?? 0) + (br?.body.length ?? 0) + 4096
}
