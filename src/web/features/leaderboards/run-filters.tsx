import type { RunOptions, SpeedrunFilter } from '#model/leaderboard.ts'
import { paths } from '../../paths.ts'

const filters: [field: keyof SpeedrunFilter, label: string][] = [
  ['player', 'User'],
  ['plot', 'Plot'],
  ['version', 'Game version'],
  ['challenge', 'Challenge'],
  ['setup', 'Setup'],
]

/**
 * The five filters, as a form that works by itself; browser/live-form.ts asks anew on each change. A value from the address
 * that no run has stays to be seen, so that the form says what the table shows.
 */
export function RunFilters({ options, filter }: { options: RunOptions; filter: SpeedrunFilter }) {
  return (
    <form className="run-filters" action={paths.speedrun} aria-label="Filter the runs" data-live="runs" data-default="none">
      {filters.map(([field, label]) => (
        <label className="fl" key={field}>
          {label}
          <span className="field">
            <select name={field} defaultValue={filter[field]}>
              <option value="none">none</option>
              {[...(filter[field] === 'none' || options[field].includes(filter[field]) ? [] : [filter[field]]), ...options[field]].map(
                (value) => (
                  <option key={value} value={value}>
                    {value}
                  </option>
                ),
              )}
            </select>
          </span>
        </label>
      ))}
      <noscript>
        <button className="btn">Filter</button>
      </noscript>
    </form>
  )
}

/** What is filtered by, in words: "plot South Hope, setup Duo". */
export function describeFilter(filter: SpeedrunFilter): string {
  return filters.flatMap(([field, label]) => (filter[field] === 'none' ? [] : [`${label.toLowerCase()} ${filter[field]}`])).join(', ')
}
