import type { RankedRun, RunCategory } from './leaderboard.ts'
import { runCategoryFields } from './run-fields.ts'

/** Numeric order: "1.6" before "1.10". */
export const inOrder = new Intl.Collator('en', { numeric: true })

/** "10,000 coins | South Hope | Solo | 1.6" */
export function nameOfCategory({ challenge, plot, setup, version }: RunCategory): string {
  return [challenge, plot, setup, version].join(' | ')
}

export type RunsOfCategory = [RankedRun, ...RankedRun[]]

/** Groups consecutive runs by category. */
export function groupByCategory(runs: readonly RankedRun[]): RunsOfCategory[] {
  const groups: RunsOfCategory[] = []
  for (const run of runs) {
    const group = groups.at(-1)
    if (group && runCategoryFields.every((field) => group[0][field] === run[field])) group.push(run)
    else groups.push([run])
  }
  return groups
}
