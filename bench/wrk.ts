import { execFile, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from './median.ts'
import { readSpent } from './growth/questions.ts'

/** `p99` is in milliseconds. `generatorShare` is the load generator's share of one core; near 1 it is the bottleneck. */
export type Load = { perSecond: number; p99: number; answers: number; generatorShare: number }

const seconds = Number(process.env.BENCH_SECONDS ?? 4)
/** Above this, the generator may be the bottleneck. */
const maxGeneratorShare = 0.95

/** False if wrk is not installed. */
export const hasWrk = () => !spawnSync('wrk', ['-v']).error
export const wrkIsMissing = 'not measured: wrk is missing (on Debian: apt-get install wrk)'

/** Loads a server with one thread and eight connections. Throws on an answer that is not 2xx or 3xx. */
export async function load(url: string, headers: Record<string, string> = {}): Promise<Load> {
  const all = { 'accept-encoding': 'br', ...headers }
  const given = Object.entries(all).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { output, generatorShare } = await runWrk(['-t1', '-c8', `-d${seconds}s`, '--latency', ...given, url])
  const failed = /Socket errors.*|Non-2xx.*/.exec(output)
  if (failed) throw new Error(`${url}: ${failed[0]}`)
  return {
    perSecond: Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]),
    answers: Number(/(\d+) requests in/.exec(output)?.[1]),
    p99: toMilliseconds(/99%\s+([\d.]+[a-z]+)/.exec(output)?.[1] ?? ''),
    generatorShare,
  }
}

async function runWrk(args: string[]): Promise<{ output: string; generatorShare: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const wrk = execFile('wrk', args, (error, stdout) => (error ? reject(error) : resolve(stdout)))
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

/** Measures both alternately, so that other processes affect both. */
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

/** The median of five measurements each. Throws when the generator is the bottleneck. */
export async function compare(ours: string, bare: string, headers: Record<string, string> = {}): Promise<{ ours: Load; bare: Load }> {
  await load(ours, headers)
  const taken = await takeTurns(
    5,
    () => load(ours, headers),
    () => load(bare, headers),
  )
  const middle = { ours: middleOf(taken.ours), bare: middleOf(taken.bare) }
  if (middle.bare.generatorShare > maxGeneratorShare)
    throw new Error(`wrk used ${middle.bare.generatorShare.toFixed(2)} of a core beside the bare server: it is the limit, not the server.`)
  return middle
}

const middleOf = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p99: median(loads.map(({ p99 }) => p99)),
  answers: median(loads.map(({ answers }) => answers)),
  generatorShare: median(loads.map(({ generatorShare }) => generatorShare)),
})
