import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import { askedAtHeader, readMoment, type Taken } from './stopwatch.ts'

// Read by a server before anything else (--import): it notes by both clocks when a request came and when its answer was sent.
type Moment = { wall: number; processor: number }
/** Of each answer only this: a request that is kept is a kilobyte or two, and a rush has a hundred thousand of them. */
type Noted = { path: string; status: number; asked: number; byClock: number; worked: number }
const noted: Noted[] = []
/** Of both clocks, in their order. Between two of them the one is known from the other. */
const walls: number[] = []
const worked: number[] = []

function note(): Moment {
  const { user, system } = process.threadCpuUsage()
  const moment = { wall: readMoment(), processor: (user + system) / 1000 }
  walls.push(moment.wall)
  worked.push(moment.processor)
  return moment
}

/** What the processor had done for this thread at a moment. */
function toProcessor(wall: number): number {
  let [low, high] = [0, walls.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (walls[middle]! <= wall) low = middle
    else high = middle
  }
  const passed = Math.min(1, Math.max(0, (wall - walls[low]!) / (walls[high]! - walls[low]! || 1)))
  return worked[low]! + passed * (worked[high]! - worked[low]!)
}

const take = ({ asked, ...known }: Noted): Taken => ({ ...known, ms: known.worked - toProcessor(asked) })

// What the server begins besides, it begins with the same settings.
const { STOPWATCH_FILE: file } = process.env
if (file && isMainThread && /\bstart\.[jt]s$/.test(process.argv[1] ?? '')) {
  const cameAt = new WeakMap<IncomingMessage, Moment>()
  subscribe('http.server.request.start', (message) => {
    cameAt.set((message as { request: IncomingMessage }).request, note())
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const [came, sent] = [cameAt.get(request), note()]
    const asked = Number(request.headers[askedAtHeader])
    if (!came || !asked) return
    // Its text would keep all that came with it.
    const path = Buffer.from(request.url ?? '').toString()
    noted.push({ path, status: response.statusCode, asked, byClock: sent.wall - came.wall, worked: sent.processor })
  })
  process.on('exit', () => writeFileSync(file, JSON.stringify(noted.map(take))))
}
