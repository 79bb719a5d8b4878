import type { FinishedBytes } from '#server/edge/response-cache.ts'

/** Kept answers as data. Many pages are made from the same few, so each is read once; nobody may change what others see. */
const parsed = new WeakMap<object, unknown>()

/** The pages' way to the API within this process: no network, and what is kept already is not made again. */
export function createInsideCalls(finishedBytes: FinishedBytes) {
  return async (path: string) => {
    const finished = await finishedBytes.getFresh(path)
    return { ok: finished.status === 200, status: finished.status, json: () => Promise.resolve(readJson(finished)) }
  }
}

/** The body of an answer as data that cannot be changed. */
export function readJson(answer: { raw: Buffer }): unknown {
  const known = parsed.get(answer)
  if (known !== undefined) return known
  const data: unknown = JSON.parse(answer.raw.toString(), (_key, value: unknown) => Object.freeze(value))
  parsed.set(answer, data)
  return data
}
