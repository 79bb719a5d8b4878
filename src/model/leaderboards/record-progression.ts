import type { RunCategory, RunRecord, Speedrun } from './leaderboard.ts'

/** A category with its number of runs and the date of the last one. */
export type CountedCategory = RunCategory & { runs: number; last: string }

/** The default category: the one with the most runs, of equal ones the one with the latest run. A progression never mixes categories. */
export function pickCategory(categories: readonly CountedCategory[]): CountedCategory | undefined {
  const categoryKey = ({ challenge, plot, setup, version }: RunCategory) => [challenge, plot, setup, version].join(' ')
  return categories.toSorted((a, b) => b.runs - a.runs || b.last.localeCompare(a.last) || categoryKey(a).localeCompare(categoryKey(b)))[0]
}

/** The runs of each category on a page of the board, where categories follow each other: `count` runs, after the first `from`. */
export function takeSlices(categories: readonly CountedCategory[], before: number, size: number) {
  let start = 0
  return categories.flatMap((category) => {
    const from = Math.max(0, before - start)
    const count = Math.min(category.runs, before + size - start) - from
    start += category.runs
    return count > 0 ? [{ category, from, count }] : []
  })
}

/** Runs that were faster than all earlier ones, oldest first. An equal time is no record. */
export function listRecords(runs: readonly (Speedrun & { sample: boolean })[]): RunRecord[] {
  const inTime = runs.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp) || a.time - b.time)
  const records: RunRecord[] = []
  for (const { sample, ...run } of inTime) {
    const standing = records.at(-1)?.run.time
    if (standing === undefined || run.time < standing)
      records.push({ run, improved_by: standing === undefined ? null : standing - run.time, sample })
  }
  return records
}
