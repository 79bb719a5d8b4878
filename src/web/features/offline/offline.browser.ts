import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { readPageRevision } from '#web/browser/page-revision.ts'
import { find } from '#web/browser/find.ts'
import { readCachedAt } from '#web/browser/page-cache/cached-copy.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { readStored } from '#web/browser/storage.ts'
import { mayNameScripts, trustScript } from '#web/browser/trusted-types.ts'
import { findCached, hasShell, revisionOf, storeShell } from '#web/browser/page-cache/page-cache.ts'
import { toRelative } from '#web/features/dates/relative-time.ts'
import { cachedBar, cachedBarReload } from './offline.data-attrs.ts'

/** Runs on every page: shows the age of a cached page, or starts the service worker, which caches this one. */
export async function startCaching() {
  const at = readCachedAt()
  if (at !== undefined) showAge(at)
  // Read before the worker starts: a new worker controls the page at once.
  const isFirst = !workers()?.controller
  if (!mayCache() || !(await startWorker())) return
  const { active } = (await workers()?.ready) ?? {}
  if (isFirst) cacheThisPage(active ?? null)
  // If storage is full or the network is down, the next page tries again.
  else if (at === undefined) await refreshIndex().catch(() => {})
}

/** Undefined without https, and in private windows of some browsers. */
export const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker

/** The reader's choice; without one, true unless the browser saves data. */
export function mayCache(): boolean {
  const choice = readStored('offline')
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return choice === 'on' || (choice === null && connection?.saveData !== true)
}

let trusted: string | undefined

/** Registers the service worker, which caches pages; undefined if the browser has none or rejects it. */
export async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  trusted ??= trustScript(mayNameScripts.worker, offlinePaths.worker)
  // Fails in private windows, or if the wiki does not answer: pages work without it.
  const registration = await workers()
    ?.register(trusted)
    .catch(() => undefined)
  // After the switch was turned off and on again on this page, the worker is the same but its cache was deleted.
  if (registration?.active && !(await hasShell().catch(() => true))) registration.active.postMessage(storeShell, [])
  return registration
}

/** Shows the age of a cached page and a link that reloads it. */
function showAge(at: number) {
  const bar = find(document, cachedBar)
  const link = find<HTMLAnchorElement>(bar, cachedBarReload)
  const text = link?.previousElementSibling
  if (!bar || !link || !text) return
  link.href = ''
  const writeReason = (why: string) => (text.textContent = `You read a copy that this browser kept ${toRelative(at)}. ${why}`)
  const writeAway = () => writeReason('There is no network.')
  if (navigator.onLine) writeReason('The wiki did not answer just now.')
  else writeAway()
  bar.hidden = false
  addEventListener('offline', writeAway)
  addEventListener('online', () => writeReason('The network is back.'))
}

/** Caches what was loaded before the worker started: this page and its files. */
function cacheThisPage(worker: ServiceWorker | null) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = loaded.filter((name) => name.startsWith(location.origin + prefixes.assets))
  const urlsToCache = [location.href.replace(/#.*/, ''), ...new Set(files)]
  // Workbox caches them according to its routes.
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, [])
}

/** From the second page on: caches the search index of the newest revision, so that search works offline. */
async function refreshIndex() {
  const cached = await findCached(offlinePaths.searchIndex)
  if (!cached || revisionOf(cached) < Number(readPageRevision() ?? 0)) await fetch(offlinePaths.searchIndex)
}
