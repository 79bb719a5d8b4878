import { fork, type ChildProcess } from 'node:child_process'
import { fileOfProcess } from '#server/own-process.ts'
import type { FillOrder, SyncReport } from './fill-from-folder.ts'

/** Where the next change is near, a process whose code is warm takes half as long: so long, in milliseconds, it is kept. */
const stayFor = 600_000

/** Whoever has taken more, in bytes, is not kept: a small machine has better use for it. */
const mostKept = 512 * 1024 * 1024

/** `stays`: whether the process is kept for the next filling, unless it has grown above `mostKept` bytes. */
export type WorkerOrder = { order: FillOrder; stays: boolean; mostKept: number }
/** `ends`: whether it takes no other order after this. */
export type WorkerReport = { report: SyncReport; ends: boolean }

/**
 * Fills in a process of its own: readers do not wait, and the memory it took is free again when it ends. `getReady` starts it ahead of
 * a filling that is near: reading its code takes a good part of the time.
 */
export function createFillingProcess(most = mostKept) {
  let worker: ChildProcess | undefined
  let leaving: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const child = fork(fileOfProcess('sync/sync-worker.ts'), { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.once('exit', () => {
      if (worker === child) worker = undefined
    })
    // What befalls one that nobody waits for is told by its end.
    child.on('error', () => {})
    return child
  }

  function end() {
    clearTimeout(leaving)
    if (worker?.connected) worker.disconnect()
    worker = undefined
  }

  function getReady(): ChildProcess {
    // One that has just ended may not be known to have.
    if (!worker?.connected) worker = start()
    return worker
  }

  async function fill(order: FillOrder, stays = false): Promise<SyncReport> {
    clearTimeout(leaving)
    const { report, ends } = await ask(getReady(), { order, stays, mostKept: most })
    if (ends) worker = undefined
    else if (stays) leaving = setTimeout(end, stayFor).unref()
    else end()
    return report
  }

  return { fill, end, getReady: () => void getReady() }
}

function ask(worker: ChildProcess, order: WorkerOrder): Promise<WorkerReport> {
  return new Promise((resolve) => {
    const settle = (report: WorkerReport) => {
      worker.off('message', settle).off('error', fail).off('exit', vanish)
      resolve(report)
    }
    const fail = (error: Error) => settle({ report: { ok: false, problem: error.message, mayPass: true }, ends: true })
    const vanish = () => fail(new Error('The filling ended without a word.'))
    worker.once('message', settle).once('error', fail).once('exit', vanish)
    worker.send(order)
  })
}

/** One filling in a process of its own. */
export const fillApart = (order: FillOrder): Promise<SyncReport> => createFillingProcess().fill(order)
