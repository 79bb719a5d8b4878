import { countOf } from '#model/text/count-of.ts'
import { toComparable } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { keepAboveKeyboard } from './above-keyboard.browser.ts'
import { createAnswerLine } from './answer-line.browser.ts'
import { createActiveOption } from './active-option.browser.ts'
import { forgetSearches, listRecentSearches, rememberSearch } from './recent-searches.browser.ts'
import { findDialogParts, renderLine, renderNothing } from './search-dialog.browser.ts'
import { createSuggestionList, renderActions, renderPicturesSoon, renderStart, setChildren } from './search-options.browser.ts'
import { openShortcutHelp } from '#web/features/search/overlay/shortcut-help.browser.ts'
import { createSearchStatus, debounceMs } from './search-status.browser.ts'
import { loadDialogs } from './search-templates.browser.ts'
import { canReach, createSuggestions, prepareSuggestions } from './suggestions.browser.ts'
import { dataSelector } from '#web/data-attr.ts'
import { addsToList } from '#web/game-ui/add-to-list.data-attrs.ts'
import { wantsTheme } from '#web/features/search/search.data-attrs.ts'
import '../search.css'
import '../search-phone.css'

/** Selector of options that act in place; other scripts of the page handle them. */
const doneHere = `${dataSelector(wantsTheme)}, ${dataSelector(addsToList)}`

// Prefetches the suggestions' data: a reader in a search field will type.
prepareSuggestions().catch(() => {})

type OpenSearch = (from: HTMLInputElement | null, typed: string) => void

let open: OpenSearch | undefined

/**
 * Prepares the search, and returns a function that opens it. `from` is the field the reader typed in, whose text is taken along and brought
 * back; without one, `typed` is the text typed before the search was open. Rejects if the dialog cannot be loaded.
 */
export async function loadSearch(): Promise<OpenSearch> {
  const dialogs = await loadDialogs()
  open ??= createSearch(dialogs)
  return open
}

