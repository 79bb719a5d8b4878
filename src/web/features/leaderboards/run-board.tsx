import type { SpeedrunFilter, WholeRunPage } from '#model/leaderboards/leaderboard.ts'
import { countOf } from '#model/text/count-of.ts'
import { countPages } from '#model/wiki/table-pages.ts'
import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { Callout } from '../../ui/callout.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyRuns } from './empty-boards.tsx'
import { livePart, liveStatus } from './live-form.data-attrs.ts'
import { NoRuns } from './no-runs.tsx'
import { PlayerCard } from './player-card.tsx'
import { RecordCard } from './record-card.tsx'
import { RunFilters, toFilterText } from './run-filters.tsx'
import { RunTable } from './run-table.tsx'

type Props = WholeRunPage & { filter: SpeedrunFilter }

/** Runs of a filter, with records and the player's best. Sample runs are labeled as such and set no records. */
export function RunBoard({ filter, options, runs, total, page, progression, best, empty, has_samples: hasSamples }: Props) {
  const isFiltered = toFilterText(filter) !== ''
  const count = (
    <div className="board-note sm muted">
      <span role="status" {...dataAttr(liveStatus, 'runs')}>
        {`${countOf(total, 'run')}${total > 0 && progression && progression.categories > 1 ? ` in ${progression.categories} categories, each ranked separately` : ''}`}
      </span>
    </div>
  )
  return (
    <div className="stack md run-board">
      {hasSamples && (
        <Callout tone="notice">
          These runs are samples, made up to show the table. <a href="#how">Be the first</a> to submit a real one.
        </Callout>
      )}
      <div {...dataAttr(livePart, 'runs')}>
        {best.length > 0 && <PlayerCard player={filter.player} best={best} hasMedals={!hasSamples} />}
      </div>
      <section className="card flush" aria-label="Runs">
        {options.players > 0 || isFiltered ? (
          <RunFilters options={options} filter={filter}>
            {count}
          </RunFilters>
        ) : (
          count
        )}
        <div {...dataAttr(livePart, 'runs')}>
          {runs.length > 0 ? (
            <RunTable runs={runs} filter={filter} hasMedals={!hasSamples} />
          ) : options.players === 0 && !isFiltered ? (
            <EmptyRuns />
          ) : (
            <NoRuns filter={filter} reason={empty} />
          )}
          <Pager page={page} pages={countPages(total)} label="Pages of the leaderboard" toPath={(number) => paths.runs(filter, number)} />
        </div>
      </section>
      <div {...dataAttr(livePart, 'runs')}>
        {options.players > 0 && !hasSamples && <RecordCard progression={progression} filter={filter} />}
      </div>
    </div>
  )
}

/** "Speedrun leaderboard: setup Duo, page 2" */
export function toRunsTitle(filter: SpeedrunFilter, page: number): string {
  const chosen = toFilterText(filter)
  return `Speedrun leaderboard${chosen && `: ${chosen}`}${page > 1 ? `, page ${page}` : ''}`
}
