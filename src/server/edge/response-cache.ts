import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { within } from '#database/impatient-client.ts'
import { toAddress, type Address } from './addresses.ts'
import { createAnswerMaker, saysNothing, weigh, type Answer, type CachedResponse } from './cached-response.ts'
import { answerSince, nothingSeen, type Seen } from './seen-revision.ts'
import { createSingleFlight } from './single-flight.ts'
import { createWorkQueue, type WorkQueue } from './work-queue.ts'

/** The part of the room that made-up addresses may fill. */
const madeUpShare = 0.2
/** After a change everything is stale. What is cached is brought up beside the line, so many at once; what readers made up, one by one. */
const renewalsAtOnce = { main: 2, madeUp: 1 }
/** What was overtaken by a change of content is made once more, but not for ever, in milliseconds. */
const longestRendering = 10_000

/** For the revision, once an answer is made, in milliseconds: a database that has gone silent since then says nothing more of it. */
const longestConfirming = 1500
/** What could not be brought up is sent as it is for so long, before it is tried again. Milliseconds. */
const restAfterFailure = 1000

type Needs = {
  megabytes: number
  /** Where a cache in front looks for what an answer is made from. */
  tagHeader?: string
  render: (cacheKey: string) => Promise<Answer>
  /** The revision that the database holds now. */
  askRevision?: () => Promise<number>
  /** Until no other copy sends anything older than this revision, as far as that can be known. */
  awaitOthers?: ((revision: number) => Promise<unknown>) | undefined
}

/** `isPart`: wanted for a page that is made from it. */
type Wanted = Address & { isPart?: true }

/**
 * Response cache with single flight: one render at a time for each cache key, shared by all who wait for it. Each answer is made from
 * one revision; after the content changed, nothing older is sent that was not found to be the same still (decision 14).
 */
