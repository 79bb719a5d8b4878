import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { readRevision } from '#web/browser/fetch-seen.ts'
import { element, spriteIcon } from '#web/browser/element.ts'
import { readCachedAt } from '#web/browser/page-cache/cached-copy.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { mayNameScripts, trustScript } from '#web/browser/trusted-types.ts'
import type { Message } from '#web/browser/page-cache/worker-message.ts'
import { toRelative } from '#web/features/dates/relative-time.ts'
import './offline-bars.css'

/** After Later, nobody is asked again for so long, in milliseconds. */
const laterIs = 24 * 60 * 60 * 1000

/** On every page: says how old a kept one is, lets the browser keep this one, and offers a new worker when there is one. */
export async function startCaching() {
  const at = readCachedAt()
  if (at !== undefined) showAge(at)
  if (!mayCache()) return
  const registration = await startWorker()
  if (!registration) return
  const isFirst = !workers()?.controller
  void workers()?.ready.then(({ active }) => {
    if (isFirst) cacheThisPage(active)
    else if (at === undefined) tell(active, { type: 'renew', revision: Number(readRevision() ?? 0) })
  })
  if (isFirst) return
  offerWhenReady(registration)
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
  return workers()
    ?.register(trusted)
    .catch(() => undefined)
}

/** A page from the store: since when it is there, and the way to the newest. It stays as it is until the reader asks. */
function showAge(at: number) {
  const words = element('span')
  const again = element('a', { href: '' }, 'Try again')
  const write = (why: string) => words.replaceChildren(`You read a copy that this browser kept ${toRelative(at)}. ${why} `, again)
  const writeAway = () => write('There is no network.')
  if (navigator.onLine) write('The wiki did not answer just now.')
  else writeAway()
  addEventListener('offline', writeAway)
  addEventListener('online', () => write('The network is back.'))
  const bar = element(
    'aside',
    { class: 'vbar cached-bar', 'aria-label': 'Kept copy' },
    element('div', { class: 'wrap' }, spriteIcon('download'), words),
  )
  document.querySelector('main')?.before(bar)
}

/** What came before the worker did: this page, and what it has loaded so far. */
function cacheThisPage(worker: ServiceWorker | null) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = loaded.filter((name) => name.startsWith(location.origin + prefixes.assets))
  cachePages(worker, [location.href.replace(/#.*/, ''), ...new Set(files)])
}

function cachePages(worker: ServiceWorker | null, urlsToCache: string[]) {
  if (urlsToCache.length > 0) tell(worker, { type: 'CACHE_URLS', payload: { urlsToCache } })
}

function tell(worker: ServiceWorker | null, message: Message) {
  // Nothing is handed over with it; a worker has no other origin that could be meant.
  worker?.postMessage(message, [])
}

function offerWhenReady(registration: ServiceWorkerRegistration) {
  if (registration.waiting) offer(registration)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(registration)
    })
  })
}

/** A newer worker waits. Nothing on this page changes by it, so it may be put off as well. */
function offer(registration: ServiceWorkerRegistration) {
  if (Date.now() - Number(readStored('offline_later') ?? 0) < laterIs || document.querySelector('.offline-offer')) return
  const take = element('button', { type: 'button', class: 'btn small' }, 'Update')
  const later = element('button', { type: 'button', class: 'btn small quiet' }, 'Later')
  const words = element('span', { role: 'status' }, 'A new version of what opens without a network is ready.')
  const bar = element('aside', { class: 'offline-offer', 'aria-label': 'Update' }, words, take, later)
  const leave = () => bar.remove()
  take.addEventListener('click', () => {
    workers()?.addEventListener('controllerchange', leave, { once: true })
    // It may have begun its work in the meantime, when the last of the other pages was closed.
    if (registration.waiting) tell(registration.waiting, { type: 'take-over' })
    else leave()
  })
  later.addEventListener('click', () => {
    writeStored('offline_later', String(Date.now()))
    leave()
  })
  document.body.append(bar)
}
