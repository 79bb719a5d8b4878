import autocannon from 'autocannon'
import { median } from './median.ts'

/** `answers`: how many came in all. */
export type Load = { perSecond: number; p99: number; answers: number }

/** p99 is given in whole milliseconds: below one, nothing can be compared. */
export function isWithin({ ours, bare }: { ours: Load; bare: Load }): boolean {
  return ours.perSecond >= 0.85 * bare.perSecond && ours.p99 <= 2 * Math.max(1, bare.p99)
}

const connections = 10
const seconds = Number(process.env.BENCH_SECONDS ?? 4)

/** Keeps a server busy for a while. `p99` in milliseconds. `nextPath` gives each request an address of its own. */
export async function load(url: string, headers: Record<string, string> = {}, nextPath?: () => string): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br', ...headers },
    ...(nextPath && { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }),
  })
  if (result.errors > 0 || result.non2xx - (result['3xx'] ?? 0) > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers that are not 2xx`)
  return { perSecond: result.requests.average, p99: result.latency.p99, answers: result.requests.total }
}

/** The two in turns, so that whatever else the machine does hits both. */
export async function takeTurns<Turn>(
  turns: number,
  ours: () => Promise<Turn>,
  bare: () => Promise<Turn>,
): Promise<{ ours: Turn[]; bare: Turn[] }> {
  const taken = { ours: [] as Turn[], bare: [] as Turn[] }
  for (let turn = 0; turn < turns; turn++) {
    taken.bare.push(await bare())
    taken.ours.push(await ours())
  }
  return taken
}

/** The two in turns; the middle one of each counts. */
export async function compare(ours: string, bare: string, headers: Record<string, string> = {}): Promise<{ ours: Load; bare: Load }> {
  await load(ours, headers)
  const taken = await takeTurns(
    3,
    () => load(ours, headers),
    () => load(bare, headers),
  )
  return { ours: middleOf(taken.ours), bare: middleOf(taken.bare) }
}

const middleOf = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p99: median(loads.map(({ p99 }) => p99)),
  answers: median(loads.map(({ answers }) => answers)),
})
