import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readSitemap } from '#web/features/feeds/sitemap.ts'
import { serving } from '../../scripts/workspace.mjs'
import { readMemory } from '../../test/support/load-generator.ts'
import { median } from '../median.ts'
import { readSpent, type GrowthQuestion } from './questions.ts'

/** Number of starts; the median excludes garbage collections and other processes. */
export const starts = 5

export async function startServing(databaseUrl: string, warm = '') {
  const script = join(import.meta.dirname, 'serve-grown.ts')
  const child = fork(script, [databaseUrl, warm], { execArgv: serving.args.slice(0, -1), env: { ...process.env, ...serving.env } })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const pid = child.pid!
  return {
    address: `http://127.0.0.1:${port}`,
    pid,
    spent: () => readSpent(pid),
    memory: () => readMemory(pid),
    stop: () => child.kill('SIGKILL'),
  }
}
type Server = Awaited<ReturnType<typeof startServing>>

/** `refused` lists failed answers with their status. */
export type Measurement = Pick<GrowthQuestion, 'what' | 'isBudgeted' | 'isFirst'> & { cpu: number; kilobytes: number; refused: string[] }
type Run = { start: number; measurements: Measurement[]; memory: number }
type Wiki = { databaseUrl: string; questions: readonly GrowthQuestion[] }

/** Asks two wikis all questions alternately, once per start; unbudgeted questions only at the first start. */
export async function measureAlternately(wikis: readonly [Wiki, Wiki]): Promise<[Run, Run]> {
  const runs: [Run[], Run[]] = [[], []]
  for (let round = 0; round < starts; round++) {
    const servers: Server[] = []
    for (const { databaseUrl } of wikis) servers.push(await startServing(databaseUrl))
    for (const [which, server] of servers.entries()) runs[which]!.push({ start: server.spent(), measurements: [], memory: 0 })
    for (const place of wikis[0].questions.keys())
      for (const [which, server] of servers.entries()) {
        const question = wikis[which]!.questions[place]!
        const run = runs[which]![round]!
        if (question.isBudgeted === false) run.memory ||= server.memory()
        if (question.isFirst) run.measurements.push(await askFirst(wikis[which]!, question))
        else if (round === 0 || question.isBudgeted !== false) run.measurements.push(await ask(server, question))
      }
    for (const server of servers) server.stop()
  }
  return [takeMedians(runs[0]), takeMedians(runs[1])]
}

async function askFirst({ databaseUrl }: Wiki, question: GrowthQuestion): Promise<Measurement> {
  const server = await startServing(databaseUrl)
  const measurement = await ask(server, question)
  server.stop()
  return measurement
}

async function ask(
  { address, spent }: Server,
  { what, isBudgeted, isFirst, paths, before = [], isSitemap }: GrowthQuestion,
): Promise<Measurement> {
  for (const path of before) await fetch(address + path).then((answer) => answer.arrayBuffer())
  const addresses = [...paths]
  const begun = spent()
  let bytes = 0
  let named = 0
  const refused: string[] = []
  for (const path of addresses) {
    const answer = await fetch(address + path)
    const body = await answer.arrayBuffer()
    bytes += body.byteLength
    if (answer.status !== 200) refused.push(`${path}: ${answer.status}`)
    if (!isSitemap) continue
    const { paths: listed, areFiles } = readSitemap(Buffer.from(body).toString())
    if (areFiles) addresses.push(...listed)
    else named += listed.length
  }
  const parts = isSitemap ? named / 1000 : addresses.length
  return {
    what,
    ...(isBudgeted === false && { isBudgeted }),
    ...(isFirst && { isFirst }),
    cpu: ((spent() - begun) * 1000) / parts,
    kilobytes: bytes / parts / 1024,
    refused,
  }
}

function takeMedians(runs: readonly Run[]): Run {
  const measurements = runs[0]!.measurements.map((first, index) => {
    const all = runs.flatMap((run) => run.measurements[index] ?? [])
    return { ...first, cpu: median(all.map(({ cpu }) => cpu)), refused: [...new Set(all.flatMap(({ refused }) => refused))] }
  })
  return { start: median(runs.map(({ start }) => start)), measurements, memory: median(runs.map(({ memory }) => memory)) }
}
