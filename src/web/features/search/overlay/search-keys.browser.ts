import { loadScript } from '#web/browser/load-part.ts'
import { dataSelector } from '#web/data-attr.ts'
import { opensSearch, suggestsNames } from '#web/features/search/search.data-attrs.ts'

const typingIn =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false])'

/** Search fields: in the top bar and the large ones of pages. */
const searching = `#site-search, input${dataSelector(suggestsNames)}`
const searchFieldOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLInputElement>(searching) : null)

/** Opens the search: Ctrl+K or "/" anywhere, typing in a search field, a click in the top bar's. Its script loads on demand. */
export function startSearchKeys() {
  const field = document.querySelector<HTMLInputElement>('#site-search')
  /** Text typed between the shortcut and the opening of the search: it goes into the search. */
  let early: string | undefined
  const loadOverlay = async () => (await loadScript(() => import('./search-overlay.browser.ts'))).loadSearch()
  const openSearchFrom = (from: HTMLInputElement | null = null, otherwise?: string) =>
    void loadOverlay().then(
      (openSearch) => {
        openSearch(from, early ?? '')
        early = undefined
      },
      // If a file fails to load, a field on the page is still a plain search.
      () => {
        if (otherwise) location.assign(otherwise)
        ;(from ?? field)?.focus()
        if (field && early) field.value = early
        early = undefined
      },
    )

  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    const busy = event.defaultPrevented || altKey || document.querySelector('dialog[open]')
    const chord = ctrlKey || metaKey
    if (early !== undefined && !busy && !chord && key.length === 1) {
      event.preventDefault()
      early += key
      return
    }
    // The text returns to the search field when the search is closed: Ctrl+K opens it again from there. A field inside a closed dialog
    // keeps the focus until the next frame: then the reader is not typing.
    const isTyping = target instanceof Element && target.closest(typingIn)?.checkVisibility() === true && !(chord && searchFieldOf(event))
    if (busy || isTyping) return
    if (chord ? key.toLowerCase() === 'k' && !shiftKey : key === '/') {
      event.preventDefault()
      early ??= ''
      openSearchFrom()
    } else if (!chord && key === '?') {
      loadScript(() => import('#web/features/search/overlay/shortcut-help.browser.ts'))
        .then(({ openShortcutHelp }) => openShortcutHelp())
        .catch(() => {})
    }
  })
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    // Phones have no top bar: a tap on a page's field opens the full-screen search.
    const tapped = event instanceof PointerEvent && event.pointerType === 'touch' ? searchFieldOf(event) : null
    if (target?.closest('.tsearch')) openSearchFrom(field)
    else if (tapped) openSearchFrom(tapped)
    const link = target?.closest<HTMLAnchorElement>(`a${dataSelector(opensSearch)}`)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openSearchFrom(null, link.href)
  })
  document.addEventListener('focusin', (event) => searchFieldOf(event) && void loadOverlay().catch(() => {}))
  document.addEventListener('input', (event) => {
    const from = searchFieldOf(event)
    if (from) openSearchFrom(from)
  })
  for (const each of document.querySelectorAll(searching)) each.ariaHasPopup = 'dialog'
  const hint = field?.parentElement?.querySelector('kbd')
  if (hint && /Mac|iP/.test(navigator.platform)) hint.textContent = '⌘ K'
}
