import { find } from '#web/browser/find.ts'
import { readCachedAt } from '#web/browser/page-cache/cached-copy.ts'
import { whenIdle } from '#web/browser/when-idle.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { offersOffline, offlinePage } from './offline.data-attrs.ts'

/** Starts reading offline: a cached page says so at once; caching starts when the page has loaded and the browser is idle. */
export function startOffline() {
  const page = find(document, offlinePage)
  if (page) void loadPart(() => import('./offline-page.browser.ts')).then(({ startOfflinePage }) => startOfflinePage(page))
  const loadScripts = () => void loadPart(() => import('./offline.browser.ts')).then(({ startCaching }) => startCaching())
  const startLater = () => whenIdle(loadScripts)
  if (readCachedAt() !== undefined) loadScripts()
  else if (!find(document, offersOffline)) return
  else if (document.readyState === 'complete') startLater()
  else addEventListener('load', startLater, { once: true })
}