/** A combobox in a dialog: the focus stays in the field, arrow keys select from the list below. */
function createSearch(dialogs: HTMLElement): OpenSearch {
  const { dialog, form, input, clear, close, results, list, aside, help, forget, all } = findDialogParts(dialogs)
  const renderSuggestions = createSuggestionList()
  const choice = createActiveOption(input, results)
  const status = createSearchStatus(dialog)
  const answer = createAnswerLine(dialog)
  const fitScreen = keepAboveKeyboard(dialog)
  let field: HTMLInputElement | null = null
  let before: Element | null = null
  let counter = 0
  let frame = 0
  let lookUpSoon = 0
  let isScrolled = false

  const suggestions = createSuggestions({
    onAnswer(suggested, text) {
      const { found, nearest, actions } = suggested
      answer.update(suggested, text)
      const count = found.length + actions.length
      all.hidden = found.length === 0
      countSoon(text)
      const first = actions[0] ?? found[0]
      const effect = actions[0] ? `Enter takes the first: ${actions[0].name}` : 'Enter shows all results'
      status.announce(first ? `${countOf(count, 'suggestion')}. ${effect}` : 'No suggestions')
      showOptions(
        [...renderActions(actions), ...renderSuggestions(found, text)],
        first ? [] : [renderNothing(text, nearest)],
        actions.length > 0,
      )
    },
    onFailure(isReachable) {
      answer.hide()
      all.hidden = true
      showOptions([])
      if (isReachable) showLine('No suggestions right now. Enter still searches.')
      else showOffline()
    },
  })

  /** Counting all results is slower than suggesting, so it waits until the text is stable. */
  function countSoon(text: string) {
    all.textContent = 'See all results'
    clearTimeout(counter)
    counter = window.setTimeout(() => {
      suggestions.count(text).then(
        (total) => {
          if (total > 1 && input.value.trim() === text) all.textContent = `See all ${countOf(total, 'result')}`
        },
        () => {},
      )
    }, debounceMs)
  }

  /** On phones the best option is lowest, above the field (search-phone.css): arrow up leads to it. */
  const isTurned = () => getComputedStyle(dialog).flexDirection === 'column-reverse'

  function showLine(words: string) {
    aside.replaceChildren(renderLine(words))
    status.announce(words)
  }

  function showOffline() {
    showLine('The wiki cannot be reached. What you typed stays here; suggestions come back with the network.')
  }

  function showOptions(groups: HTMLElement[], others: HTMLElement[] = [], takesFirst = false) {
    setChildren(list, groups)
    renderPicturesSoon()
    aside.replaceChildren(...others)
    list.hidden = groups.length === 0
    input.ariaExpanded = String(groups.length > 0)
    // Reading or setting scrollTop forces layout: only if it was scrolled.
    if (isScrolled) results.scrollTo(0, 0)
    isScrolled = false
    choice.settle([...list.querySelectorAll<HTMLAnchorElement>('[role=option]')], takesFirst)
  }

  /** After each change: local suggestions are painted with the letter; otherwise the letter is painted first. */
  function updateSuggestions() {
    choice.wait()
    cancelAnimationFrame(frame)
    clearTimeout(lookUpSoon)
    if (suggestions.isHere()) lookUp()
    else frame = requestAnimationFrame(() => (lookUpSoon = window.setTimeout(lookUp)))
  }

  function lookUp() {
    if (!dialog.open) return
    clearTimeout(counter)
    status.clear()
    answer.clear()
    const isAsked = suggestions.ask(input.value)
    const recent = isAsked ? [] : listRecentSearches()
    if (!isAsked) {
      answer.hide()
      showOptions(renderStart(recent))
      all.hidden = true
    }
    clear.hidden = input.value === ''
    all.href = paths.search(input.value.trim())
    forget.hidden = recent.length === 0
  }

  /** Opens the selected option; without one, performs the action of the query, or shows all results. */
  function enter(inNewTab: boolean) {
    choice.choose((option) => {
      if (option?.matches(doneHere) && !inNewTab) {
        option.click()
        return
      }
      const to = option?.href ?? (toComparable(input.value) === '' ? undefined : paths.search(input.value.trim()))
      if (to) void leave(to, inNewTab)
    })
  }

  async function leave(to: string, inNewTab: boolean) {
    const text = input.value
    // Offline, a service worker answers; without one, the browser's error page would replace the page and lose the text.
    const isDoubtful = !navigator.serviceWorker?.controller && (suggestions.isFailing() || !navigator.onLine)
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

  input.addEventListener('input', updateSuggestions)
  input.addEventListener('keydown', (event) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') choice.move((key === 'ArrowDown') === isTurned() ? -1 : 1)
    else if (key === 'Enter') enter(event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  })
  // Phones submit without a key event.
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    enter(false)
  })
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (target === dialog) dialog.close()
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || (results.contains(link) && choice.isWaiting())) return
    if (link.matches(doneHere) && !ctrlKey && !metaKey && !shiftKey) {
      status.showDone(link)
      return
    }
    rememberSearch(input.value)
    if (!ctrlKey && !metaKey && !shiftKey) dialog.close()
  })
  results.addEventListener('scroll', () => (isScrolled = true))
  // Keeps the focus in the field; the link still works.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  clear.addEventListener('click', () => {
    input.value = ''
    updateSuggestions()
    input.focus()
  })
  forget.addEventListener('click', () => {
    forgetSearches()
    updateSuggestions()
    input.focus()
  })
  close.addEventListener('click', () => dialog.close())
  help.addEventListener('click', () => void openShortcutHelp())
  dialog.addEventListener('close', () => {
    suggestions.stop()
    answer.clear()
    status.stop()
    if (field) field.value = input.value
    const target = field ?? before
    if (target instanceof HTMLElement) target.focus()
  })

  return (from, typed) => {
    if (dialog.open) return
    field = from
    before = document.activeElement
    input.value = from?.value ?? typed
    dialog.showModal()
    fitScreen()
    suggestions.prepare()
    choice.wait()
    lookUp()
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }
}
