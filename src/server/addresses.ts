import { LRUCache } from 'lru-cache'

/**
 * How an address is kept: which of its parameters matter, and whether readers can make up as many as they like. What is not
 * listed here has no parameters that matter and is one of a finite number.
 */
type Rule = { path: RegExp; parameters?: string[]; kept?: 'always' | 'briefly' | 'never' }

const rules: Rule[] = [
  { path: /^\/api\/(items\/random|health)/, kept: 'never' },
  { path: /^\/link\//, kept: 'never' },
  { path: /^\/api\/(query|items\/query|suggest|nearest|speedruns\/(filter|page|progression))\//, kept: 'briefly' },
  { path: /^\/api\/pokes(\/all)?$/, parameters: ['page', 'sort', 'direction'], kept: 'briefly' },
  { path: /^\/search$/, parameters: ['q'], kept: 'briefly' },
  { path: /^\/pokes$/, parameters: ['page', 'sort', 'direction', 'all'], kept: 'briefly' },
  { path: /^\/speedrun$/, parameters: ['player', 'plot', 'version', 'challenge', 'setup', 'page'], kept: 'briefly' },
  { path: /^\/legacy-mods$/, parameters: ['mod', 'author'], kept: 'briefly' },
  { path: /^\/list\/./, kept: 'briefly' },
  { path: /^\/guide-book\/towns$/, parameters: ['mods'], kept: 'briefly' },
  { path: /^\/database$/, parameters: ['find', 'sort', 'direction', 'group', 'mods'], kept: 'briefly' },
]

/** An address as it is kept and rendered. */
export type Address = {
  /** Path without a slash at the end, with the parameters that matter in their fixed order. */
  canonical: string
  /** "briefly": readers can make up as many as they like, so these have a small room of their own. */
  kept: 'always' | 'briefly' | 'never'
}

/** Addresses seen lately: most requests are for few of them. */
const seen = new LRUCache<string, Address>({ max: 5000 })

/** "/blog/?utm_source=x" -> { canonical: "/blog", kept: "always" } */
export function toAddress(url: string): Address {
  const known = seen.get(url)
  if (known) return known
  const address = readAddress(url)
  seen.set(url, address)
  return address
}

function readAddress(url: string): Address {
  const mark = url.indexOf('?')
  // A backslash or a second slash at the start would be read as another host further on.
  const path = (mark < 0 ? url : url.slice(0, mark)).replaceAll('\\', '%5C').replace(/^\/{2,}/, '/')
  const clean = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const rule = rules.find((candidate) => candidate.path.test(clean))
  const kept = rule?.kept ?? 'always'
  if (!rule?.parameters) return { canonical: clean, kept }
  const given = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  const matter = new URLSearchParams()
  for (const name of rule.parameters) {
    const value = given.get(name)
    if (value) matter.set(name, value)
  }
  const query = matter.toString()
  return { canonical: query ? `${clean}?${query}` : clean, kept: query ? kept : 'always' }
}
