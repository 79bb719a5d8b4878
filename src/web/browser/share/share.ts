import { findAll } from '../find.ts'
import { pageTitle } from '../tab-title.ts'
import { sharesPage } from './share.data-attrs.ts'

/** Tracking parameters that other sites add to links. */
const tracking = /^(utm_.*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid|yclid|ttclid|twclid|_gl)$/

/** Shows the share button if the browser can share a page. A failed share is only logged. */
export function startShare() {
  if (typeof navigator.share !== 'function') return
  for (const button of findAll(document, sharesPage)) {
    button.hidden = false
    button.addEventListener('click', () => {
      navigator.share({ title: pageTitle(), url: urlToShare() }).catch((error: unknown) => console.info('The page was not shared', error))
    })
  }
}

/** The page's URL without tracking parameters, at the site's own origin. */
function urlToShare(): string {
  const url = new URL(location.href)
  const added = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  for (const name of added) url.searchParams.delete(name)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  return new URL(canonical).origin + url.pathname + url.search + url.hash
}
