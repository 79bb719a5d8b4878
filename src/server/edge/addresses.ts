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

/** Where a response is cached: with the finite number of real addresses, in a small store for those that readers can make up, or not. */
export type Store = 'main' | 'unbounded' | 'none'

/**
 * How an address is cached: which of its parameters matter, and whether readers can make up as many as they like. What is not
 * listed here has no parameters that matter and is one of a finite number.
 */
export type Rule = {
  path: RegExp
  parameters?: readonly string[]
  /** Of these, the ones a form may send several times: their values become one, with spaces between. */
  lists?: readonly string[]
  /** Of these, the ones whose values belong to those of another by their place: all count, empty ones too. */
  rows?: string[]
  /** True where an empty field is something else than one that is left out: a line without pipes, not the usual ten. */
  keepsEmpty?: boolean
  /** True where readers can make up the path as well: then it is cached like this without parameters, too. */
  unbounded?: true
  store?: Store
}

/** Calls in whose path stands what a reader has typed. */
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

const rules: Rule[] = [
  { path: below(callPaths.randomItem, operatorPaths.health), store: 'none' },
  { path: exactly(callPaths.chat), store: 'none' },
  { path: below(paths.link('')), store: 'none' },
  // Cached on disk: in memory they would push out pages.
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

/** An address as it is cached and rendered. */
export type Address = {
  /** Path without a slash at the end, with the parameters that matter in their fixed order. */
  cacheKey: string
  store: Store
}

/**
 * How the wiki itself writes its addresses. Other spellings lead to the same pages (capitals, `%66` for an f, dots, a fragment,
 * another host in front), and anyone can make up as many as they like.
 */
const plainSpelling = /^(\/|(\/(?!0\d)[a-z0-9-]+(\.[a-z0-9]+)?)+)$/

const maxAddressLength = 300

/** Keeps what is made of addresses seen lately: most requests are for few of them. Long ones are made up, and would need much memory. */
function keep<Made extends Address | string>(make: (url: string) => Made): (url: string) => Made {
  const seen = new LRUCache<string, Made>({ max: 5000 })
  return (url) => {
    const known = seen.get(url)
    if (known !== undefined) return known
    const made = make(url)
    if (url.length <= maxAddressLength) seen.set(url, made)
    return made
  }
}

/** "/blog/?utm_source=x" -> { cacheKey: "/blog", store: "main" } */
export const toAddress = keep(readAddress)

function readAddress(url: string): Address {
  const mark = url.indexOf('?')
  // A backslash or a second slash at the start would be read as another host further on.
  const path = (mark < 0 ? url : url.slice(0, mark)).replaceAll('\\', '%5C').replace(/^\/{2,}/, '/')
  const clean = path.replace(/(?<!\/)\/+$/, '') || '/'
  // The pages' router takes capitals and encoded letters for the same; what belongs to the address must not depend on them.
  const plain = decode(clean).toLowerCase()
  const rule = rules.find((candidate) => candidate.path.test(plain))
  const store = rule?.store ?? 'main'
  const isUnbounded = rule?.unbounded === true || !plainSpelling.test(clean)
  if (!rule?.parameters) return { cacheKey: clean, store: store === 'main' && isUnbounded ? 'unbounded' : store }
  const given = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  const matter = new URLSearchParams()
  for (const name of rule.parameters) {
    if (rule.rows?.includes(name)) {
      for (const value of given.getAll(name)) matter.append(name, value)
      continue
    }
    const value = rule.lists?.includes(name) ? given.getAll(name).filter(Boolean).join(' ') : given.get(name)
    if (value || (rule.keepsEmpty && value !== null && !rule.lists?.includes(name))) matter.set(name, value)
  }
  const query = matter.toString()
  return { cacheKey: query ? `${clean}?${query}` : clean, store: query || isUnbounded ? store : 'main' }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What stands behind these, a reader has typed. */
const typed = new RegExp(`(${below(...typedCalls, paths.link(''), paths.sharedList('')).source}).+`)
const maxLoggedLength = 200

/** The address as the log may show it: what was asked for, and nothing that a reader has written. */
export const toLoggable = keep((url) => {
  const [path = ''] = url.split(/[?#]/)
  return path.replace(typed, '$1…').slice(0, maxLoggedLength)
})
