import { countOf } from '#model/text/count-of.ts'
import { toComparable } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { createOptionChoice } from './option-choice.browser.ts'
import { forgetSearches, listRecentSearches, rememberSearch } from './recent-searches.browser.ts'
import { findPages } from '#web/features/search/find-pages.ts'
import { drawLine, drawNothing, drawSearchDialog } from './search-dialog.browser.ts'
import { createSuggestionList, drawPages, drawStart, setChildren } from './search-options.browser.ts'
import { openShortcutHelp } from '#web/features/search/overlay/shortcut-help.browser.ts'
import { canReach, createSuggestions } from './suggestions.browser.ts'
import '../search.css'

/** Before a count is said, in milliseconds: while letters come, only the last count is worth hearing. */
const silence = 400

let open: ((from: HTMLInputElement | null, typed: string) => void) | undefined

/**
 * Opens the search over the page. `from` is the field that was being typed in, whose text goes along and comes back; without
 * one, `typed` is what was typed before the search was there.
 */
export function openSearch(from: HTMLInputElement | null = null, typed = '') {
  open ??= createSearch()
  open(from, typed)
}

/** A combobox in a dialog: focus stays in the field, the arrows move through the list below it. */
function createSearch() {
  const { dialog, form, input, clear, close, results, list, aside, status, help, forget, all } = drawSearchDialog()
  const drawSuggestions = createSuggestionList()
  const choice = createOptionChoice(input, results)
  let field: HTMLInputElement | null = null
  let before: Element | null = null
  let timer = 0
  let frame = 0
  let lookUpSoon = 0
  let isScrolled = false

  const suggestions = createSuggestions({
    onAnswer({ text, found, nearest }) {
      const { pages, isNamed } = findPages(text)
      const count = found.length + pages.length
      all.hidden = found.length === 0
      say(count === 0 ? 'No suggestions' : countOf(count, 'suggestion'))
      const groups = drawSuggestions(found, text)
      // Who types a name of a page means the page, unless something in the game begins so.
      const isMeant = isNamed && !found[0]?.name.toLowerCase().startsWith(text.trim().toLowerCase())
      if (pages.length > 0) groups.splice(isMeant ? 0 : groups.length, 0, drawPages(pages))
      show(groups, count === 0 ? [drawNothing(text, nearest)] : [])
    },
    onFailure(isReachable) {
      all.hidden = true
      show([])
      if (isReachable) showLine('No suggestions right now. Enter still searches.')
      else showOffline()
    },
  })

  function say(words: string) {
    clearTimeout(timer)
    // Said again after each try, the same words would be a nuisance.
    timer = window.setTimeout(() => status.textContent !== words && (status.textContent = words), silence)
  }

  function showLine(words: string) {
    aside.replaceChildren(drawLine(words))
    say(words)
  }

  function showOffline() {
    showLine('The wiki cannot be reached. What you typed stays here; suggestions come back with the network.')
  }

  function show(groups: HTMLElement[], others: HTMLElement[] = []) {
    setChildren(list, groups)
    aside.replaceChildren(...others)
    list.hidden = groups.length === 0
    input.ariaExpanded = String(groups.length > 0)
    // To ask where it stands, or to move it, lays the page out at once: only where it was moved.
    if (isScrolled) results.scrollTo(0, 0)
    isScrolled = false
    choice.settle([...list.querySelectorAll<HTMLAnchorElement>('[role=option]')])
  }

  /** After each change: the letter is painted first, then what it changes is looked up. */
  function update() {
    choice.wait()
    cancelAnimationFrame(frame)
    clearTimeout(lookUpSoon)
    frame = requestAnimationFrame(() => (lookUpSoon = window.setTimeout(lookUp)))
  }

  function lookUp() {
    if (!dialog.open) return
    clearTimeout(timer)
    status.textContent = ''
    const isAsked = suggestions.ask(input.value)
    const recent = isAsked ? [] : listRecentSearches()
    if (!isAsked) {
      show(drawStart(recent))
      all.hidden = true
    }
    clear.hidden = input.value === ''
    all.href = paths.search(input.value.trim())
    forget.hidden = recent.length === 0
  }

  /** To the chosen option, or to all that is found for the text. */
  function enter(inNewTab: boolean) {
    choice.choose((option) => {
      const to = option?.href ?? (toComparable(input.value) === '' ? undefined : paths.search(input.value.trim()))
      if (to) void leave(to, inNewTab)
    })
  }

  async function leave(to: string, inNewTab: boolean) {
    const text = input.value
    // Without a network, the browser's own page about it would take the place of what was typed.
    const isDoubtful = suggestions.isFailing() || !navigator.onLine
    if (isDoubtful && !(await canReach(to))) {
      showOffline()
      return
    }
    if (!dialog.open || input.value !== text) return
    rememberSearch(text)
    if (inNewTab) window.open(to, '_blank', 'noopener')
    else {
      dialog.close()
      location.assign(to)
    }
  }

  input.addEventListener('input', update)
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') choice.move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter') enter(event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  })
  // Phones submit without a key.
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    enter(false)
  })
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (target === dialog) dialog.close()
    if (!(target instanceof Element) || !target.closest('a') || (results.contains(target) && choice.isWaiting())) return
    rememberSearch(input.value)
    if (!ctrlKey && !metaKey && !shiftKey) dialog.close()
  })
  results.addEventListener('scroll', () => (isScrolled = true))
  // Focus stays in the field; the link is followed all the same.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  clear.addEventListener('click', () => {
    input.value = ''
    update()
    input.focus()
  })
  forget.addEventListener('click', () => {
    forgetSearches()
    update()
    input.focus()
  })
  close.addEventListener('click', () => dialog.close())
  help.addEventListener('click', openShortcutHelp)
  dialog.addEventListener('close', () => {
    suggestions.stop()
    clearTimeout(timer)
    if (field) field.value = input.value
    const target = field ?? before
    if (target instanceof HTMLElement) target.focus()
  })

  document.body.append(dialog)
  return (from: HTMLInputElement | null, typed: string) => {
    if (dialog.open) return
    field = from
    before = document.activeElement
    input.value = from?.value ?? typed
    dialog.showModal()
    choice.wait()
    lookUp()
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }
}
