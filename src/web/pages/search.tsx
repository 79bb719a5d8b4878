import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { toPlainText } from '#model/text/plain-text.ts'
import { toComparable } from '#model/text/slugs.ts'
import { apiContext } from '../context.ts'
import { toFound } from '../features/search/found.ts'
import { NothingFound } from '../features/search/nothing-found.tsx'
import { ResultTable } from '../features/search/result-table.tsx'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { suggestsNames } from '#web/features/search/search.attributes.ts'
import { bears } from '#web/attribute.ts'

/** Names in the game are far shorter; the API takes no more. */
const longestQuery = 100

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const query = readQuery(request.url)
  // A text without a letter or digit finds nothing, and "." would be a path.
  if (toComparable(query) === '') return { query, count: 0, found: [], nearest: [] }
  const { count, results, nearest } = await api.searchPage(query)
  return { query, count, found: results.map((row) => toFound(row, query)), nearest }
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
    path: paths.search(query),
    index: query === '',
  })
}

export default function SearchPage() {
  const { query, count, found, nearest } = useLoaderData<typeof loader>()
  return (
    <div className="wrap search-page">
      <Breadcrumbs trail={[{ label: 'Search', path: paths.search() }]} />
      <PageHead title="Search" lead="Items, stores, towns, digsites, mods, patch notes and blog posts." />
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
      {query && (
        <section className="card flush" aria-label="Results">
          <p className="count" role="status">{`Your search for "${query}" returned ${count} results.`}</p>
          {found.length > 0 ? <ResultTable found={found} query={query} /> : <NothingFound nearest={nearest} />}
        </section>
      )}
    </div>
  )
}
