import { findAround } from '#web/browser/find.ts'
import { loadScript } from '#web/browser/load-part.ts'
import { badgeFact } from '#web/game-ui/certainty-badge.data-attrs.ts'

/** Opens the source popover on a click on a badge, instead of following its link. */
export function startSourcePopover() {
  // Older browsers follow the link.
  if (!('popover' in HTMLElement.prototype)) return
  document.addEventListener('click', (event) => {
    const badge = findAround<HTMLAnchorElement>(event.target, badgeFact)
    if (!badge?.href || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    loadScript(() => import('./source-popover.browser.ts'))
      .then(({ showSource }) => showSource(badge))
      .catch(() => location.assign(badge.href))
  })
}
