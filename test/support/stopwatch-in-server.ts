import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import { askedAtHeader, readMoment, type Taken } from './stopwatch.ts'

// Read by a server before anything else (--import): it notes by both clocks when a request came and when its answer was sent.
type Moment = { wall: number; processor: number }
const noted: { request: IncomingMessage; status: number; came: Moment; sent: Moment }[] = []
/** Of both clocks, in their order. Between two of them the one is known from the other. */
const moments: Moment[] = []

function note(): Moment {
  const { user, system } = process.threadCpuUsage()
  const moment = { wall: readMoment(), processor: (user + system) / 1000 }
  moments.push(moment)
  return moment
}

/** What the processor had done for this thread at a moment. */
function toProcessor(wall: number): number {
  let [low, high] = [0, moments.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (moments[middle]!.wall <= wall) low = middle
    else high = middle
  }
  const [before, after] = [moments[low]!, moments[high]!]
  const passed = Math.min(1, Math.max(0, (wall - before.wall) / (after.wall - before.wall || 1)))
  return before.processor + passed * (after.processor - before.processor)
}

const take = ({ request, status, came, sent }: (typeof noted)[number]): Taken => ({
  path: request.url ?? '',
  status,
  ms: sent.processor - toProcessor(Number(request.headers[askedAtHeader])),
  byClock: sent.wall - came.wall,
  worked: sent.processor,
})

// What the server begins besides, it begins with the same settings.
const { STOPWATCH_FILE: file } = process.env
if (file && isMainThread && process.argv[1]?.endsWith('start.ts')) {
  const cameAt = new WeakMap<IncomingMessage, Moment>()
  subscribe('http.server.request.start', (message) => {
    cameAt.set((message as { request: IncomingMessage }).request, note())
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const [came, sent] = [cameAt.get(request), note()]
    if (came && request.headers[askedAtHeader]) noted.push({ request, status: response.statusCode, came, sent })
  })
  process.on('exit', () => writeFileSync(file, JSON.stringify(noted.map(take))))
}
