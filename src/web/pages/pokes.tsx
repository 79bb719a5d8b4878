import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { findPokes, PokeBoard, toPokesTitle } from '../features/leaderboards/poke-board.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { ProseText } from '../features/prose/prose-text.tsx'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { PageHead } from '../ui/page-head.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [board, samples, prose] = await Promise.all([
    findPokes((query) => api.pokes(query), new URL(request.url).searchParams),
    api.leaderboardSamples(),
    // The page works without its text.
    loadProse(api, 'pokes').catch(() => undefined),
  ])
  return { board, isSample: samples.pokes, prose: prose ?? null }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const page = loaderData?.board.view.page ?? 1
  const more = page > 1 ? `, page ${page}` : ''
  return toPageMeta(matches, {
    title: toPokesTitle(page),
    description: `A board of pokes${more}: rank, name and number.`,
    path: paths.pokesPage(page > 1 ? { page: String(page) } : {}),
    index: !loaderData || (!loaderData.board.missing && !loaderData.board.view.all && loaderData.board.view.sort === 'rank'),
  })
}

export default function PokesPage() {
  const { board, isSample, prose } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Speedrun', path: paths.speedrun },
          { label: 'Pokes', path: paths.pokes },
        ]}
      />
      <PageHead title="Pokes leaderboard" lead={prose?.page.lead || 'A board of pokes: rank, name, and how many.'} />
      <div className="split right">
        <PokeBoard {...board} hasSamples={isSample} />
        <aside className="card" aria-label="About this board">
          {prose ? <ProseText blocks={prose.page.blocks} /> : <p>Rank, name and number of pokes.</p>}
        </aside>
      </div>
    </div>
  )
}
