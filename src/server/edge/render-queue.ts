import { setImmediate } from 'node:timers/promises'

/** Thrown when a request would have to wait longer than `maxWaitMs`. Answer it with 503 and Retry-After. */
export class QueueTimeoutError extends Error {
  override name = 'QueueTimeoutError'
}

/**
 * Turns of the event loop before each job. Node accepts one connection per turn, and a render blocks a turn for 10 ms: without these,
 * clients wait seconds to be accepted, and no timeout covers that wait.
 */
const turnsBeforeJob = 10

type Options = {
  /** Jobs that run at the same time. */
  concurrency: number
  /** Longest time a job may wait for its turn. */
  maxWaitMs: number
}

/**
 * Load shedding: limits how many answers are rendered at once, so that an overload is answered with 503. Jobs start in the order they
 * arrive; a job that has waited `maxWaitMs` is rejected with `QueueTimeoutError`, a job whose signal aborts is dropped.
 *
 * @example const html = await queue.run(() => renderPage(url), request.signal)
 */
export function createRenderQueue({ concurrency, maxWaitMs }: Options) {
  const pending = new Set<() => void>()
  let running = 0

  /** Resolves when the job may start. */
  function waitForTurn(signal?: AbortSignal): Promise<void> {
    if (running < concurrency) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        stopWaiting()
        resolve()
      }
      const cancel = (reason: Error) => {
        stopWaiting()
        reject(reason)
      }
      const onAbort = () => cancel(new Error('All clients of this answer have disconnected.'))
      const timer = setTimeout(() => cancel(new QueueTimeoutError()), maxWaitMs)
      const stopWaiting = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        pending.delete(start)
      }
      signal?.addEventListener('abort', onAbort)
      pending.add(start)
    })
  }

  /** Hands the free slot to the next job, if there is one. */
  function releaseSlot() {
    const [startNext] = pending
    if (startNext) startNext()
    else running -= 1
  }

  return {
    async run<Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      await waitForTurn(signal)
      try {
        for (let turn = 0; turn < turnsBeforeJob; turn++) await setImmediate()
        return await job()
      } finally {
        releaseSlot()
      }
    },
    /** For metrics. */
    size: () => ({ running, pending: pending.size }),
  }
}
export type RenderQueue = ReturnType<typeof createRenderQueue>
