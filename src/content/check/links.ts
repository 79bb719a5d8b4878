import { kindNames, kinds } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { picturePaths } from '#model/game/picture-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import type { Records } from '../records.ts'
import type { FoundLink } from '../markdown.ts'
import type { Problem } from './problem.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'

/**
 * Links to pages, places in pages and pictures of this site that there are not, less those to what is wrong already: its file is told of.
 */
export function listDeadLinks(links: readonly FoundLink[], records: Records, wrong: ReadonlySet<string>): Problem[] {
  const pages = listPages(records)
  const pictures = [paths.tile, picturePaths.plant].flatMap((toPath) => records.items.map(({ safe_name }) => toPath(safe_name)))
  const wrongNames = new Set([...wrong].flatMap(listNames))
  return links.flatMap(({ url, isPicture, toProblem }) => {
    const home = url.startsWith('#') ? toHome(toProblem({ found: url, expected: '' }).file, records) : ''
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

/** By what addresses may have the thing of a file: "blog/03-clean-water.md" -> "clean-water", "3". */
function listNames(file: string): string[] {
  const [, number, name = ''] = /^.*\/(?:0*(\d+)-)?(.*)\.\w+$/.exec(file) ?? []
  const names = [...new Set([name, toSafeName(name)])]
  return number === undefined ? names : [...names, number]
}

/** The last part of an address, which names a thing or a picture of it. */
function nameIn(url: string): string {
  return /([^/?#]*?)(?:\.svg)?(?:[?#].*)?$/.exec(url)?.[1] ?? ''
}

/** Of other sites nothing is known here; what no reader may follow, the sanitiser takes out. */
function isForeign(url: string): boolean {
  return /^(https?:|mailto:|\/\/)/.test(url)
}

const foreignPicture =
  'Pictures of other sites are not shown. A picture of an item goes into content/pictures (docs/writing.md); write its address as /assets/images/items/wide-pan.svg.'

/** Another site's picture no reader is shown, and one's own machine none of them reaches. */
function findForeignFlaw(url: string, isPicture: boolean) {
  if (isPicture) return { expected: 'a picture of this site, such as the tile of an item', help: foreignPicture }
  const [, path] = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(\/.*)?$/.exec(url) ?? []
  return path === undefined ? undefined : { expected: 'an address that readers reach', help: `Write ${path}` }
}

/** The page of a file of prose whose headings are known. */
function toHome(file: string, { pages, destinations }: Records): string {
  const page = pages.find(({ slug }) => file === `pages/${slug}.md`)
  return page ? (destinations.find((one) => one.page === page.slug)?.path ?? '') : ''
}

function findPictureFlaw(url: string, pictures: readonly string[]) {
  if (pictures.includes(url)) return undefined
  const help = formatSuggestions(
    suggestNames(
      [...pictures],
      url
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '') ?? url,
    ),
  )
  return { expected: 'a picture of this site, such as the tile of an item', help }
}

/** The address of each page, and the places in it that can be linked; nothing where they are not known. */
type Pages = ReadonlyMap<string, ReadonlySet<string> | undefined>

function findLinkFlaw(url: string, pages: Pages, home: string) {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  if (path === '' && anchor === '') return { expected: 'an address', help: undefined }
  if (path !== '' && !path.startsWith('/')) {
    const host = /^(?:\w{2,6}:\/\/)?((?:[\w-]+\.)+[a-z]{2,}(?:\/.*)?)$/.exec(path)?.[1]
    const help = host === undefined || host.endsWith('.md') ? formatLike([...pages.keys()], path) : `Write https://${host}`
    return { expected: 'an address that begins with / or https://', help }
  }
  const address = path || home
  if (address !== '' && !pages.has(address)) return { expected: 'the address of a page', help: formatLike([...pages.keys()], address) }
  const anchors = pages.get(address)
  if (anchor === '' || !anchors || anchors.has(anchor)) return undefined
  return {
    expected: `# and a heading of ${address}`,
    help: formatSuggestions(suggestNames([...anchors], anchor)) ?? `Its headings: ${[...anchors].join(', ')}.`,
  }
}

/** Addresses whose last part is like that of another. */
function formatLike(known: readonly string[], address: string): string | undefined {
  const lastPart = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  const byLast = new Map(known.toReversed().map((path) => [lastPart(path), path]))
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
