import type { SpeedrunFilter } from '#model/leaderboard.ts'
import { paths } from '../../paths.ts'
import { Glyph } from '../../ui/icon.tsx'
import { describeFilter } from './run-filters.tsx'

/** A selection without runs: what was asked for together, and the way back. */
export function NoRuns({ filter }: { filter: SpeedrunFilter }) {
  const chosen = describeFilter(filter)
  return (
    <div className="state">
      <Glyph name="stopwatch" />
      <b>Sorry, no results for that selection.</b>
      {chosen && <p>{`No run has all of this together: ${chosen}.`}</p>}
      <a className="btn" href={paths.speedrun}>
        Show all runs
      </a>
    </div>
  )
}
