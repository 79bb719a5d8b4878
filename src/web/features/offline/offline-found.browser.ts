import type { FoundSuggestion } from '#model/search/found.ts'
import { formatCoins } from '#model/text/money.ts'
import { countOf } from '#model/text/count-of.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { paths } from '#model/wiki/paths.ts'
import { find } from '#web/browser/find.ts'
import { loadScript } from '#web/browser/load-part.ts'
import { myPrices } from '#web/my-prices/lazy-prices.ts'
import { foundList, foundRow, foundSection, foundTitle } from './offline.data-attrs.ts'

/** Shows matches from the cached search index in place of a page that is not cached. */
export async function fillResultRow(page: HTMLElement) {
  const { loadIndex } = await loadScript(() => import('#web/features/search/overlay/local-search.browser.ts'))
  const index = await loadIndex()
  if (!index) return
  const query = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  const isSearch = location.pathname === paths.search()
  const results = isSearch ? index.findAll(query) : index.listAt(location.pathname)
  const title = isSearch ? `${countOf(results.length, 'result')} for “${query}”` : 'From the stored search index'
  find(page, foundTitle)?.replaceChildren(title)
  const showResults = () => find(page, foundList)?.replaceChildren(...results.map((suggestion) => cloneResultRow(page, suggestion)))
  myPrices.subscribe(showResults)
  showResults()
  find(page, foundSection)?.toggleAttribute('hidden', results.length === 0 && !isSearch)
}

function cloneResultRow(page: HTMLElement, suggestion: FoundSuggestion): Node {
  const { name, path, note, kind, picture } = suggestion
  const row = (find(page, foundRow) as HTMLTemplateElement).content.cloneNode(true) as DocumentFragment
  const link = row.querySelector('a')
  link?.setAttribute('href', path)
  link?.replaceChildren(name)
  row.querySelector('b')?.replaceChildren(kind === 'item' ? toPriceText(myPrices.read()({ ...suggestion, safe_name: picture })) : '')
  row.querySelector('small')?.replaceChildren(note)
  return row
}

/** "180 c per weight (estimate)" */
function toPriceText({ value, price_per_weight, value_version, value_estimate }: FoundSuggestion): string {
  if (value === null) return ''
  const parts = [
    price_per_weight && ' per weight',
    isOtherVersion(value_version) && ` in ${value_version}`,
    value_estimate && ' (estimate)',
  ]
  return `${value === 0 ? 'Free' : `${formatCoins(value)} c`}${parts.filter(Boolean).join('')}`
}
