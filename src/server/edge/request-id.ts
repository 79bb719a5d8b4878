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
 * Lines are written together, so many characters at a time and at the latest after that many milliseconds: one by one, a fifth of the
 * work. Each writing wakes a thread, which takes as long as making fifty lines.
 */
const together = { characters: 65_536, time: 200 }

/** All logs of a process go the same way out: the development server opens one at each change of its code. */
let gathering: DestinationStream | undefined

/** Gathers lines in front of a file, which at each line would measure all that wait to be written. */
function startGathering(): DestinationStream {
  // What is less than that it writes only when it is told to: at the end of the process at once, and not behind it.
  const { characters, time } = together
  const file = pino.destination({ sync: false, minLength: characters, maxWrite: 2 * characters, contentMode: 'buffer' })
  let gathered = ''
  // Its types know of lines alone. As bytes: a part of a text may end within a letter.
  const hand = (bytes: Buffer) => Reflect.apply(file.write, file, [bytes])
  const pass = () => {
    if (gathered === '') return
    hand(Buffer.from(gathered))
    gathered = ''
  }
  const flush = () => {
    pass()
    file.flush()
  }
  setInterval(flush, time).unref()
  // Before the file, which then writes what it has.
  process.prependListener('beforeExit', pass).prependListener('exit', pass)
  return {
    write(line) {
      gathered += line
      if (gathered.length >= characters) pass()
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
  return pino(options, destination ?? (gathering ??= startGathering()))
}

/** A request that was answered; `path` without what a reader typed. */
type Answered = { id: string; method: string; path: string; status: number; ms: number }

/**
 * Writes the line of each request as `log.info` would. It is by far the most frequent one, and always of the same fields: glued together
 * here, it takes a fraction of the time in which pino makes it out of an object.
 */
export function createRequestLog(log: Logger): (answered: Answered) => void {
  const stream: DestinationStream = Reflect.get(log, pino.symbols.streamSym)
  const bindings = String(Reflect.get(log, pino.symbols.chindingsSym))
  return ({ id, method, path, status, ms }) =>
    stream.write(
      `{"level":30,"time":${Date.now()}${bindings},"request":"${id}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms},"msg":"request"}\n`,
    )
}

/** The log of a server that was started by itself: for people on a terminal, for programs elsewhere. */
export async function openLog(level: string): Promise<Logger> {
  if (!process.stdout.isTTY) return createLog(level)
  const { formatForPeople } = await import('../terminal-log.ts')
  return createLog(level, formatForPeople(!process.env.NO_COLOR, 1))
}
