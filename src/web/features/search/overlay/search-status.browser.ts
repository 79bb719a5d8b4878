import { find, readAttr } from '#web/browser/find.ts'
import { wantsTheme } from '#web/features/search/search.data-attrs.ts'
import { addedStatus } from '#web/game-ui/add-to-list.data-attrs.ts'

/** Delay before a count is announced, in ms: only the last count matters while the reader types. */
export const debounceMs = 400

/** Messages for screen readers, and the visible result of an action in the search. Throws if the dialog has no place for them. */
export function createSearchStatus(dialog: HTMLElement) {
  const status = find(dialog, addedStatus)
  const text = status?.querySelector('span')
  const listLink = status?.querySelector('a')
  if (!status || !text || !listLink) throw new Error('The search dialog has no status.')
  let timer = 0
  const stop = () => clearTimeout(timer)

  return {
    stop,
    announce(words: string) {
      stop()
      // Repeating the same text after each retry would be annoying.
      timer = window.setTimeout(() => text.textContent !== words && (text.textContent = words), debounceMs)
    },
    /** Shows the result of an action in place. For the list, add-to-list.browser.ts writes the message. */
    showDone(link: HTMLAnchorElement) {
      stop()
      status.className = 'quiet-line'
      const theme = readAttr(link, wantsTheme)
      text.textContent = theme ? `The ${theme} theme is on.` : ''
    },
    clear() {
      stop()
      text.textContent = ''
      listLink.hidden = true
      status.className = 'sr'
    },
  }
}
