import { decodeUrl } from '#model/text/decode-url.ts'
import { LRUCache } from 'lru-cache'
import { below, exactly } from '#model/wiki/addresses/route-form.ts'
import { documentPaths, operatorPaths } from '#model/wiki/addresses/document-paths.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { callPaths } from '#model/wiki/calls/call-paths.ts'
import { calls } from '#model/game/calls/calls.ts'
import { correctionParameters } from '#model/wiki/correct/correction.ts'
import { paths } from '#model/wiki/paths.ts'
import { gameRules, typedGameCalls } from '#server/game/page-rules.ts'
import { guessesAddress } from '#model/wiki/guesses-address.ts'

/** How a response is cached: "main" for the finite set of addresses, "unbounded" where clients can vary the address at will. */
export type CacheStore = 'main' | 'unbounded' | 'none'

/**
 * Cache rule of a path. Addresses without a rule have no parameters and belong to a finite set.
 */
export type CacheRule = {
  path: RegExp
  /** Query parameters that change the answer; all others are dropped from the cache key. */
  parameters?: readonly string[]
  /** Parameters that a form may send several times: their values are joined with spaces. */
  lists?: readonly string[]
  /** Parameters whose repeated values form the rows of a table: all are relevant, empty ones too. */
  rows?: string[]
  /** True where an empty field differs from a missing one: no pipes, or the default of ten. */
  keepsEmpty?: boolean
  /** True where the path is unbounded as well, so that the rule also counts without parameters. */
  unbounded?: true
  store?: CacheStore
}

/** Calls with typed text in their path. */
const typedCalls = [
  callPaths.search,
  callPaths.searchPage,
  ...typedGameCalls,
  callPaths.suggest,
  callPaths.suggestAll,
  callPaths.find,
  callPaths.nearest,
  callPaths.namedPage,
  callPaths.runsWith,
  callPaths.runsPage,
  callPaths.runBoard,
  callPaths.runPage,
  callPaths.runProgression,
  callPaths.bestRunsOf,
]

const rules: CacheRule[] = [
  { path: below(callPaths.randomItem, operatorPaths.health), store: 'none' },
  { path: exactly(callPaths.chat), store: 'none' },
  { path: below(paths.link('')), store: 'none' },
  // Stored on disk: in memory they would evict pages.
  { path: below(prefixes.previews), store: 'none' },
  { path: below(callPaths.find), parameters: Object.keys(calls.find.query.shape), unbounded: true, store: 'unbounded' },
  { path: below(...typedCalls), store: 'unbounded' },
  { path: exactly(callPaths.topPokes, callPaths.allPokes), parameters: Object.keys(calls.allPokes.query.shape), store: 'unbounded' },
  { path: exactly(callPaths.provenanceOf, callPaths.provenanceOfThings, callPaths.dataQualityOf), store: 'unbounded' },
  { path: below(callPaths.contentFile, callPaths.contentFilesOf, callPaths.correctableFiles), store: 'unbounded' },
  // Lists of names in any order.
  { path: below(callPaths.citedFacts), store: 'unbounded' },
  { path: exactly(paths.correct()), parameters: [...correctionParameters], store: 'unbounded' },
  { path: exactly(paths.embedItem(':item')), parameters: ['theme'], store: 'unbounded' },
  { path: exactly(documentPaths.oembed('')), parameters: ['url', 'maxwidth', 'maxheight', 'format'], store: 'unbounded' },
  { path: exactly(paths.search()), parameters: ['q', 'kind', 'page', ...guessesAddress.parameters], store: 'unbounded' },
  { path: exactly(paths.pokes), parameters: ['page', 'sort', 'direction', 'all'], store: 'unbounded' },
  { path: exactly(paths.speedrun), parameters: ['player', 'plot', 'version', 'challenge', 'setup', 'page'], store: 'unbounded' },
  { path: exactly(paths.legacyMods), parameters: ['mod', 'author'], store: 'unbounded' },
  ...gameRules,
]

/** Every parameter that some page or call reads. */
export const allParameters: readonly string[] = [...new Set(rules.flatMap(({ parameters = [] }) => parameters))]

/** A normalized address, as it is cached and rendered. */
export type Address = {
  /** Path without trailing slash, and the rule's parameters in the rule's order. */
  cacheKey: string
  store: CacheStore
}

/**
 * Paths as the wiki writes them. Other spellings of the same page (capitals, `%66` for an f, dots, a fragment, another host in front) are
 * unbounded.
 */
const plainSpelling = /^(\/|(\/(?!0\d)[a-z0-9-]+(\.[a-z0-9]+)?)+)$/

const maxAddressLength = 300

/** Caches a function of the URL for the most recent URLs. Long ones are not cached, to bound the memory. */
function memoize<Result extends Address | string>(compute: (url: string) => Result): (url: string) => Result {
  const cache = new LRUCache<string, Result>({ max: 5000 })
  return (url) => {
    const cached = cache.get(url)
    if (cached !== undefined) return cached
    const result = compute(url)
    if (url.length <= maxAddressLength) cache.set(url, result)
    return result
  }
}

/** "/blog/?utm_source=x" -> { cacheKey: "/blog", store: "main" } */
export const toAddress = memoize(normalizeAddress)

function normalizeAddress(url: string): Address {
  const mark = url.indexOf('?')
  // In a redirect, browsers would read a leading backslash or double slash as another host.
  const path = (mark < 0 ? url : url.slice(0, mark)).replaceAll('\\', '%5C').replace(/^\/{2,}/, '/')
  const clean = path.replace(/(?<!\/)\/+$/, '') || '/'
  // React Router matches capitals and encoded letters as well, so rules are found without them.
  const plain = decodeUrl(clean).toLowerCase()
  const rule = rules.find((candidate) => candidate.path.test(plain))
  const store = rule?.store ?? 'main'
  const isUnbounded = rule?.unbounded === true || !plainSpelling.test(clean)
  if (!rule?.parameters) return { cacheKey: clean, store: store === 'main' && isUnbounded ? 'unbounded' : store }
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  const relevant = new URLSearchParams()
  for (const name of rule.parameters) {
    if (rule.rows?.includes(name)) {
      for (const value of query.getAll(name)) relevant.append(name, value)
      continue
    }
    const value = rule.lists?.includes(name) ? query.getAll(name).filter(Boolean).join(' ') : query.get(name)
    if (value || (rule.keepsEmpty && value !== null && !rule.lists?.includes(name))) relevant.set(name, value)
  }
  const search = relevant.toString()
  return { cacheKey: search ? `${clean}?${search}` : clean, store: search || isUnbounded ? store : 'main' }
}

/** Paths followed by text that a reader typed. */
const typed = new RegExp(`(${below(...typedCalls, paths.link(''), paths.sharedList('')).source}).+`)
const maxLoggedLength = 200

/** The path for the log, without query and typed text: "/api/search/gold" -> "/api/search/…". */
export const toLoggable = memoize((url) => {
  const [path = ''] = url.split(/[?#]/)
  return path.replace(typed, '$1…').slice(0, maxLoggedLength)
})
