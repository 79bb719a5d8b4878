import type { Body } from '#server/edge/file-body.ts'
import type { ResponseCache } from '#server/edge/response-cache.ts'

/** What JSON holds, typed as `JSON.parse` types it: whoever asks knows what the call answers. */
type Data = ReturnType<typeof JSON.parse>

/** Cached answers as data. Many pages are made from the same few, so each of these is read once; nobody may change what others see. */
const parsed = new WeakMap<object>()
/** What was read once so far. Most answers are for one page alone: to keep them as data would take several times the room of their text. */
const readOnce = new WeakSet<object>()

/** The pages' way to the API within this process: no network, and what is cached already is not made again. */
export function createInsideCalls(responseCache: ResponseCache) {
  return async (path: string) => {
    const cached = await responseCache.getFresh(path)
    return { ok: cached.status === 200, status: cached.status, json: () => Promise.resolve(readJson(cached)) }
  }
}

/** The body of an answer as data that cannot be changed. */
export function readJson(answer: { raw: Body }): Data {
  const known: unknown = parsed.get(answer)
  if (known !== undefined) return known
  const data: Data = JSON.parse(answer.raw.toString(), (_key, value: unknown) => Object.freeze(value))
  if (readOnce.has(answer)) parsed.set(answer, data)
  readOnce.add(answer)
  return data
}
