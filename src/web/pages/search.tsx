import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { toPlainText } from '#model/text/plain-text.ts'
import { toComparable } from '#model/text/slugs.ts'
import { countPages, readPageNumber } from '#model/wiki/table-pages.ts'
import { guessesAddress, withGuesses } from '#model/wiki/guesses-address.ts'
import { apiContext } from '../context.ts'
import { findPages } from '../features/search/find-pages.ts'
import { FoundPages } from '../features/search/found-pages.tsx'
import { toFound } from '../features/search/found.ts'
import { NothingFound } from '../features/search/nothing-found.tsx'
import { ResultTable } from '../features/search/result-table.tsx'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { Pager } from '../ui/pager.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { suggestsNames } from '#web/features/search/search.attributes.ts'
import { bears } from '#web/attribute.ts'

/** Names in the game are far shorter; the API takes no more. */
const longestQuery = 100

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const query = readQuery(request.url)
  // A text without a letter or digit finds nothing, and "." would be a path.
  if (toComparable(query) === '') return { query, count: 0, page: 1, found: [], nearest: [], pages: [], withoutGuesses: false }
  const given = new URL(request.url).searchParams
  const wanted = readPageNumber(given.get('page')) ?? 1
  const withoutGuesses = guessesAddress.with().read(given)
  const first = await api.searchPage(query, wanted)
  // A page past the end shows the last one.
  const page = Math.min(wanted, countPages(first.total))
  const { total, results, nearest } = page === wanted ? first : await api.searchPage(query, page)
  const found = results.map((row) => toFound(row, query))
  return { query, count: total, page, found, nearest, pages: findPages(query).pages, withoutGuesses }
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
      : 'Search every item, shop, town, digsite, mod, patch note and blog post of this wiki.',
    path: paths.search(query, loaderData?.page),
    index: query === '',
  })
}

export default function SearchPage() {
  const { query, count, page, found, nearest, pages, withoutGuesses } = useLoaderData<typeof loader>()
  return (
    <div className="wrap search-page">
      <Breadcrumbs trail={[{ label: 'Search', path: paths.search() }]} />
      <PageHead title="Search" lead="Items, stores, towns, digsites, mods, patch notes and blog posts. Guides and tools, too." />
      <form className="search-form" role="search" aria-label="Search this wiki" action={paths.search()}>
        <label className="field">
          <Icon name="search" />
          <span className="sr">Search this wiki</span>
          <input
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
            placeholder="Shovel, Hobson's, logic cable …"
            autoComplete="off"
            {...bears(suggestsNames)}
          />
        </label>
        <button className="btn gold">Search</button>
      </form>
      {pages.length > 0 && page === 1 && <FoundPages pages={pages} />}
      {query && (
        <section className="card flush" aria-label="Results">
          <p className="count" role="status">{`Your search for "${query}" returned ${count} results.`}</p>
          {found.length > 0 ? (
            <ResultTable found={found} query={query} page={page} areOut={withoutGuesses} />
          ) : (
            <NothingFound nearest={nearest} />
          )}
          <Pager
            page={page}
            pages={countPages(count)}
            label="Pages of results"
            toPath={(one) => withGuesses(paths.search(query, one), withoutGuesses)}
          />
        </section>
      )}
    </div>
  )
}
