import { loadScript } from './load-part.ts'

const typingIn =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false])'

/** What is needed to open the search: Ctrl K or "/" anywhere, a click or typing in the top bar's field. The search itself comes when it is wanted. */
export function startSearchKeys() {
  const field = document.querySelector<HTMLInputElement>('#site-search')
  /** Letters typed between the key and the search that it opens: they are meant for it. */
  let early: string | undefined
  const load = () => loadScript(() => import('./search-overlay.ts'))
  const open = (from: HTMLInputElement | null = null) =>
    void load().then(
      ({ openSearch }) => {
        openSearch(from, early)
        early = undefined
      },
      // Where it cannot be had, the field in the top bar is still a search.
      () => {
        field?.focus()
        if (field && early) field.value = early
        early = undefined
      },
    )

  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    const busy = event.defaultPrevented || event.isComposing || altKey || document.querySelector('dialog[open]')
    const chord = ctrlKey || metaKey
    if (early !== undefined && !busy && !chord && key.length === 1) {
      event.preventDefault()
      early += key
      return
    }
    // The site's own search field is where the text goes when the search is closed: from there, Ctrl K opens it again.
    // A field that was just closed away keeps the focus until the next frame: nobody is typing in it.
    const isTyping = target instanceof Element && target.closest(typingIn)?.checkVisibility() === true && !(chord && target === field)
    if (busy || isTyping) return
    if (chord ? key.toLowerCase() === 'k' && !shiftKey : key === '/') {
      event.preventDefault()
      early ??= ''
      open()
    } else if (!chord && key === '?') {
      void loadScript(() => import('./shortcut-help.ts')).then(
        ({ openShortcutHelp }) => openShortcutHelp(),
        () => {},
      )
    }
  })
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    // On phones there is no top bar: there, a tap on the field of the search page opens the full screen.
    const tapped =
      event instanceof PointerEvent && event.pointerType === 'touch' ? target?.closest<HTMLInputElement>('input[data-suggest]') : null
    if (target?.closest('.tsearch')) open(field)
    else if (tapped) open(tapped)
  })
  if (!field) return
  field.ariaHasPopup = 'dialog'
  field.addEventListener('focus', () => void load().catch(() => {}))
  field.addEventListener('input', () => open(field))
  const hint = field.parentElement?.querySelector('kbd')
  if (hint && /Mac|iP/.test(navigator.platform)) hint.textContent = '⌘ K'
}
