import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { paths } from '#model/wiki/paths.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { makeRoom, storeShell, trim } from '#web/browser/page-cache/page-cache.ts'
import { answerIndex, answerListed } from './answers.ts'
import { documents } from './documents.ts'
import { changingFiles, isNamedByContent, namedFiles } from './files.ts'
import { precacheShell } from './precache.ts'
import { scope } from './scope.ts'

/** A page that is opened, or stored by message. Calls of the API opened in a browser get the server's response. */
const isPage = (request: Request, pathname: string, event: Event) =>
  (request.mode === 'navigate' || event.type === 'message') &&
  !Object.values(prefixes).some((prefix) => pathname.startsWith(prefix) && !pathname.startsWith(offlinePaths.apiDocs))

/** `fetch` calls of scripts store their responses themselves. */
const isPicture = (request: Request, pathname: string, event: Event) =>
  pathname.startsWith(prefixes.assets) && (request.destination !== '' || event.type === 'message')

registerRoute(({ url, sameOrigin }) => sameOrigin && isNamedByContent(url.pathname), namedFiles)
registerRoute(({ url, sameOrigin, request, event }) => sameOrigin && isPicture(request, url.pathname, event), changingFiles)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(prefixes.cards), changingFiles)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(offlinePaths.listed), answerListed)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === offlinePaths.searchIndex, answerIndex)
registerRoute(({ url, sameOrigin, request, event }) => sameOrigin && isPage(request, url.pathname, event), documents)
registerQuotaErrorCallback(makeRoom)

// A new worker can take over at once: pages come from the network, and scripts have a content hash.
scope.addEventListener('install', (event) => event.waitUntil(Promise.all([precacheShell(), scope.skipWaiting()])))

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      // Off, also if an older worker switched it on: offline, Firefox resolves it with an error response, and no cached page opens.
      scope.registration.navigationPreload?.disable(),
      scope.clients.claim(),
      trim('kept-files'),
    ]),
  ),
)

scope.addEventListener('message', (event) => {
  // Without the network, the next page asks again.
  if (event.data === storeShell) event.waitUntil(precacheShell().catch(() => {}))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(claimPages())
})

/** Focuses the visible page of the wiki, else any open one, else opens the timers. */
async function claimPages() {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true })
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
  await (page ? page.focus() : scope.clients.openWindow(paths.tool('growth-timers')))
}
