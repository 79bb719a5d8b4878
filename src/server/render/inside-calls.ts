import { AsyncLocalStorage } from 'node:async_hooks'
import type { Answer, Parts } from '#server/edge/cached-response.ts'
import type { Body } from '#server/edge/file-body.ts'
import { toDay, type ResponseCache } from '#server/edge/response-cache.ts'

/** What JSON holds, typed as `JSON.parse` types it: whoever asks knows what the call answers. */
type Data = ReturnType<typeof JSON.parse>

/** Cached answers as data. Many pages are made from the same few, so each of these is read once; nobody may change what others see. */
const parsed = new WeakMap<object>()
/** What was read once so far. Most answers are for one page alone: to keep them as data would take several times the room of their text. */
const readOnce = new WeakSet<object>()

type Gathered = { calls: Map<string, string>; areAll: boolean }
const gathering = new AsyncLocalStorage<Gathered>()

/** Makes an answer, and gathers what it is made from. */
export async function gatherParts(make: () => Promise<Answer>): Promise<Answer> {
  const gathered: Gathered = { calls: new Map(), areAll: false }
  const day = toDay()
  const answer = await gathering.run(gathered, make)
  const parts: Parts | undefined = gathered.areAll ? { calls: [...gathered.calls], day } : undefined
  return { ...answer, parts }
}

/** Says that what is being made rests on these calls and on nothing else. */
export function restOnCalls() {
  const gathered = gathering.getStore()
  if (gathered) gathered.areAll = true
}

/** False for a request that came by the network. */
export const isMadeInside = () => gathering.getStore() !== undefined

/** The pages' way to the API within this process: no network, and what is cached already is not made again. */
export function createInsideCalls(responseCache: Pick<ResponseCache, 'getPart'>) {
  return async (path: string) => {
    const cached = await responseCache.getPart(path)
    gathering.getStore()?.calls.set(path, cached.hash)
    return { ok: cached.status === 200, status: cached.status, json: () => Promise.resolve(readJson(cached)) }
  }
}

/**
 * The body of an answer as data that cannot be changed: by nobody where it is shared, and not while developing and in tests, where whoever
 * changes it hears of it. To make sure of that takes several times as long as reading it.
 */
export function readJson({ raw }: { raw: Body }): Data {
  const known: unknown = parsed.get(raw)
  if (known !== undefined) return known
  const isShared = readOnce.has(raw)
  const isFrozen = isShared || process.env['NODE_ENV'] !== 'production'
  const data: Data = JSON.parse(raw.toString(), isFrozen ? (_key, value: unknown) => Object.freeze(value) : undefined)
  if (isShared) parsed.set(raw, data)
  readOnce.add(raw)
  return data
}
