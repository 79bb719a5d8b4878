import { asksNotToBeTracked, readConsent } from '#web/features/privacy/consent.ts'
import { toReportedReferrer, toReportedUrl } from './analytics-url.ts'
import { readAttr } from '#web/browser/find.ts'
import { countedDomain } from './analytics.data-attrs.ts'

/**
 * Reports page views to the configured Plausible-compatible service: no cookies, no ids, no text of the reader. Respects Do Not Track and
 * the reader's choice; ignores errors.
 */
export function startAnalytics() {
  const setting = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')
  if (!setting || asksNotToBeTracked() || readConsent('analytics') === false) return
  const domain = readAttr(setting, countedDomain) || location.hostname
  let last = ''
  const report = (from: string) => {
    const url = toReportedUrl(location)
    // Filters and tabs change only the query: not a new view.
    if (url === last) return
    last = url
    const body = JSON.stringify({ name: 'pageview', url, domain, referrer: toReportedReferrer(from, location.origin) })
    // `no-cors`: the response is not read, so the service needs no CORS header.
    fetch(setting.content, { method: 'POST', mode: 'no-cors', body, keepalive: true, credentials: 'omit' }).catch(() => {})
  }
  report(document.referrer)
  followNavigations(() => report(last))
  // A page restored from the back/forward cache is a new view.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    last = ''
    report(document.referrer)
  })
}

function followNavigations(then: () => void) {
  const push = history.pushState.bind(history)
  history.pushState = (...change) => {
    push(...change)
    then()
  }
  addEventListener('popstate', then)
}
