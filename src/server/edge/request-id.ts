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

/** All logs of a process are written to one output: the development server opens one at each change of its code. */
let output: DestinationStream | undefined

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
  return pino(options, destination ?? (output ??= pino.destination({ sync: false })))
}

/** The log of a server that was started by itself: for people on a terminal, for programs elsewhere. */
export async function openLog(level: string): Promise<Logger> {
  if (!process.stdout.isTTY) return createLog(level)
  const { formatForPeople } = await import('../terminal-log.ts')
  return createLog(level, formatForPeople(!process.env.NO_COLOR, 1))
}
