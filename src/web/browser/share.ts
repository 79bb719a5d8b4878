import { findAll } from './find.ts'
import { pageTitle } from './tab-title.ts'
import { sharesPage } from './share.attributes.ts'

/** The share button shows only where the browser can share a page. A refused or failed share is nobody's problem: it is only logged. */
export function startShare() {
  if (typeof navigator.share !== 'function') return
  for (const button of findAll(document, sharesPage)) {
    button.hidden = false
    button.addEventListener('click', () => {
      const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
      navigator.share({ title: pageTitle(), url }).catch((error: unknown) => console.info('The page was not shared', error))
    })
  }
}
