import type { Speedrun } from './leaderboard.ts'

/** Runs that can be compared: the same challenge on the same plot with the same setup. */
export type Category = Pick<Speedrun, 'challenge' | 'plot' | 'setup'>

/** A record: the run that set it, and what it took off the record before, in seconds. */
export type BrokenRecord = { run: Speedrun; improvedBy: number | null }

export type Progression = {
  category: Category
  /** Oldest first; every one is faster than the one before. */
  records: BrokenRecord[]
  /** Runs in the category. */
  runs: number
  /** Categories there are among the runs that were looked at. */
  categories: number
}

/**
 * How the record of one category fell. Runs of different categories are never mixed: of several categories the one with the
 * most runs is taken, of those the one with more records, then the one run last.
 */
export function findProgression(runs: readonly Speedrun[]): Progression | undefined {
  const categories = Map.groupBy(runs, ({ challenge, plot, setup }) => JSON.stringify([challenge, plot, setup]))
  const all = [...categories.values()].map((mine) => ({ mine, records: listRecords(mine), last: latest(mine) }))
  const [best] = all.toSorted((a, b) => b.mine.length - a.mine.length || b.records.length - a.records.length || b.last.localeCompare(a.last))
  const first = best?.mine[0]
  if (!best || !first) return undefined
  const { challenge, plot, setup } = first
  return { category: { challenge, plot, setup }, records: best.records, runs: best.mine.length, categories: all.length }
}

/** Every run that was faster than all before it, oldest first. An equal time is no new record. */
export function listRecords(runs: readonly Speedrun[]): BrokenRecord[] {
  const inTime = runs.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp) || a.time - b.time)
  const records: BrokenRecord[] = []
  for (const run of inTime) {
    const standing = records.at(-1)?.run.time
    if (standing === undefined || run.time < standing) records.push({ run, improvedBy: standing === undefined ? null : standing - run.time })
  }
  return records
}

/** When the last of the runs was sent in; ISO moments in UTC sort as text. */
export function latest(runs: readonly Speedrun[]): string {
  return runs.reduce((last, { timestamp }) => (timestamp > last ? timestamp : last), '')
}
