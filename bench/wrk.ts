import { execFile, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from './median.ts'
import { readSpent } from './growth/questions.ts'

/** A URL, and the processes of its server. */
export type Target = { url: string; pids: readonly number[] }

/**
 * `cost` is the server's CPU time per answer in microseconds, and `p99` is in milliseconds. `generatorShare` is the load generator's share of
 * one core; near 1 it is the bottleneck.
 */
export type Load = { perSecond: number; cost: number; p99: number; generatorShare: number }

const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const turns = 5
const core = '0'
/** Above this share, the generator may be the bottleneck. */
export const maxGeneratorShare = 0.95

/** False if wrk is not installed. */
export const hasWrk = () => !spawnSync('wrk', ['-v']).error
export const wrkIsMissing = 'not measured: wrk is missing (on Debian: apt-get install wrk)'

/**
 * Loads a server with one thread and eight connections. Throws on an answer that is not 2xx or 3xx. Server and generator share one core: on
 * two, each answer to an idle generator wakes up its core, which costs the server up to 7 µs and depends on which of them is faster.
 */
export async function load({ url, pids }: Target, headers: Record<string, string> = {}): Promise<Load> {
  const readServer = () => pids.reduce((sum, pid) => sum + readSpent(pid), 0)
  const all = { 'accept-encoding': 'br', ...headers }
  const headerOptions = Object.entries(all).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  for (const pid of pids) spawnSync('taskset', ['-a', '-cp', core, String(pid)])
  const before = readServer()
  const { output, generatorShare } = await runWrk(['-t1', '-c8', `-d${seconds}s`, '--latency', ...headerOptions, url])
  const spent = readServer() - before
  const failed = /Socket errors.*|Non-2xx.*/.exec(output)
  if (failed) throw new Error(`${url}: ${failed[0]}`)
  return {
    perSecond: Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]),
    cost: (spent * 1e6) / Number(/(\d+) requests in/.exec(output)?.[1]),
    p99: toMilliseconds(/99%\s+([\d.]+[a-z]+)/.exec(output)?.[1] ?? ''),
    generatorShare,
  }
}

async function runWrk(args: string[]): Promise<{ output: string; generatorShare: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const wrk = execFile('taskset', ['-c', core, 'wrk', ...args], (error, stdout) => (error ? reject(error) : resolve(stdout)))
  // CPU time can only be read while the process runs.
  const measured = (seconds * 1000) / 2
  await wait(measured / 2)
  const before = readSpent(wrk.pid ?? 0)
  await wait(measured)
  const spent = readSpent(wrk.pid ?? 0) - before
  return { output: await promise, generatorShare: (spent * 1000) / measured }
}

/** "1.25ms" -> 1.25 */
function toMilliseconds(text: string): number {
  const [, number, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(text) ?? []
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? NaN)
}

/** The median of five measurements each, alternately, so that other processes affect both. */
export async function compareLoads(ours: Target, bare: Target, headers: Record<string, string> = {}): Promise<{ ours: Load; bare: Load }> {
  await load(ours, headers)
  const taken = { ours: [] as Load[], bare: [] as Load[] }
  for (let turn = 0; turn < turns; turn++) {
    taken.bare.push(await load(bare, headers))
    taken.ours.push(await load(ours, headers))
  }
  return { ours: medianOf(taken.ours), bare: medianOf(taken.bare) }
}

export const medianOf = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  cost: median(loads.map(({ cost }) => cost)),
  p99: median(loads.map(({ p99 }) => p99)),
  generatorShare: median(loads.map(({ generatorShare }) => generatorShare)),
})
