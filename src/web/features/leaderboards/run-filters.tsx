import type { RunOptions, SpeedrunFilter } from '#model/leaderboards/leaderboard.ts'
import { paths } from '#model/wiki/paths.ts'
import { leftOut, liveForm, livePart } from './live-form.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { Icon } from '../../ui/icon.tsx'
import './leaderboards.css'

const filters: [field: keyof SpeedrunFilter, label: string][] = [
  ['player', 'User'],
  ['plot', 'Plot'],
  ['version', 'Game version'],
  ['challenge', 'Challenge'],
  ['setup', 'Setup'],
]

/**
 * Five filters in a plain form, enhanced by live-form.browser.ts. A value from the URL without any runs stays selectable, so that the form
 * matches the table. On phones the filters are collapsed, and the summary names the active ones. The number of runs is below.
 */
export function RunFilters({ options, filter, children }: { options: RunOptions; filter: SpeedrunFilter; children: React.ReactNode }) {
  return (
    <form
      className="run-filters"
      action={paths.speedrun}
      aria-label="Filter the runs"
      // Otherwise browsers restore field values of an earlier visit, which do not match the URL.
      autoComplete="off"
      {...dataAttr(liveForm, 'runs')}
      {...dataAttr(leftOut, 'none')}
    >
      <details className="run-fold">
        <summary>
          <b>Filters</b>{' '}
          <span className="soft" {...dataAttr(livePart, 'runs')}>
            {toFilterText(filter) || 'none'}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <div className="run-fields">
          {filters.map(([field, label]) => (
            <label className="fl" key={field}>
              {label}
              <span className="field">
                {field === 'player' && options.players > options.player.length ? (
                  <AnyPlayer players={options.player} chosen={filter.player} />
                ) : (
                  <select name={field} defaultValue={filter[field]}>
                    <option value="none">none</option>
                    {[
                      ...(filter[field] === 'none' || options[field].includes(filter[field]) ? [] : [filter[field]]),
                      ...options[field],
                    ].map((value) => (
                      <option key={value} value={value}>
                        {value}
                      </option>
                    ))}
                  </select>
                )}
              </span>
            </label>
          ))}
          <noscript>
            <button className="btn">Filter</button>
          </noscript>
        </div>
      </details>
      {children}
    </form>
  )
}

/** Text field for long lists of players: suggests those with the most runs. */
function AnyPlayer({ players, chosen }: { players: string[]; chosen: string }) {
  return (
    <>
      <input
        type="text"
        name="player"
        list="players"
        placeholder="none"
        defaultValue={chosen === 'none' ? '' : chosen}
        autoComplete="off"
      />
      <datalist id="players">
        {players.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** Text of all active filters: "plot South Hope, setup Duo". */
export function toFilterText(filter: SpeedrunFilter): string {
  return filters.flatMap(([field]) => (filter[field] === 'none' ? [] : [toFilterPartText(filter, field)])).join(', ')
}

/** Text of one filter: "setup Duo". */
export function toFilterPartText(filter: SpeedrunFilter, part: keyof SpeedrunFilter): string {
  const label = filters.find(([field]) => field === part)?.[1] ?? part
  return `${label.toLowerCase()} ${filter[part]}`
}
