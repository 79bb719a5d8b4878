import type { EmptySelection, SpeedrunFilter } from '#model/leaderboards/leaderboard.ts'
import { paths } from '#model/wiki/paths.ts'
import { countOf } from '#model/text/count-of.ts'
import { Glyph } from '../../ui/icon.tsx'
import { toFilterText, toFilterPartText } from './run-filters.tsx'
import './leaderboards.css'

/** Message for a filter without runs: the reason, the filter to remove, and a link to all runs. */
export function NoRuns({ filter, reason }: { filter: SpeedrunFilter; reason: EmptySelection | null }) {
  const { unknown, leave_out: leaveOut } = reason ?? { unknown: [], leave_out: [] }
  return (
    <div className="state">
      <Glyph name="stopwatch" />
      <b>Sorry, no results for that selection.</b>
      {toFilterText(filter) && (
        <p>
          {unknown.length > 0
            ? `No run at all has ${unknown.map((field) => toFilterPartText(filter, field)).join(' or ')}.`
            : `No run has all of this together: ${toFilterText(filter)}.`}
        </p>
      )}
      {leaveOut.length > 0 && (
        <ul className="leave-out">
          {leaveOut.map(({ field, runs }) => (
            <li key={field}>
              <a href={paths.runs({ ...filter, [field]: 'none' })}>
                {`Without ${toFilterPartText(filter, field)}: ${countOf(runs, 'run')}`}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a className="btn" href={paths.speedrun}>
        Show all runs
      </a>
    </div>
  )
}
