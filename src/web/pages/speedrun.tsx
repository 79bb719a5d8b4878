import { gameName } from '#model/game/name.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import { nullIfRejected } from '#api-client/api-error.ts'
import type { SpeedrunFilter, WholeRunPage } from '#model/leaderboards/leaderboard.ts'
import { readRunView } from '#model/leaderboards/run-view.ts'
import { apiContext } from '../context.ts'
import { RunBoard, toRunsTitle } from '../features/leaderboards/run-board.tsx'
import { toFilterText } from '../features/leaderboards/run-filters.tsx'
import { SubmitCard } from '../features/leaderboards/submit-card.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const { filter, page } = readRunView(searchParams)
  const [board, prose] = await Promise.all([
    findRuns(api, filter, page),
    // Without its text, the page shows the default instructions.
    loadProse(api, 'speedrun').catch(() => undefined),
  ])
  return { filter, ...board, prose: prose ?? null }
}

/** Loads the runs of a filter. A filter that the API rejects, such as a very long one, matches no run. */
async function findRuns(api: ApiClient, filter: SpeedrunFilter, page: number): Promise<WholeRunPage> {
  const answer = await api.runPage(filter, page).catch(nullIfRejected)
  if (answer) return answer
  const all = await api.runPage(wholeBoard, 1)
  return { ...all, page: 1, total: 0, runs: [], progression: null, best: [], empty: { unknown: [], leave_out: [] } }
}

const wholeBoard: SpeedrunFilter = { player: 'none', plot: 'none', version: 'none', challenge: 'none', setup: 'none' }

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const chosen = loaderData ? toFilterText(loaderData.filter) : ''
  const page = loaderData && loaderData.page > 1 ? `, page ${loaderData.page}` : ''
  return toPageMeta(matches, {
    title: toRunsTitle(loaderData?.filter ?? wholeBoard, loaderData?.page ?? 1),
    description: chosen
      ? `The fastest runs with ${chosen}${page}.`
      : `${gameName} speedruns by plot, challenge, version and setup${page}, and how to submit a run.`,
    path: loaderData ? paths.runs(loaderData.filter, loaderData.page) : paths.speedrun,
    index: chosen === '',
  })
}

export default function SpeedrunPage() {
  const { prose, ...board } = useLoaderData<typeof loader>()
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
        <RunBoard {...board} />
        <SubmitCard prose={prose} />
        <p>
          The other board: <a href={paths.pokes}>Pokes leaderboard</a>.
        </p>
      </div>
    </div>
  )
}
