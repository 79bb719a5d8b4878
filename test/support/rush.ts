import { setTimeout as wait } from 'node:timers/promises'
import { createOthersOn, type sendCrowd } from './crowd-beside.ts'
import { readMemory, within, type createCrowd, type Seen } from './crowd.ts'
import { until, type Served } from './serve.ts'
import { createClockOf, readWorked, type createStopwatch, type Taken } from './stopwatch.ts'

type Needs = {
  wiki: Served
  crowd: ReturnType<typeof createCrowd>
  /** With whose settings the wiki runs. */
  stopwatch: ReturnType<typeof createStopwatch>
  turns?: number
  seconds?: number
}
export type Rush = Awaited<ReturnType<typeof rush>>

let turn = 0
/** A search that nobody has made before; `when` tells it apart from those of another time. */
export const newSearch = (when: string) => () => `/search?when=${when}&q=ore${turn++}`
export const of = <One extends { status: number }>(status: number, seen: One[]) => seen.filter((one) => one.status === status)

/**
 * By turns, so that whatever else the machine does hits both: eight readers as usual, then ten times as many searches as those were given.
 * The crowd shares the machine with the server and with others: what holds is asked of the server's own processor.
 */
export async function rush({ wiki, crowd, stopwatch, turns = 1, seconds = 2 }: Needs) {
  await crowd.inTurn(8, seconds * 250, newSearch('before'))
  const megabytes: number[] = []
  const seen = { usual: [] as Seen[], rush: [] as Seen[], kept: [] as Seen[], after: [] as Seen[] }
  for (let time = 0; time < turns; time++) {
    const begun = readWorked(wiki.child.pid)
    const usual = await crowd.inTurn(8, seconds * 1000, newSearch(`usual${time}`))
    const worked = readWorked(wiki.child.pid) - begun
    if (time === 0) megabytes.push(readMemory(wiki.child.pid))
    // Whoever was refused has asked again at once, and is no measure of what can be made.
    const coming = crowd.atRate((of(200, usual).length * 10_000) / worked, worked, newSearch(`rush${time}`), {
      readClock: createClockOf(wiki.child.pid),
    })
    const rushed = await crowd.beside('/', coming)
    seen.usual.push(...usual)
    seen.rush.push(...rushed.came)
    seen.kept.push(...rushed.seen)
    seen.after.push(await crowd.ask(newSearch('after')()))
  }
  megabytes.push(readMemory(wiki.child.pid))
  crowd.leave()
  // What a rush has left is put away a while after it.
  if (turns > 1) await until(() => Promise.resolve(readMemory(wiki.child.pid) < megabytes[0]! + 60), 60).catch(() => {})
  megabytes.push(readMemory(wiki.child.pid))
  await wiki.stop()

  const takeEach = (when: string) => Array.from({ length: turns }, (_, time) => stopwatch.read(`/search?when=${when}${time}&`))
  const searches = takeEach('rush').flat()
  const taken = {
    usual: of(200, takeEach('usual').flat()),
    served: of(200, searches),
    refused: of(503, searches),
    kept: stopwatch.read('/').filter(({ path }) => path === '/'),
    after: stopwatch.read('/search?when=after&'),
  }
  /** Searches for each second that the processor worked meanwhile. */
  const perSecond = (when: string, status?: number) => {
    const times = takeEach(when)
    const worked = times.reduce((sum, some) => sum + (some.at(-1)?.worked ?? 0) - (some[0]?.worked ?? 0), 0)
    return ((status ? of(status, times.flat()) : times.flat()).length * 1000) / worked
  }
  const usual = perSecond('usual', 200)
  return { seen, taken, megabytes, pace: { usual, times: perSecond('rush') / usual, share: perSecond('rush', 200) / usual } }
}

type NeedsApart = {
  /** A server that is bound to a processor, and the database where that is bound to the same. */
  pids: readonly number[]
  processor: number
  crowd: ReturnType<typeof sendCrowd>
  turns: number
  seconds: number
}

/** Of the server's processor that others may have had in a turn that counts. */
const mostForOthers = 1 / 20

/**
 * The same with a crowd that has another processor than the server, by the clock of its readers, and besides with half as many as the
 * server can serve. Where others had its processor, a turn says nothing, and there is another, until there were half as many more.
 */
export async function rushApart({ pids, processor, crowd, turns, seconds }: NeedsApart) {
  const seen = { usual: [] as Seen[], half: [] as Seen[], rush: [] as Seen[], kept: [] as Seen[], after: [] as Seen[] }
  const others: number[] = []
  const counted = () => others.filter((part) => part <= mostForOthers).length
  // What is not compiled yet would make the usual slow, and so the bound wide.
  await crowd.tell('readInTurn', 8, 10_000, 'before')
  while (counted() < turns && others.length < turns * 1.5) {
    const at = others.length
    const lookAtOthers = createOthersOn(processor, pids)
    // Until it is over, the line is as short as in the rush before.
    await wait(500)
    const usual = await crowd.tell('readInTurn', 8, seconds * 1000, `usual${at}`)
    const perSecond = of(200, usual).length / seconds
    const half = await crowd.tell('readAtRate', perSecond / 2, seconds * 1000, `half${at}`)
    const rushed = await crowd.tell('rush', perSecond * 10, seconds * 1000, `rush${at}`)
    const after = await crowd.tell('ask', newSearch('after')())
    others.push(lookAtOthers())
    if (others.at(-1)! > mostForOthers) continue
    seen.usual.push(...usual)
    seen.half.push(...half)
    seen.rush.push(...rushed.came)
    seen.kept.push(...rushed.seen)
    seen.after.push(after)
  }
  return { seen, others, turns: counted() }
}

const quantiles = (list: { ms: number }[]) => [0.5, 0.95, 0.99].map((share) => Math.round(within(share, list)))

/** As readers saw it: half of them within the first, 95 and 99 of 100 within the others. */
const tellSeen = (seen: Rush['seen']) => ({
  usual: quantiles(of(200, seen.usual)),
  served: quantiles(of(200, seen.rush)),
  refused: quantiles(of(503, seen.rush)),
  kept: quantiles(seen.kept),
  after: quantiles(seen.after),
})

export function tellRushApart({ seen, others, turns }: Awaited<ReturnType<typeof rushApart>>) {
  const counted = { turns, usual: seen.usual.length, served: of(200, seen.rush).length, refused: of(503, seen.rush).length }
  return JSON.stringify({
    counted,
    others: others.map((part) => Math.round(part * 100) / 100),
    readers: { ...tellSeen(seen), half: quantiles(of(200, seen.half)) },
  })
}

/** The same by three clocks. */
export function tellRush({ seen, taken, megabytes, pace }: Rush) {
  const byServer = (some: Taken[]) => quantiles(some.map(({ byClock }) => ({ ms: byClock })))
  const { usual, served, refused, kept, after } = taken
  return JSON.stringify({
    counted: { usual: seen.usual.length, served: served.length, refused: refused.length, pace },
    processor: {
      usual: quantiles(usual),
      served: quantiles(served),
      refused: quantiles(refused),
      kept: quantiles(kept),
      after: quantiles(after),
    },
    server: { usual: byServer(usual), served: byServer(served), refused: byServer(refused), kept: byServer(kept) },
    readers: tellSeen(seen),
    megabytes: megabytes.map(Math.round),
  })
}
