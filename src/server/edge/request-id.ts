import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import pino, { type DestinationStream, type Logger } from 'pino'

const current = new AsyncLocalStorage<string>()

/** Runs `work`; every log line from within it, also later, carries the request id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

const run = randomUUID().slice(0, 13)
let requests = 0

/** Unique across instances. A counter behind the process's UUID: a UUID per request took longer than finding its answer. */
export const nextRequestId = (): string => `${run}-${(requests += 1).toString(36)}`

/** Shared by all logs of a process: the development server creates one at each change of its code. */
let output: DestinationStream | undefined

/** The id of the request that the caller runs in, if any. */
export const readRequestId = (): string | undefined => current.getStore()

/** Creates the server's log: one line of JSON per event, with the request id where there is one. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    mixin() {
      const request = current.getStore()
      return request === undefined ? {} : { request }
    },
  }
  return pino(options, destination ?? (output ??= pino.destination({ sync: false })))
}

/** Creates a log to standard output: readable lines on a terminal, JSON elsewhere. */
export async function openLog(level: string): Promise<Logger> {
  if (!process.stdout.isTTY) return createLog(level)
  const { formatForPeople } = await import('../terminal-log.ts')
  return createLog(level, formatForPeople(!process.env.NO_COLOR, 1))
}