export function createResponseCache({ megabytes, tagHeader = '', render, askRevision, awaitOthers }: Needs) {
  const room = megabytes * 1024 * 1024
  const options = { sizeCalculation: (cached: CachedResponse, address: string) => weigh(cached) + address.length }
  const mainStore = new LRUCache<string, CachedResponse>({ ...options, maxSize: Math.floor(room * (1 - madeUpShare)) })
  const madeUpStore = new LRUCache<string, CachedResponse>({ ...options, maxSize: Math.floor(room * madeUpShare) })
  const { toCached, restamp } = createAnswerMaker(tagHeader)
  let revision = 0
  const flights = createSingleFlight<CachedResponse>(() => revision)
  // SQLite answers at once, so a page is made without a pause: readers come in between two of them. Nobody is turned away here, for there
  // are never more of them than are cached.
  const before = () => setImmediate()
  const renewals = {
    main: createWorkQueue({ atOnce: renewalsAtOnce.main, before }),
    madeUp: createWorkQueue({ atOnce: renewalsAtOnce.madeUp, before }),
  }
  /** When what is stale could not be brought up. */
  const failedAt = new WeakMap<CachedResponse, number>()
  /** Asked anew for each answer, for whatever was read before it is then known not to be older. */
  const confirm = shareNext(async () => {
    if (askRevision) setRevision(await askRevision())
  })
  const confirmRevision = () => within(longestConfirming, confirm(), 'the revision')

  /** The revision that may be shown, for all other copies know of it. */
  let shown = 0
  let showing: Promise<void> | undefined
  const isShown = () => !awaitOthers || shown === revision

  /** Waits until what is made of the newest revision may be sent. */
  function untilShown(): Promise<void> {
    if (isShown()) return Promise.resolve()
    return (showing ??= show().finally(() => (showing = undefined)))
  }

  async function show() {
    while (shown !== revision) {
      const wanted = revision
      await awaitOthers?.(wanted).catch(() => {})
      // Before the others knew that this copy is there, nobody waited for it.
      await confirmRevision().catch(() => {})
      shown = wanted
    }
  }

  function setRevision(number: number) {
    if (revision === number) return
    revision = number
    void untilShown()
  }

  const bringUpNow = (address: Wanted, begun?: number) => flights.now(address.cacheKey, () => bringUp(address, begun))
  const bringUpInTurn = (address: Address) => flights.inTurn(address.cacheKey, () => bringUp(address), renewals.main)

  /** What is cached, where it holds still; else made anew. */
  async function bringUp(address: Wanted, begun = performance.now()): Promise<CachedResponse> {
    const cached = peek(address.cacheKey)
    if (cached?.revision === revision) return cached
    const same = cached && (await findSame(cached))
    if (!same) return renderAndStore(address, begun)
    put(address, same)
    return same
  }

  /** A page is its address, what the API answers to its calls, and the day: while these are the same, so is the page. */
  async function findSame(cached: CachedResponse): Promise<CachedResponse | undefined> {
    if (cached.parts?.day !== toDay()) return undefined
    const holds = revision
    const isSame = async ([path, hash]: [string, string]) => {
      const now = await getPart(path)
      return now.revision === holds && now.hash === hash
    }
    const all = await Promise.all(cached.parts.calls.map(isSame))
    return revision === holds && all.every(Boolean) ? restamp(cached, holds) : undefined
  }

  async function renderAndStore(address: Wanted, begun: number): Promise<CachedResponse> {
    const { cacheKey, store } = address
    // Not heard of yet: the copy has just started.
    if (revision === 0) await confirmRevision().catch(() => {})
    const renderedFor = revision
    const answer = await render(cacheKey)
    // The revision only rises: when it is the same after all was read, it was the same for each thing that was read. Where nobody can
    // say, as when the database is away, the answer is sent and not kept.
    const isSure = answer.status >= 500 || (await confirmRevision().then(toTrue, toFalse))
    if (revision !== renderedFor) {
      if (performance.now() - begun > longestRendering) throw new Error(`${cacheKey} takes longer to make than the content stays the same`)
      return bringUpNow(address, begun)
    }
    const cached = toCached(answer, renderedFor, store, peek(cacheKey))
    // Refusals are not cached: made-up addresses must not push out real pages, and a failure passes.
    if (isSure && cached.status === 200 && cached.headers['cache-control'] !== 'no-store') put(address, cached)
    else if (cached.status < 500 && cached.status !== 200) for (const lru of [mainStore, madeUpStore]) lru.delete(cacheKey)
    return cached
  }

  function put({ cacheKey, store, isPart }: Wanted, cached: CachedResponse) {
    const isForMain = store === 'main' && !saysNothing(cached) && (!isPart || mainStore.has(cacheKey))
    const [home, other] = isForMain ? [mainStore, madeUpStore] : [madeUpStore, mainStore]
    home.set(cacheKey, cached)
    other.delete(cacheKey)
  }

  const peek = (cacheKey: string) => mainStore.peek(cacheKey) ?? madeUpStore.peek(cacheKey)

  function findHolding({ cacheKey }: Address): CachedResponse | undefined {
    const cached = mainStore.get(cacheKey) ?? madeUpStore.get(cacheKey)
    return cached?.revision === revision ? cached : undefined
  }

  async function getOf(address: Wanted): Promise<CachedResponse> {
    return findHolding(address) ?? bringUpNow(address)
  }

  /** What a page is made from, of the revision that holds now. Most of it is for one page alone: it must not push out pages. */
  const getPart = (url: string) => getOf({ ...toAddress(url), isPart: true })

  type Flight = { answer: Promise<CachedResponse>; leave: () => void }

  /** What is cached is not refused, however much there is to do: where it cannot be brought up, its reader gets it as it is. */
  function bringUpForReader(address: Address, stale: CachedResponse, isGoodEnough: boolean): Flight {
    const now = performance.now()
    if (isGoodEnough && now - (failedAt.get(stale) ?? -Infinity) < restAfterFailure)
      return { answer: Promise.resolve(stale), leave: () => {} }
    const queue = address.store === 'main' ? renewals.main : renewals.madeUp
    const { answer, leave } = flights.forReader(address.cacheKey, () => bringUp(address), queue)
    if (!isGoodEnough) return { answer, leave }
    const giveStale = () => {
      failedAt.set(stale, performance.now())
      return stale
    }
    return { answer: answer.then((made) => (made.status < 500 ? made : giveStale()), giveStale), leave }
  }

  return {
    /** At once, when it is cached and holds still. */
    find(address: Address): CachedResponse | undefined {
      const cached = isShown() ? findHolding(address) : undefined
      // What was part of a page so far is now asked for by itself.
      if (cached && address.store === 'main' && !mainStore.has(address.cacheKey)) put(address, cached)
      return cached
    },

    /** Made when its turn comes, for a reader who may leave before that. For what is not cached, or older than what the reader has seen. */
    makeForReader(address: Address, line: WorkQueue, seen: Seen = nothingSeen): Flight {
      const { cacheKey } = address
      const make = () => {
        const stale = peek(cacheKey)
        if (stale) return bringUpForReader(address, stale, !seen.isAsked || stale.revision >= seen.revision)
        return flights.forReader(cacheKey, () => bringUp(address), line)
      }
      const catchUp = async () => {
        if (revision < seen.revision) await confirmRevision()
        return revision
      }
      const { answer, leave } = seen.revision === 0 ? make() : answerSince(seen, { find: () => findHolding(address), catchUp, make })
      return { answer: answer.then((made) => (isShown() ? made : untilShown().then(() => made))), leave }
    },

    /** Of the revision that holds now. */
    get: (url: string) => getOf(toAddress(url)),
    getPart,

    /** The content has changed: everything cached is stale from now on. */
    setRevision,

    /** Until what was read of the database elsewhere, just now, may be sent. */
    async confirmShown() {
      await confirmRevision().catch(() => {})
      await untilShown()
    },

    /** Brings up what is missing or stale, one after the other, so that readers come first, as long as it is wanted. Returns what failed. */
    async warm(urls: string[], isWanted = () => true): Promise<string[]> {
      const failed: string[] = []
      for (const url of urls) {
        if (!isWanted()) return []
        const address = toAddress(url)
        const made = findHolding(address) ?? (await bringUpInTurn(address).catch(() => undefined))
        if (!made || made.status >= 500) failed.push(url)
      }
      return failed
    },

    revision: () => revision,

    size: () => ({ main: mainStore.size, madeUp: madeUpStore.size, bytes: mainStore.calculatedSize + madeUpStore.calculatedSize }),
  }
}
export type ResponseCache = ReturnType<typeof createResponseCache>

const toTrue = () => true
const toFalse = () => false

/** Of the world's clock, as pages name it. */
export const toDay = () => new Date().toISOString().slice(0, 10)

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
