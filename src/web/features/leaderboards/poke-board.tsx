import type { Poke } from '#model/leaderboards/leaderboard.ts'
import { readPokeView, topPokes, toPokeParameters, type PokeView } from '#model/leaderboards/poke-view.ts'
import { countOf } from '#model/text/count-of.ts'
import { countPages } from '#model/wiki/table-pages.ts'
import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { Callout } from '../../ui/callout.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyPokes } from './empty-boards.tsx'
import { liveForm, livePart, liveStatus } from './live-form.data-attrs.ts'
import { PokeTable } from './poke-table.tsx'
import '../../ui/table-bar.css'

type View = Omit<PokeView, 'oddPage'>
type Ask = (view: View) => Promise<{ results: Poke[]; total: number }>

/** Loads the page of pokes for a query. */
export async function findPokes(ask: Ask, parameters: URLSearchParams) {
  const { oddPage, ...requested } = readPokeView(parameters)
  const first = await ask(requested)
  const pages = countPages(first.total)
  const view = { ...requested, page: Math.min(requested.page, pages) }
  const { results, total } = view.page === requested.page ? first : await ask(view)
  // A page that does not exist is reported; the nearest one is shown.
  const missing = oddPage || (view.page === requested.page ? '' : String(requested.page))
  return { view, rows: results, total, pages, missing }
}

type Props = Awaited<ReturnType<typeof findPokes>> & { hasSamples: boolean }

/** The leaderboard of pokes for a view. */
export function PokeBoard({ view, rows, total, pages, missing, hasSamples }: Props) {
  const order = toPokeParameters({ ...view, page: 1, all: false })
  return (
    <section className="card flush poke-board" aria-label="Pokes">
      <form className="bar" action={paths.pokes} autoComplete="off" {...dataAttr(liveForm, 'pokes')}>
        {/* Inside the live part, because the order changes with the table. */}
        <span hidden {...dataAttr(livePart, 'pokes')}>
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
        <span className="sm muted" role="status" {...dataAttr(liveStatus, 'pokes')}>
          {`${view.all || total < topPokes ? 'All' : 'Top'} ${countOf(total, hasSamples ? 'sample row' : 'player')}${pages > 1 ? `, page ${view.page} of ${pages}` : ''}`}
        </span>
      </form>
      {hasSamples && (
        <Callout tone="notice">
          These rows are samples, made up to show the table. <a href={paths.contact}>Be the first</a> with a real one.
        </Callout>
      )}
      <div {...dataAttr(livePart, 'pokes')}>
        {missing && (
          <Callout tone="notice">{`There is no page “${missing}” of this board. It has ${pages === 1 ? 'one page' : `${pages} pages`}; this is page ${view.page}.`}</Callout>
        )}
        {rows.length > 0 ? <PokeTable rows={rows} view={view} hasFirst={!hasSamples} /> : <EmptyPokes />}
        <Pager
          page={view.page}
          pages={pages}
          label="Pages of the leaderboard"
          toPath={(page) => paths.pokesPage(toPokeParameters({ ...view, page }))}
        />
      </div>
    </section>
  )
}

/** "Pokes leaderboard, page 2" */
export const toPokesTitle = (page: number) => `Pokes leaderboard${page > 1 ? `, page ${page}` : ''}`
