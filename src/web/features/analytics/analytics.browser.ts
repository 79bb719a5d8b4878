import { asksNotToBeTracked, readChoice } from '#web/features/privacy/choice.ts'
import { toReportedReferrer, toReportedUrl } from './reported-address.ts'
import { readAttr } from '#web/browser/find.ts'
import { countedDomain } from './analytics.data-attrs.ts'

/**
 * Reports page views to the configured service (Plausible-compatible), and nothing else: no cookies, no ids, no words of the
 * reader. Who asks not to be counted is not, and a service that does not answer is no one's concern.
 */
export function startAnalytics() {
  const setting = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')
  if (!setting || asksNotToBeTracked() || readChoice('analytics') === false) return
  const domain = readAttr(setting, countedDomain) || location.hostname
  let last = ''
  const report = (from: string) => {
    const url = toReportedUrl(location)
    // Filters and tabs change the query only: still the same view.
    if (url === last) return
    last = url
    const body = JSON.stringify({ name: 'pageview', url, domain, referrer: toReportedReferrer(from, location.origin) })
    // Nobody reads the answer, so the service need not allow it either.
    fetch(setting.content, { method: 'POST', mode: 'no-cors', body, keepalive: true, credentials: 'omit' }).catch(() => {})
  }
  report(document.referrer)
  followNavigations(() => report(last))
  // Back to a page that the browser had put aside is a view like any other.
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
