import { kindsInWords } from '#model/game/words.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import type { FoundKind } from '#model/search/found.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { toComparable } from '#model/text/slugs.ts'
import { countPages, readPageNumber } from '#model/wiki/table-pages.ts'
import { guessesAddress, withGuesses } from '#model/wiki/guesses-address.ts'
import { apiContext } from '../context.ts'
import { toFound } from '../features/search/game/found.ts'
import { readKind } from '../features/search/game/hit-looks.ts'
import { KindFilter } from '../features/search/kind-filter.tsx'
import { NothingFound } from '../features/search/nothing-found.tsx'
import { OfferedAction } from '../features/search/offered-action.tsx'
import { ResultTable } from '../features/search/result-table.tsx'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { Pager } from '../ui/pager.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SearchStart } from '../features/search/search-start.tsx'
import { suggestsNames } from '#web/features/search/search.attributes.ts'
import { bears } from '#web/attribute.ts'

/** Names in the game are far shorter; the API takes no more. */
const longestQuery = 100

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const query = readQuery(request.url)
  const given = new URL(request.url).searchParams
  const view = { query, kind: readKind(given.get('kind')), withoutGuesses: guessesAddress.with().read(given) }
  // A text without a letter or digit finds nothing, and "." would be a path.
  if (toComparable(query) === '') return { ...view, count: 0, page: 1, found: [], kinds: [], nearest: [], guides: [], actions: [] }
  const wanted = readPageNumber(given.get('page')) ?? 1
  const first = await api.find(query, wanted, view.kind)
  // A page past the end shows the last one.
  const page = Math.min(wanted, countPages(first.total))
  const { total, results, kinds, nearest, actions } = page === wanted ? first : await api.find(query, page, view.kind)
  const guides = total === 0 ? (await api.guides()).filter(({ part }) => part === 'steps') : []
  return { ...view, count: total, page, found: results.map((row) => toFound(row, query)), kinds, nearest, guides, actions }
}

function readQuery(url: string): string {
  const text = new URL(url).searchParams.get('q') ?? ''
  return toPlainText(text.trim(), longestQuery)
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const query = loaderData?.query ?? ''
  return toPageMeta(matches, {
    title: query ? `Search: ${query}` : 'Search',
    description: query
      ? `What this wiki has on “${query}”.`
      : `Search every ${kindsInWords.searched}, guide, tool, answer, mod, patch note and blog post of this wiki.`,
    path: paths.search(query, loaderData?.page, loaderData?.kind),
    index: query === '',
  })
}

export default function SearchPage() {
  const { query, count, page, kind, found, kinds, nearest, guides, actions, withoutGuesses } = useLoaderData<typeof loader>()
  const toPath = (one: FoundKind | undefined, to = 1) => withGuesses(paths.search(query, to, one), withoutGuesses)
  return (
    <div className="wrap search-page">
      <Breadcrumbs trail={[{ label: 'Search', path: paths.search() }]} />
      <PageHead
        title="Search"
        lead="Items, places, guides, tools, answers and all else in this wiki. “Add 20 pan” or “timer 10” is understood, too."
      />
      <form className="search-form" role="search" aria-label="Search this wiki" action={paths.search()}>
        <label className="field">
          <Icon name="search" />
          <span className="sr">Search this wiki</span>
          <input
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
            placeholder="Shovel, controls, clean water …"
            autoComplete="off"
            {...bears(suggestsNames)}
          />
        </label>
        <button className="btn gold">Search</button>
      </form>
      {actions.map((action) => (
        <OfferedAction key={action.name} action={action} />
      ))}
      {!query && <SearchStart />}
      {query && (
        <section className="card flush" aria-label="Results">
          <p className="search-count" role="status">{`Your search for "${query}" returned ${count} results.`}</p>
          {kinds.length > 1 && <KindFilter kinds={kinds} chosen={kind} toPath={toPath} />}
          {found.length > 0 ? (
            <ResultTable found={found} query={query} page={page} kind={kind} areOut={withoutGuesses} />
          ) : (
            <NothingFound nearest={nearest} guides={guides} />
          )}
          <Pager page={page} pages={countPages(count)} label="Pages of results" toPath={(to) => toPath(kind, to)} />
        </section>
      )}
    </div>
  )
}
