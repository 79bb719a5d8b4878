import { gameName } from '#model/game/name.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import { nullIfRefused } from '#api-client/api-error.ts'
import { countPages, readPageNumber } from '#model/wiki/table-pages.ts'
import type { SpeedrunFilter, WholeRunPage } from '#model/leaderboards/leaderboard.ts'
import { countOf } from '#model/text/count-of.ts'
import { apiContext } from '../context.ts'
import { FreePlace } from '../features/leaderboards/free-place.tsx'
import { NoRuns } from '../features/leaderboards/no-runs.tsx'
import { PlayerCard } from '../features/leaderboards/player-card.tsx'
import { RecordCard } from '../features/leaderboards/record-card.tsx'
import { toFilterText, RunFilters } from '../features/leaderboards/run-filters.tsx'
import { RunTable } from '../features/leaderboards/run-table.tsx'
import { SampleNotice } from '../features/leaderboards/sample-notice.tsx'
import { SubmitCard } from '../features/leaderboards/submit-card.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { livePart, liveStatus } from '#web/features/leaderboards/live-form.attributes.ts'
import { bears } from '#web/attribute.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const filter = readFilter(searchParams)
  const page = readPageNumber(searchParams.get('page')) ?? 1
  const [board, prose] = await Promise.all([
    findRuns(api, filter, page),
    // The board stands without its instructions: then the built-in ones do.
    loadProse(api, 'speedrun').catch(() => undefined),
  ])
  return { filter, ...board, prose: prose ?? null }
}

/** A filter that the API refuses (over-long, say) is one that no run matches. */
async function findRuns(api: ApiClient, filter: SpeedrunFilter, page: number): Promise<WholeRunPage> {
  const found = await api.runPage(filter, page).catch(nullIfRefused)
  if (found) return found
  const all = await api.runPage(wholeBoard, 1)
  return { ...all, page: 1, total: 0, runs: [], progression: null, best: [], empty: { unknown: [], leave_out: [] } }
}

const wholeBoard: SpeedrunFilter = { player: 'none', plot: 'none', version: 'none', challenge: 'none', setup: 'none' }

function readFilter(parameters: URLSearchParams): SpeedrunFilter {
  const read = (field: keyof SpeedrunFilter) => parameters.get(field)?.trim() || 'none'
  return { player: read('player'), plot: read('plot'), version: read('version'), challenge: read('challenge'), setup: read('setup') }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const chosen = loaderData ? toFilterText(loaderData.filter) : ''
  const page = loaderData && loaderData.page > 1 ? `, page ${loaderData.page}` : ''
  const sample = loaderData?.has_samples ? ', with sample rows until real ones come in' : ''
  return toPageMeta(matches, {
    title: `Speedrun leaderboard${chosen && `: ${chosen}`}${page}`,
    description: chosen
      ? `The fastest runs with ${chosen}${page}${sample}.`
      : `${gameName} speedruns by plot, challenge, version and setup${page}, and how to send in a run of your own${sample}.`,
    path: loaderData ? paths.runs(loaderData.filter, loaderData.page) : paths.speedrun,
    index: chosen === '',
  })
}

export default function SpeedrunPage() {
  const { filter, options, runs, total, page, progression, best, empty, has_samples, prose } = useLoaderData<typeof loader>()
  const isFiltered = toFilterText(filter) !== ''
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: 'Speedrun', path: paths.speedrun }]} />
      <PageHead
        title="Speedrun leaderboard"
        lead={prose?.page.lead || 'Record your run, then send in the link.'}
        action={
          <a className="btn gold" href="#how">
            <Icon name="send" />
            Submit a run
          </a>
        }
      />
      <div className="stack md">
        {has_samples && <SampleNotice />}
        <div {...bears(livePart, 'runs')}>
          <div className="stack md">
            {best.length > 0 && <PlayerCard player={filter.player} best={best} />}
            {options.players > 0 && <RecordCard progression={progression} filter={filter} />}
          </div>
        </div>
        <section className="card flush" aria-label="Runs">
          {(options.players > 0 || isFiltered) && <RunFilters options={options} filter={filter} />}
          <p className="board-note sm muted" role="status" {...bears(liveStatus, 'runs')}>
            {`${countOf(total, 'run')}${total > 0 && progression && progression.categories > 1 ? ` in ${progression.categories} categories, each ranked by itself` : ''}`}
          </p>
          <div {...bears(livePart, 'runs')}>
            {runs.length > 0 ? (
              <RunTable runs={runs} filter={filter} />
            ) : options.players === 0 && !isFiltered ? (
              <FreePlace />
            ) : (
              <NoRuns filter={filter} reason={empty} />
            )}
            <Pager page={page} pages={countPages(total)} label="Pages of the leaderboard" toPath={(one) => paths.runs(filter, one)} />
          </div>
        </section>
        <SubmitCard prose={prose} />
        <p>
          The other board: <a href={paths.pokes}>Pokes leaderboard</a>.
        </p>
      </div>
    </div>
  )
}
