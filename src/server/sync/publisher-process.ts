import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { findProcessFile } from '#server/process-files.ts'
import type { Settings } from '#server/settings.ts'
import type { UpdateOrder, UpdateReport } from './content-updater.ts'

/** A process above this RSS ends after its order. */
const maxKeptBytes = 512 * 1024 * 1024
/** With larger semi-spaces the RSS passes `maxKeptBytes` after a dozen orders, and a new process is slow at first. */
const nodeOptions = ['--max-semi-space-size=16']

/** Order to the child process. `publication`: version, and the previous folder to reuse; without it the database is only filled. */
export type WorkerOrder = UpdateOrder & {
  settings: Settings
  /** Id of this run of the server, stored with the revision it fills. */
  run: string
  publication: { version: string; previous: string | undefined } | undefined
  /** Whether the process waits for another order, if it is below `maxKeptBytes`. */
  stays: boolean
  maxKeptBytes: number
}
export type WorkerReport = { report: UpdateReport; ends: boolean }

/**
 * Fills and publishes in a child process, so that readers do not wait and the memory is freed when it ends. `prepare` starts the process
 * ahead of an expected order and keeps it alive: a warm process takes half as long.
 */
export function createPublisherProcess(settings: Settings, maxBytes = maxKeptBytes) {
  const run = randomUUID()
  let worker: ChildProcess | undefined
  let endTimer: NodeJS.Timeout | undefined
  let stayUntil = 0
  let isBusy = false

  function startProcess(): ChildProcess {
    const child = fork(findProcessFile('sync/publish-worker.ts'), { execArgv: nodeOptions, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.once('exit', () => {
      if (worker === child) worker = undefined
    })
    // Without an order in progress, the error is reported by the next one.
    child.on('error', () => {})
    return child
  }

  function endProcess() {
    clearTimeout(endTimer)
    if (worker?.connected) worker.disconnect()
    worker = undefined
  }

  function endLater() {
    clearTimeout(endTimer)
    const leftMs = stayUntil - Date.now()
    if (leftMs > 0) endTimer = setTimeout(endProcess, leftMs).unref()
    else endProcess()
  }

  function connect(): ChildProcess {
    // The exit event of an ended process may still be pending.
    if (!worker?.connected) worker = startProcess()
    return worker
  }

  return {
    async update(order: UpdateOrder, publication?: WorkerOrder['publication']): Promise<UpdateReport> {
      clearTimeout(endTimer)
      isBusy = true
      const stays = Date.now() < stayUntil
      const sent: WorkerOrder = { ...order, settings, run, publication, stays, maxKeptBytes: maxBytes }
      const { report, ends } = await sendOrder(connect(), sent)
      isBusy = false
      if (ends) worker = undefined
      else endLater()
      return report
    },
    end: endProcess,
    prepare(keepAliveMs: number) {
      stayUntil = Math.max(stayUntil, Date.now() + keepAliveMs)
      connect()
      if (!isBusy) endLater()
    },
  }
}
export type PublisherProcess = ReturnType<typeof createPublisherProcess>

function sendOrder(worker: ChildProcess, order: WorkerOrder): Promise<WorkerReport> {
  return new Promise((resolve) => {
    const settle = (report: WorkerReport) => {
      worker.off('message', settle).off('error', fail).off('exit', onExit)
      resolve(report)
    }
    const fail = (error: Error) => settle({ report: { ok: false, problem: error.message, canRetry: true }, ends: true })
    const onExit = () => fail(new Error('The publisher process ended before it had finished.'))
    worker.once('message', settle).once('error', fail).once('exit', onExit)
    worker.send(order)
  })
}
