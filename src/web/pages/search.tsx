import { kindsInWords } from '#model/game/words.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { toComparable } from '#model/text/slugs.ts'
import { countPages } from '#model/wiki/table-pages.ts'
import { apiContext } from '../context.ts'
import { toFound } from '../features/search/game/found.ts'
import { maxQueryLength, emptyAnswer, readSearchView, SearchAnswer } from '../features/search/search-answer.tsx'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { suggestsNames } from '#web/features/search/search.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { requestedPage, ...view } = readSearchView(new URL(request.url).searchParams)
  const { query } = view
  // Without letters or digits there are no results, and "." would change the API's path.
  if (toComparable(query) === '') return { ...view, ...emptyAnswer }
  const [first, answer] = await Promise.all([
    api.find(query, requestedPage, view.kind),
    requestedPage === 1 && !view.kind ? api.answer(query) : undefined,
  ])
  // A page beyond the end shows the last one.
  const page = Math.min(requestedPage, countPages(first.total))
  const { total, results, kinds, nearest, actions } = page === requestedPage ? first : await api.find(query, page, view.kind)
  const guides = total === 0 ? (await api.guides()).filter(({ part }) => part === 'steps') : []
  return {
    ...view,
    count: total,
    page,
    results: results.map((row) => toFound(row, query)),
    kinds,
    nearest,
    guides,
    actions,
    answer: answer ?? null,
  }
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
  const answer = useLoaderData<typeof loader>()
  return (
    <div className="wrap search-page">
      <Breadcrumbs trail={[{ label: 'Search', path: paths.search() }]} />
      <PageHead
        title="Search"
        lead="Items, places, guides, tools, answers and everything else in this wiki. You can also type “add 20 pan” or “timer 10”."
      />
      <form className="search-form" role="search" aria-label="Search this wiki" action={paths.search()}>
        <label className="field">
          <Icon name="search" />
          <span className="sr">Search this wiki</span>
          <input
            type="search"
            name="q"
            defaultValue={answer.query}
            maxLength={maxQueryLength}
            placeholder="Shovel, controls, clean water …"
            autoComplete="off"
            {...dataAttr(suggestsNames)}
          />
        </label>
        <button className="btn gold">Search</button>
      </form>
      <SearchAnswer {...answer} />
    </div>
  )
}
