import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { findProcessFile } from '#server/process-files.ts'
import type { Settings } from '#server/settings.ts'
import type { UpdateOrder, UpdateReport } from './content-updater.ts'

/** A process that has taken more is not kept: a small machine has better use for it. In bytes. */
const maxKeptBytes = 512 * 1024 * 1024

/** What the child is told. `publication`: where to publish, and what can be reused; without it the database is only filled. */
export type WorkerOrder = UpdateOrder & {
  settings: Settings
  /** This run of the program, for the record of who filled. */
  run: string
  publication: { version: string; previous: string | undefined } | undefined
  /** Whether the process waits for another order, unless it has grown above `maxKeptBytes`. */
  stays: boolean
  maxKeptBytes: number
}
export type WorkerReport = { report: UpdateReport; ends: boolean }

/**
 * Fills and publishes in a process of its own: readers do not wait, and its memory is free again when it ends. `prepare` starts the
 * process ahead of an order that is near, and keeps it for a while: one whose code is warm takes half as long.
 */
export function createPublisherProcess(settings: Settings, maxBytes = maxKeptBytes) {
  const run = randomUUID()
  let worker: ChildProcess | undefined
  let endTimer: NodeJS.Timeout | undefined
  let stayUntil = 0
  let isBusy = false

  function start(): ChildProcess {
    const child = fork(findProcessFile('sync/publish-worker.ts'), { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.once('exit', () => {
      if (worker === child) worker = undefined
    })
    // A failure while nobody waits shows at the next order.
    child.on('error', () => {})
    return child
  }

  function end() {
    clearTimeout(endTimer)
    if (worker?.connected) worker.disconnect()
    worker = undefined
  }

  function endLater() {
    clearTimeout(endTimer)
    const leftMs = stayUntil - Date.now()
    if (leftMs > 0) endTimer = setTimeout(end, leftMs).unref()
    else end()
  }

  function connect(): ChildProcess {
    // The exit of one that has just ended may not be known yet.
    if (!worker?.connected) worker = start()
    return worker
  }

  return {
    async update(order: UpdateOrder, publication?: WorkerOrder['publication']): Promise<UpdateReport> {
      clearTimeout(endTimer)
      isBusy = true
      const stays = Date.now() < stayUntil
      const sent: WorkerOrder = { ...order, settings, run, publication, stays, maxKeptBytes: maxBytes }
      const { report, ends } = await ask(connect(), sent)
      isBusy = false
      if (ends) worker = undefined
      else endLater()
      return report
    },
    end,
    prepare(keepAliveMs: number) {
      stayUntil = Math.max(stayUntil, Date.now() + keepAliveMs)
      connect()
      if (!isBusy) endLater()
    },
  }
}
export type PublisherProcess = ReturnType<typeof createPublisherProcess>

function ask(worker: ChildProcess, order: WorkerOrder): Promise<WorkerReport> {
  return new Promise((resolve) => {
    const settle = (report: WorkerReport) => {
      worker.off('message', settle).off('error', fail).off('exit', vanish)
      resolve(report)
    }
    const fail = (error: Error) => settle({ report: { ok: false, problem: error.message, canRetry: true }, ends: true })
    const vanish = () => fail(new Error('The process that publishes the content ended in the middle.'))
    worker.once('message', settle).once('error', fail).once('exit', vanish)
    worker.send(order)
  })
}
