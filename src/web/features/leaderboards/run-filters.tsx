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
 * The five filters, as a form that works by itself; live-form.browser.ts asks anew on each change. A value from the address
 * that no run has stays to be seen, so that the form says what the table shows. On phones they are folded, and what is
 * chosen stands in the line that opens them. Below them stands how many runs there are.
 */
export function RunFilters({ options, filter, children }: { options: RunOptions; filter: SpeedrunFilter; children: React.ReactNode }) {
  return (
    <form
      className="run-filters"
      action={paths.speedrun}
      aria-label="Filter the runs"
      // Else browsers put back what an earlier visit left in the fields, beside an address that says something else.
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

/** Where there are too many players to list: any name can be typed, those with the most runs are offered. */
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

/** What is filtered by, in words: "plot South Hope, setup Duo". */
export function toFilterText(filter: SpeedrunFilter): string {
  return filters.flatMap(([field]) => (filter[field] === 'none' ? [] : [toFilterPartText(filter, field)])).join(', ')
}

/** One part of it: "setup Duo". */
export function toFilterPartText(filter: SpeedrunFilter, part: keyof SpeedrunFilter): string {
  const label = filters.find(([field]) => field === part)?.[1] ?? part
  return `${label.toLowerCase()} ${filter[part]}`
}
