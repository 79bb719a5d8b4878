import { setTimeout as wait } from 'node:timers/promises'
import { ContentError } from '#content/check/problem.ts'
import { OlderContentError } from '#database/fill.ts'
import { messageOf } from '#model/text/message-of.ts'
import { toRetryDelay } from '#model/http/retry-delay.ts'
import { stopTimeoutMs } from '#model/http/timeouts.ts'
import type { Logger } from 'pino'

/** What an update has to do. */
export type UpdateOrder = {
  /** Fills the database from the content folder first. */
  fill: boolean
  /** The new revision must be above this one: the database that held it may be lost. */
  above?: number
}

export type Updated = {
  revision: number
  written: number
  removed: number
  /** For the log, though the update succeeded. */
  warning?: string
  /** The folder of the publication; undefined if nothing was published. */
  folder?: string
}
export type UpdateReport =
  | ({ ok: true } & Updated)
  /** `canRetry`: the next attempt may succeed without a change of the content. */
  | { ok: false; problem: string; canRetry: boolean }

/** Invalid and older content is not retried; other errors may be temporary. */
export function toFailure(error: unknown, warning = ''): UpdateReport {
  return {
    ok: false,
    problem: [warning, messageOf(error)].filter(Boolean).join('\n'),
    canRetry: !(error instanceof ContentError || error instanceof OlderContentError),
  }
}

type Options = {
  run: (order: UpdateOrder) => Promise<UpdateReport>
  log: Logger
  /** Called after each successful update, before `update` resolves. */
  updated?: (update: Updated) => Promise<void> | void
}

/** Delays before a failed update is retried. */
const pauses = { firstMs: 1000, maxMs: 60_000 }

/**
 * Runs one update at a time. Calls while one is running share the next run, which sees every change made before the call. A failed update
 * changes nothing; its problem is logged once, and temporary ones (a full disk, an unreachable database) are retried.
 */
export function createContentUpdater({ run, log, updated = () => {} }: Options) {
  let running: Promise<boolean> | undefined
  let next: { order: UpdateOrder; result: Promise<boolean> } | undefined
  let lastProblem = ''
  let lastWarning = ''
  let isFailing = false
  let refusedSince = ''
  let isStopped = false
  let failures = 0
  /** Revisions up to this one may be lost. */
  let lost = 0
  let retryTimer: NodeJS.Timeout | undefined

  async function runOnce(order: UpdateOrder): Promise<boolean> {
    clearTimeout(retryTimer)
    lost = Math.max(lost, order.above ?? 0)
    const report = await run({ ...order, above: lost })
    isFailing = !report.ok && report.canRetry
    if (report.ok) refusedSince = ''
    else if (!report.canRetry) refusedSince ||= new Date().toISOString()
    if (report.ok) {
      await updated(report)
      if (lastProblem) log.info('the content can be updated again')
      lastProblem = ''
      if (report.warning && report.warning !== lastWarning) log.warn(report.warning)
      lastWarning = report.warning ?? ''
      failures = 0
      const { revision, written, removed, folder } = report
      if (folder !== undefined) log.info({ revision, written, removed }, 'content published')
      else if (order.fill) log.info({ revision, written, removed }, 'content filled')
      return true
    }
    // Ctrl+C also ends the child process.
    if (isStopped) return false
    if (report.problem !== lastProblem) log.error(`The content was not updated; readers see the last valid content.\n${report.problem}`)
    lastProblem = report.problem
    if (isFailing) retryLater(order)
    return false
  }

  function retryLater(order: UpdateOrder) {
    failures += 1
    retryTimer = setTimeout(() => void update(order), toRetryDelay(failures, pauses)).unref()
  }

  function startUpdate(order: UpdateOrder): Promise<boolean> {
    running = runOnce(order).finally(() => (running = undefined))
    return running
  }

  /** Queues an update. Resolves with whether it succeeded. */
  function update(order: UpdateOrder): Promise<boolean> {
    if (!running) return startUpdate(order)
    if (next) {
      next.order.fill ||= order.fill
      next.order.above = Math.max(next.order.above ?? 0, order.above ?? 0)
      return next.result
    }
    const merged = { ...order }
    const result = running.then(() => {
      next = undefined
      return startUpdate(merged)
    })
    next = { order: merged, result }
    return result
  }

  return {
    update,
    isRunning: () => running !== undefined,
    lastProblem: () => lastProblem,
    /** True while updates fail for another reason than invalid content. */
    isFailing: () => isFailing,
    /** Since when invalid content is rejected, UTC; '' while the content is valid. */
    refusedSince: () => refusedSince,
    async stop() {
      isStopped = true
      clearTimeout(retryTimer)
      // An update that waits for its database ends with this process and changes nothing.
      await Promise.race([running, wait(stopTimeoutMs, undefined, { ref: false })])
    },
  }
}
export type ContentUpdater = ReturnType<typeof createContentUpdater>
