/**
 * Reports page views to the configured service (Plausible-compatible), and nothing else: no cookies, no ids, no search words.
 * Readers who ask not to be counted are not, and a service that does not answer is no one's concern.
 */
export function startAnalytics() {
  const setting = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')
  if (!setting || refuses()) return
  const domain = setting.dataset.domain || location.hostname
  let last = ''
  const report = (referrer: string) => {
    const url = location.origin + location.pathname
    // Filters and tabs change the query only: still the same view.
    if (url === last) return
    last = url
    const body = JSON.stringify({ name: 'pageview', url, domain, referrer })
    fetch(setting.content, { method: 'POST', headers: { 'content-type': 'text/plain' }, body, keepalive: true, credentials: 'omit' }).catch(
      () => {},
    )
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

/** Do-Not-Track and Global Privacy Control. */
function refuses(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

function followNavigations(then: () => void) {
  const push = history.pushState.bind(history)
  history.pushState = (...change) => {
    push(...change)
    then()
  }
  addEventListener('popstate', then)
}
