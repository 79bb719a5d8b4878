import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import pino, { type DestinationStream, type Logger } from 'pino'

const current = new AsyncLocalStorage<string>()

/** Everything that `work` leads to is logged with the id of the request, wherever it happens. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

const run = randomUUID().slice(0, 13)
let requests = 0

/** Another for each request, of whichever copy: to draw one by lot for each took longer than finding its answer. */
export const nextRequestId = (): string => `${run}-${(requests += 1).toString(36)}`

/**
 * Log lines are collected and written together: each write wakes a thread, which takes as long as formatting thirty lines. They are
 * collected as bytes, because V8 needs longer to flatten a string of many parts than to encode each part.
 */
const batch = { bytes: 65_536, intervalMs: 200 }
/** The most that a UTF-16 unit takes in UTF-8. */
const maxBytesPerUnit = 3

/** All logs of a process are written to one output: the development server opens one at each change of its code. */
let output: DestinationStream | undefined

function openOutput(): DestinationStream {
  const file = pino.destination({ sync: false, minLength: 2 * batch.bytes, maxWrite: 4 * batch.bytes })
  const lines = Buffer.allocUnsafe(batch.bytes)
  let used = 0
  function passOn() {
    if (used > 0) file.write(lines.toString('utf8', 0, used))
    used = 0
  }
  function write() {
    passOn()
    file.flush()
  }
  setInterval(write, batch.intervalMs).unref()
  process.on('exit', () => {
    passOn()
    file.flushSync()
  })
  return {
    write(line) {
      const most = line.length * maxBytesPerUnit
      if (used + most > lines.length) write()
      if (most > lines.length) file.write(line)
      else used += lines.write(line, used)
    },
  }
}

/** Of the request that this belongs to, if any. */
export const readRequestId = (): string | undefined => current.getStore()

/** The server's log: one line of JSON for each event, with the id of the request it belongs to, if any. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    mixin() {
      const request = current.getStore()
      return request === undefined ? {} : { request }
    },
  }
  return pino(options, destination ?? (output ??= openOutput()))
}

/** The log of a server that was started by itself: for people on a terminal, for programs elsewhere. */
export async function openLog(level: string): Promise<Logger> {
  if (!process.stdout.isTTY) return createLog(level)
  const { formatForPeople } = await import('../terminal-log.ts')
  return createLog(level, formatForPeople(!process.env.NO_COLOR, 1))
}
