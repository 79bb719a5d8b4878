import { kindNames, kinds } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { picturePaths } from '#model/game/picture-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import type { Records } from '../records.ts'
import type { FoundLink } from '../markdown.ts'
import type { Flaw, Problem } from './problem.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'

/**
 * Lists links to pages, anchors and pictures of this site that do not exist. `wrong`: files with problems; links to their things are not
 * reported.
 */
export function listDeadLinks(links: readonly FoundLink[], records: Records, wrong: ReadonlySet<string>): Problem[] {
  const pages = listPages(records)
  const pictures = [paths.tile, picturePaths.plant].flatMap((toPath) => records.items.map(({ safe_name }) => toPath(safe_name)))
  const wrongNames = new Set([...wrong].flatMap(listNames))
  return links.flatMap(({ url, isPicture, file, toProblem }) => {
    const home = url.startsWith('#') ? toHome(file, records) : ''
    const flaw = isForeign(url)
      ? findForeignFlaw(url, isPicture)
      : isPicture
        ? findPictureFlaw(url, pictures)
        : findLinkFlaw(url, pages, home)
    if (wrongNames.has(nameIn(url)) || (wrong.has(listsOfPages) && !isPicture)) return []
    return flaw ? toProblem({ found: url || 'nothing', mark: { words: url || '()' }, served: true, ...flaw }) : []
  })
}

const listsOfPages = 'destinations.yaml'

/** Names by which addresses refer to the thing of a file: "blog/03-clean-water.md" -> "clean-water", "3". */
function listNames(file: string): string[] {
  const [, number, name = ''] = /^.*\/(?:0*(\d+)-)?(.*)\.\w+$/.exec(file) ?? []
  const names = [...new Set([name, toSafeName(name)])]
  return number === undefined ? names : [...names, number]
}

/** The last segment of an address, the name of a thing or of its picture. */
function nameIn(url: string): string {
  return /([^/?#]*?)(?:\.svg)?(?:[?#].*)?$/.exec(url)?.[1] ?? ''
}

/** Whether a link leads to another site or an email address; other schemes are removed by the sanitizer. */
function isForeign(url: string): boolean {
  return /^(https?:|mailto:|\/\/)/.test(url)
}

const foreignPicture =
  'Pictures of other sites are not shown. A picture of an item goes into content/pictures (docs/writing.md); write its address as /assets/images/items/wide-pan.svg.'

type LinkFlaw = Pick<Flaw, 'code' | 'expected' | 'hint'> | undefined

/** Reports pictures of other sites and links to localhost. */
function findForeignFlaw(url: string, isPicture: boolean): LinkFlaw {
  if (isPicture) return { code: 'unknown-picture', expected: 'a picture of this site, such as the tile of an item', hint: foreignPicture }
  const [, path] = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(\/.*)?$/.exec(url) ?? []
  return path === undefined ? undefined : { code: 'local-link', expected: 'an address that readers can open', hint: `Write ${path}` }
}

/** The path of the page of a prose file, to resolve links to its own headings. */
function toHome(file: string, { pages, destinations }: Records): string {
  const page = pages.find(({ slug }) => file === `pages/${slug}.md`)
  return page ? (destinations.find((destination) => destination.page === page.slug)?.path ?? '') : ''
}

function findPictureFlaw(url: string, pictures: readonly string[]): LinkFlaw {
  if (pictures.includes(url)) return undefined
  const hint = formatSuggestions(
    suggestNames(
      [...pictures],
      url
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '') ?? url,
    ),
  )
  return { code: 'unknown-picture', expected: 'a picture of this site, such as the tile of an item', hint }
}

/** Paths of all pages with their anchors; undefined where anchors are not checked. */
type Pages = ReadonlyMap<string, ReadonlySet<string> | undefined>

function findLinkFlaw(url: string, pages: Pages, home: string): LinkFlaw {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  if (path === '' && anchor === '') return { code: 'empty-link', expected: 'an address' }
  if (path !== '' && !path.startsWith('/')) {
    const host = /^(?:\w{2,6}:\/\/)?((?:[\w-]+\.)+[a-z]{2,}(?:\/.*)?)$/.exec(path)?.[1]
    const hint = host === undefined || host.endsWith('.md') ? formatLike([...pages.keys()], path) : `Write https://${host}`
    return { code: 'relative-link', expected: 'an address that begins with / or https://', hint }
  }
  const address = path || home
  if (address !== '' && !pages.has(address))
    return { code: 'broken-link', expected: 'the address of a page', hint: formatLike([...pages.keys()], address) }
  const anchors = pages.get(address)
  if (anchor === '' || !anchors || anchors.has(anchor)) return undefined
  return {
    code: 'broken-anchor',
    expected: `# and a heading of ${address}`,
    hint: formatSuggestions(suggestNames([...anchors], anchor)) ?? `Its headings: ${[...anchors].join(', ')}.`,
  }
}

/** Suggests an address with a similar last segment. */
function formatLike(addresses: readonly string[], address: string): string | undefined {
  const lastPart = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  const byLast = new Map(addresses.toReversed().map((path) => [lastPart(path), path]))
  return formatSuggestions(suggestNames([...byLast.keys()], lastPart(address), 1).flatMap((name) => byLast.get(name) ?? []))
}

function listPages(records: Records): Pages {
  const pages = new Map<string, Set<string> | undefined>()
  for (const path of Object.values(paths)) if (typeof path === 'string') pages.set(path, undefined)
  for (const name of kindNames) {
    const { address, page }: Kind = kinds[name]
    for (const record of records[name]) {
      for (const full of [address?.(record), page?.(record)]) if (full) pages.set(full.replace(/[?#].*/, ''), undefined)
    }
  }
  const headings = new Map(records.pages.map((page) => [page.slug, new Set(page.headings.map(({ id }) => id))]))
  for (const { path, page } of records.destinations) pages.set(path, page === '' ? undefined : headings.get(page))
  return pages
}
