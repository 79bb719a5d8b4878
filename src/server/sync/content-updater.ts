import { setTimeout as wait } from 'node:timers/promises'
import { ContentError } from '#content/check/problem.ts'
import { GoesBack } from '#database/fill.ts'
import { messageOf } from '#model/text/message-of.ts'
import { toRetryDelay } from '#model/wiki/retry-delay.ts'
import type { Logger } from 'pino'

/** What an update has to do. */
export type UpdateOrder = {
  /** Fills the database from the content folder first. */
  fill: boolean
  /** The revision that is filled must be above this one: what was filled before may be lost. */
  above?: number
}

export type Updated = {
  revision: number
  written: number
  removed: number
  /** What the host should know, though it succeeded. */
  warning?: string
  /** Of the publication; without it nothing was published. */
  folder?: string
}
export type UpdateReport =
  | ({ ok: true } & Updated)
  /** `canRetry`: it may succeed the next time, though nobody changes the content. */
  | { ok: false; problem: string; canRetry: boolean }

/** Wrong or older content stays so until somebody changes it; anything else may pass. */
export function toFailure(error: unknown, warning = ''): UpdateReport {
  return {
    ok: false,
    problem: [warning, messageOf(error)].filter(Boolean).join('\n'),
    canRetry: !(error instanceof ContentError || error instanceof GoesBack),
  }
}

type Options = {
  run: (order: UpdateOrder) => Promise<UpdateReport>
  log: Logger
  /** Called after each successful update, before `update` resolves. */
  updated?: (update: Updated) => Promise<void> | void
}

/** Pauses before a failed update is tried again. */
const pauses = { firstMs: 1000, maxMs: 60_000 }
/** How long a stop waits for an update that is running. */
const stopTimeoutMs = 3000

/**
 * Runs one update at a time. A call while one is running resolves with the next run, which sees every change made before the call.
 * An update that fails changes nothing; the problem is logged once, and what may pass (a full disk, a missing database) is tried again.
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
      if (lastProblem) log.info('the content is good again')
      lastProblem = ''
      if (report.warning && report.warning !== lastWarning) log.warn(report.warning)
      lastWarning = report.warning ?? ''
      failures = 0
      const { revision, written, removed, folder } = report
      if (folder !== undefined) log.info({ revision, written, removed }, 'content published')
      else if (order.fill) log.info({ revision, written, removed }, 'content filled')
      return true
    }
    // Ctrl+C ends the process that was filling as well, which is no problem then.
    if (isStopped) return false
    if (report.problem !== lastProblem) log.error(`The content was not taken over; the last good content stays.\n${report.problem}`)
    lastProblem = report.problem
    if (isFailing) retryLater(order)
    return false
  }

  function retryLater(order: UpdateOrder) {
    failures += 1
    retryTimer = setTimeout(() => void update(order), toRetryDelay(failures, pauses)).unref()
  }

  function start(order: UpdateOrder): Promise<boolean> {
    running = runOnce(order).finally(() => (running = undefined))
    return running
  }

  /** True when the wiki shows what the content says. */
  function update(order: UpdateOrder): Promise<boolean> {
    if (!running) return start(order)
    if (next) {
      next.order.fill ||= order.fill
      next.order.above = Math.max(next.order.above ?? 0, order.above ?? 0)
      return next.result
    }
    const merged = { ...order }
    const result = running.then(() => {
      next = undefined
      return start(merged)
    })
    next = { order: merged, result }
    return result
  }

  return {
    update,
    isRunning: () => running !== undefined,
    lastProblem: () => lastProblem,
    /** True while updates fail for another reason than the content. */
    isFailing: () => isFailing,
    /** When the content was first refused, UTC; '' once it is accepted again. */
    refusedSince: () => refusedSince,
    async stop() {
      isStopped = true
      clearTimeout(retryTimer)
      // One that waits for its database must not hold up the stop: it ends with this process and changes nothing.
      await Promise.race([running, wait(stopTimeoutMs, undefined, { ref: false })])
    },
  }
}
export type ContentUpdater = ReturnType<typeof createContentUpdater>
