import { formatItemView, type ItemView } from '#model/items/item-view.ts'
import { afterPaint } from '#web/browser/after-paint.ts'

/** Debounce of the URL: browsers reject one that changes with every key. */
const debounceMs = 250

/** The URL of the page with this view. */
export const toUrl = (view: ItemView): string => location.pathname + formatItemView(view)

/** Keeps the URL in step with the view of an item table, which `readView` returns. */
export function createViewUrl(readView: () => ItemView) {
  let timer = 0
  /** URL to push after the next paint: pushState takes as long as sorting on a slow phone. */
  let pendingUrl: string | undefined

  const pushUrl = () => {
    if (pendingUrl !== undefined && pendingUrl !== location.pathname + location.search) history.pushState(null, '', pendingUrl)
    pendingUrl = undefined
  }
  const writeUrl = () => {
    pushUrl()
    clearTimeout(timer)
    const url = toUrl(readView())
    if (url !== location.pathname + location.search) history.replaceState(history.state, '', url + location.hash)
  }
  return {
    /** Writes the view now, without a history entry. */
    write: writeUrl,
    /** Writes the view once the reader pauses typing. */
    writeSoon() {
      clearTimeout(timer)
      timer = window.setTimeout(writeUrl, debounceMs)
    },
    /** Adds a history entry with the view. */
    pushSoon() {
      pendingUrl = toUrl(readView())
      afterPaint(pushUrl)
    },
    /** Drops a history entry that is not written yet. */
    cancelPush() {
      pendingUrl = undefined
    },
  }
}
