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

/** On every page: says how old a stored page is, and lets the browser store this one. */
export async function startCaching() {
  const at = readCachedAt()
  if (at !== undefined) showAge(at)
  // Looked at first: a new worker takes over at once.
  const isFirst = !workers()?.controller
  if (!mayCache() || !(await startWorker())) return
  const { active } = (await workers()?.ready) ?? {}
  if (isFirst) cacheThisPage(active ?? null)
  // Without room or network, the next page tries again.
  else if (at === undefined) await refreshIndex().catch(() => {})
}

/** Browsers have it on https alone, and some not in private windows. */
export const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker

/** Whether this browser is to keep pages: unless its reader said no, or asks sites to send little and has not said yes. */
export function mayCache(): boolean {
  const choice = readStored('offline')
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return choice === 'on' || (choice === null && connection?.saveData !== true)
}

let trusted: string | undefined

/** The worker that keeps pages; undefined where the browser has none. */
export async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  trusted ??= trustScript(mayNameScripts.worker, offlinePaths.worker)
  // A private window may refuse, and so may a wiki that cannot answer: then everything is as without it.
  const registration = await workers()
    ?.register(trusted)
    .catch(() => undefined)
  // Switched off and on again on one page, the worker is the one of before, and what it had stored is deleted.
  if (registration?.active && !(await hasShell().catch(() => true))) registration.active.postMessage(storeShell, [])
  return registration
}

/** A page from the store: since when it is there, and the way to the newest. It stays as it is until the reader asks. */
function showAge(at: number) {
  const bar = find(document, cachedBar)
  const link = find<HTMLAnchorElement>(bar, cachedBarReload)
  const text = link?.previousElementSibling
  if (!bar || !link || !text) return
  link.href = ''
  const write = (why: string) => (text.textContent = `You read a copy that this browser kept ${toRelative(at)}. ${why}`)
  const writeAway = () => write('There is no network.')
  if (navigator.onLine) write('The wiki did not answer just now.')
  else writeAway()
  bar.hidden = false
  addEventListener('offline', writeAway)
  addEventListener('online', () => write('The network is back.'))
}

/** Stores what was loaded before the worker was there: this page and its files. */
function cacheThisPage(worker: ServiceWorker | null) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = loaded.filter((name) => name.startsWith(location.origin + prefixes.assets))
  const urlsToCache = [location.href.replace(/#.*/, ''), ...new Set(files)]
  // Workbox stores them by its routes.
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, [])
}

/** From the second page on: the search works offline with the index of the newest revision that was read. */
async function refreshIndex() {
  const cached = await findCached(offlinePaths.searchIndex)
  if (!cached || revisionOf(cached) < Number(readPageRevision() ?? 0)) await fetch(offlinePaths.searchIndex)
}
