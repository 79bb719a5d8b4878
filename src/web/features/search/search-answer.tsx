import type { DirectAnswer } from '#model/answers/answer.ts'
import type { SearchAction } from '#model/search/action.ts'
import type { ListedGuide } from '#model/pages/guide-list.ts'
import type { FoundKind, FoundSuggestion, KindCount } from '#model/search/found.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { guessesAddress, withGuesses } from '#model/wiki/guesses-address.ts'
import { paths } from '#model/wiki/paths.ts'
import { readPageNumber } from '#model/wiki/page-number.ts'
import { countPages } from '#model/wiki/table-pages.ts'
import { Pager } from '../../ui/pager.tsx'
import type { Found } from './game/found.ts'
import { readKind } from './game/result-kinds.ts'
import { DirectAnswerCard } from './direct-answer.tsx'
import { KindFilter } from './kind-filter.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OfferedAction } from './offered-action.tsx'
import { ResultTable } from './result-table.tsx'
import { SearchStart } from './search-start.tsx'

/** The API accepts no longer queries. */
export const maxQueryLength = 100

/** Parses the query of the search page. */
export function readSearchView(params: URLSearchParams) {
  return {
    query: toPlainText((params.get('q') ?? '').trim(), maxQueryLength),
    kind: readKind(params.get('kind')),
    withoutGuesses: guessesAddress.with().read(params),
    requestedPage: readPageNumber(params.get('page')) ?? 1,
  }
}

/** An empty result. */
export const emptyAnswer = { count: 0, page: 1, results: [], kinds: [], nearest: [], guides: [], actions: [], answer: null }

type Props = {
  query: string
  kind: FoundKind | undefined
  withoutGuesses: boolean
  count: number
  page: number
  results: Found[]
  kinds: KindCount[]
  nearest: FoundSuggestion[]
  guides: Pick<ListedGuide, 'title' | 'path'>[]
  actions: SearchAction[]
  answer: DirectAnswer | null
}

/** Content of the search page below its field. */
export function SearchAnswer({ query, count, page, kind, results, kinds, nearest, guides, actions, answer, withoutGuesses }: Props) {
  const resultsPath = (toKind: FoundKind | undefined, to = 1) => withGuesses(paths.search(query, to, toKind), withoutGuesses)
  return (
    <>
      {actions.map((action) => (
        <OfferedAction key={action.name} action={action} />
      ))}
      {answer && <DirectAnswerCard answer={answer} />}
      {!query && <SearchStart />}
      {query && (
        <section className="card flush" aria-label="Results">
          <p className="search-count" role="status">{`Your search for "${query}" returned ${count} results.`}</p>
          {kinds.length > 1 && <KindFilter kinds={kinds} chosen={kind} toPath={resultsPath} />}
          {results.length > 0 ? (
            <ResultTable results={results} query={query} page={page} kind={kind} areOut={withoutGuesses} />
          ) : (
            <NothingFound nearest={nearest} guides={guides} />
          )}
          <Pager page={page} pages={countPages(count)} label="Pages of results" toPath={(to) => resultsPath(kind, to)} />
        </section>
      )}
    </>
  )
}
