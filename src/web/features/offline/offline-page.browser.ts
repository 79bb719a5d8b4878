import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { cloneTemplate } from '#web/browser/clone-template.ts'
import { find } from '#web/browser/find.ts'
import { forgetAll, listAllCached, mayStore, type CachedEntry } from '#web/browser/page-cache/page-cache.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { toRelative } from '#web/features/dates/relative-time.ts'
import { mayCache, startWorker, workers } from './offline.browser.ts'
import {
  cachesNothing,
  cachesPages,
  cachedFind,
  cachedList,
  cachedRow,
  cachedSum,
  missingAddress,
  missingReason,
  missingPage,
  offlineSwitch,
  switchStatus,
} from './offline.data-attrs.ts'
import { fillResultRow } from './offline-found.browser.ts'
import { toMegabytes, startSavingWiki } from './save-wiki.browser.ts'

/** The page about cached content, also shown in place of a page that is not cached. */
export async function startOfflinePage(page: HTMLElement) {
  if (location.pathname !== offlinePaths.page) showMissing(page)
  const reason = await findReason()
  if (reason) {
    find(page, cachesNothing)?.toggleAttribute('hidden', false)
    find(page, cachesNothing)?.querySelector('p')?.append(reason)
    find(page, offlineSwitch)?.closest('section')?.toggleAttribute('hidden', true)
    find(page, cachesPages)?.toggleAttribute('hidden', true)
    return
  }
  const showCachedPages = () => void showCached(page)
  startSwitch(page, showCachedPages)
  startSavingWiki(page, showCachedPages)
  find(page, cachedFind)?.addEventListener('input', () => narrow(page))
  showCachedPages()
  // On the first visit the service worker is still installing.
  workers()?.addEventListener('controllerchange', showCachedPages)
}

/** Shown for another URL: the worker had no response for it. */
function showMissing(page: HTMLElement) {
  const title = 'This page is not kept'
  document.title = title
  document.querySelector('h1')?.replaceChildren(title)
  find(page, missingPage)?.toggleAttribute('hidden', false)
  find(page, missingAddress)?.append(location.pathname)
  const isSearch = location.pathname === paths.search()
  find(page, missingReason)?.toggleAttribute('hidden', isSearch || location.search === '')
  // Without a cached index the message above is all there is.
  void fillResultRow(page).catch(() => {})
  // Moves the list of cached pages to the top.
  const list = find(page, cachedList)?.closest('section')
  if (list) find(page, cachesPages)?.prepend(list)
}

/** Why this browser caches nothing; undefined if it does. */
async function findReason(): Promise<string | undefined> {
  if (!isSecureContext) return 'Browsers keep pages of addresses with https only, and this one has none. Everything else works.'
  if (!workers() || !('caches' in window))
    return 'Your browser stores nothing here; private windows often don’t. Everything works while you’re online.'
  if (!(await mayStore()))
    return 'Your browser blocks storage for this site, so nothing can be saved. Everything works while you’re online.'
  return undefined
}

async function showCached(page: HTMLElement) {
  find(page, cachesPages)?.toggleAttribute('hidden', !mayCache())
  const cached = await listAllCached()
  // The empty list is the fallback for every list, not one of the reader's pages.
  const pages = cached.filter(({ title, path }) => title !== '' && path !== offlinePaths.anyList && path !== offlinePaths.page)
  const bytes = cached.reduce((sum, entry) => sum + entry.bytes, 0)
  find(page, cachedSum)?.replaceChildren(
    pages.length === 0
      ? 'Nothing yet. It begins with the first page that you open, a moment after it has come.'
      : `${pages.length} pages, and ${cached.length - pages.length} pictures and other files: ${toMegabytes(bytes)} on this device.`,
  )
  const list = find(page, cachedList)
  list?.replaceChildren(...pages.toSorted((a, b) => a.title.localeCompare(b.title)).map((entry) => clonePageRow(page, entry)))
  narrow(page)
}

/** Filters the list of pages by the typed text. */
function narrow(page: HTMLElement) {
  const query = find<HTMLInputElement>(page, cachedFind)?.value.trim().toLowerCase() ?? ''
  for (const line of find(page, cachedList)?.querySelectorAll('li') ?? []) line.hidden = !line.textContent.toLowerCase().includes(query)
}

function clonePageRow(page: HTMLElement, { path, title, at }: CachedEntry): HTMLElement {
  const row = cloneTemplate(page, cachedRow)
  const link = row.querySelector('a')
  link?.setAttribute('href', path)
  link?.replaceChildren(title)
  row.querySelector('small')?.append(toRelative(at))
  return row
}

/** The switch for offline reading. Off deletes the caches, unregisters the worker and stores the choice. */
function startSwitch(page: HTMLElement, showCachedPages: () => void) {
  const box = find<HTMLInputElement>(page, offlineSwitch)
  const showStatus = (sentence: string) => find(page, switchStatus)?.replaceChildren(sentence)
  if (!box) return
  box.checked = mayCache()
  // Disabled until now, because a click would have been lost.
  box.disabled = false
  if (!box.checked && readStored('offline') === null)
    showStatus('Off, because your browser asks sites to send little. You can switch it on.')
  box.addEventListener('change', () => {
    // The switch may change again before this finishes.
    const isOn = box.checked
    const isSaved = writeStored('offline', isOn ? 'on' : 'off')
    const remembered = isSaved ? '' : ' Your browser does not let the wiki remember this.'
    const switched = isOn ? switchOn() : switchOff()
    switched.then(
      () => {
        showStatus((isOn ? 'On. Pages are kept from now on.' : 'Off. Everything that was kept is deleted.') + remembered)
        showCachedPages()
      },
      () =>
        showStatus(
          isOn
            ? 'Your browser does not let the wiki keep pages.'
            : 'Your browser does not let the wiki delete what is kept: delete the data of this site in its settings.',
        ),
    )
  })
}

async function switchOn() {
  if (!(await startWorker())) throw new Error('no worker')
}

async function switchOff() {
  const registrations = (await workers()?.getRegistrations()) ?? []
  // A worker that is still installing caches the offline page when it finishes.
  for (const { installing } of registrations) installing?.addEventListener('statechange', () => void forgetAll())
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await forgetAll()
}
