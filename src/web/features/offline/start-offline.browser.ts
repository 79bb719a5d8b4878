import { find } from '#web/browser/find.ts'
import { readCachedAt } from '#web/browser/page-cache/cached-copy.ts'
import { whenIdle } from '#web/browser/when-idle.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { offersOffline, offlinePage } from './offline.data-attrs.ts'

/** Reading without a network. What comes from the store says so at once; keeping begins when the page has come and nothing else is to be done. */
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
