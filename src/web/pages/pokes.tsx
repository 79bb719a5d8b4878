import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { countPages } from '#model/wiki/table-pages.ts'
import { readPokeView, toPokeParameters } from '#model/leaderboards/poke-view.ts'
import { countOf } from '#model/text/count-of.ts'
import { apiContext } from '../context.ts'
import { FreeRank } from '#web/features/leaderboards/free-place.tsx'
import { PokeTable } from '../features/leaderboards/poke-table.tsx'
import { SampleNotice } from '../features/leaderboards/sample-notice.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { ProseText } from '../features/prose/prose-text.tsx'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { Callout } from '../ui/callout.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { liveForm, livePart, liveStatus } from '#web/features/leaderboards/live-form.attributes.ts'
import { bears } from '#web/attribute.ts'
import '../ui/table-bar.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { oddPage, ...wanted } = readPokeView(new URL(request.url).searchParams)
  const [first, samples, prose] = await Promise.all([
    api.pokes(wanted),
    api.leaderboardSamples(),
    // The board stands without its words.
    loadProse(api, 'pokes').catch(() => undefined),
  ])
  const pages = countPages(first.total)
  const view = { ...wanted, page: Math.min(wanted.page, pages) }
  const { results, total, samples: sampleRows } = view.page === wanted.page ? first : await api.pokes(view)
  // A page that is not there is said to be missing; the nearest one is shown.
  const missing = oddPage || (view.page === wanted.page ? '' : String(wanted.page))
  return { view, rows: results, sampleRows, total, pages, missing, isSample: samples.pokes, prose: prose ?? null }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const page = loaderData?.view.page ?? 1
  const more = page > 1 ? `, page ${page}` : ''
  return toPageMeta(matches, {
    title: `Pokes leaderboard${more}`,
    description: `A board of pokes${more}: rank, name and number${loaderData?.isSample ? ', with sample rows until real ones come in' : ''}.`,
    path: paths.pokesPage(page > 1 ? { page: String(page) } : {}),
    index: !loaderData || (!loaderData.missing && !loaderData.view.all && loaderData.view.sort === 'rank'),
  })
}

export default function PokesPage() {
  const { view, rows, sampleRows, total, pages, missing, isSample, prose } = useLoaderData<typeof loader>()
  const order = toPokeParameters({ ...view, page: 1, all: false })
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
        <div className="stack md">
          {isSample && <SampleNotice />}
          <section className="card flush poke-board" aria-label="Pokes">
            <form className="bar" action={paths.pokes} autoComplete="off" {...bears(liveForm, 'pokes')}>
              {/* The order changes with the table. */}
              <span hidden {...bears(livePart, 'pokes')}>
                {Object.entries(order).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
              </span>
              <label className="switch">
                <input type="checkbox" name="all" value="true" defaultChecked={view.all} />
                <span className="track" />
                Show All?
              </label>
              <noscript>
                <button className="btn small">Show</button>
              </noscript>
              <span className="grow" />
              <span className="sm muted" role="status" {...bears(liveStatus, 'pokes')}>
                {`${countOf(total, 'player')}${pages > 1 ? `, page ${view.page} of ${pages}` : ''}`}
              </span>
            </form>
            <div {...bears(livePart, 'pokes')}>
              {missing && (
                <Callout tone="notice">{`There is no page “${missing}” of this board. It has ${pages === 1 ? 'one page' : `${pages} pages`}; this is page ${view.page}.`}</Callout>
              )}
              {rows.length > 0 ? <PokeTable rows={rows} samples={sampleRows} view={view} /> : <FreeRank />}
              <Pager
                page={view.page}
                pages={pages}
                label="Pages of the leaderboard"
                toPath={(page) => paths.pokesPage(toPokeParameters({ ...view, page }))}
              />
            </div>
          </section>
        </div>
        <aside className="card">{prose ? <ProseText blocks={prose.page.blocks} /> : <p>Rank, name and number of pokes.</p>}</aside>
      </div>
    </div>
  )
}
