import { readComparison } from '#model/items/compare.ts'
import { toSafeName, toWords } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { isPlainFile } from '#web/browser/page-cache/cached-copy.ts'
import { findCached, cachedAtOf, listAllCached } from '#web/browser/page-cache/page-cache.ts'
import { toRelative } from '#web/features/dates/relative-time.ts'
import type { draw as drawWithReact } from '#web/islands/mount.tsx'
import { comparedItem } from './compare.attributes.ts'
import type { ComparedItem } from './compared-item.ts'
import { SideBySide } from './side-by-side.tsx'

/** Kept items that are offered, those opened last first. */
const offeredItems = 8

type CachedItem = { item: ComparedItem; at: number }

/** Draws the comparison that the address asks for, of the pages of items: those that this browser keeps, or those of a copy in plain files. */
export async function drawCachedComparison(place: HTMLElement, draw: typeof drawWithReact) {
  const { names, tooMany, onlyDifferences } = readComparison(new URLSearchParams(location.search))
  const isFromFiles = isPlainFile()
  const readPage = isFromFiles ? fetchPage : findCached
  const asked = await Promise.all(names.map(async (name) => ({ name, cached: await readItem(name, readPage) })))
  const cached = asked.flatMap((one) => (one.cached ? [one.cached] : []))
  draw(
    <SideBySide
      items={cached.map(({ item }) => item)}
      unknown={asked.flatMap((one) => (one.cached ? [] : [{ name: toWords(one.name), nearest: [], isNotCached: !isFromFiles }]))}
      {...{ tooMany, onlyDifferences }}
      offered={isFromFiles ? [] : await listOffered(names)}
      offeredAs="Kept in this browser:"
    >
      {!isFromFiles && cached.length > 0 && (
        <p className="sm soft">
          From the pages that this browser keeps: {cached.map(({ item, at }) => `${item.details.name} kept ${toRelative(at)}`).join(', ')}.
        </p>
      )}
    </SideBySide>,
    place,
  )
}

async function fetchPage(path: string): Promise<Response | undefined> {
  const page = await fetch(path)
  return page.ok ? page : undefined
}

async function readItem(name: string, readPage: typeof fetchPage): Promise<CachedItem | undefined> {
  const page = await readPage(paths.item(toSafeName(name)))
  const [, data] = new RegExp(`${comparedItem}[^>]*>([^<]*)`).exec((await page?.text()) ?? '') ?? []
  return page && data ? { item: JSON.parse(data) as ComparedItem, at: cachedAtOf(page) } : undefined
}

async function listOffered(shown: readonly string[]) {
  const start = paths.item('')
  const pages = (await listAllCached()).filter(({ path }) => path.startsWith(start)).toReversed()
  const items = pages.map(({ path, title }) => ({ name: title, safe_name: path.slice(start.length) }))
  return items.filter(({ safe_name }) => !shown.includes(safe_name)).slice(0, offeredItems)
}
