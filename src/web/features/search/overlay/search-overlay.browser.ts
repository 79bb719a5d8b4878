import { toComparable } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { keepAboveKeyboard } from './above-keyboard.browser.ts'
import { createAnswerLine } from './answer-line.browser.ts'
import { createActiveOption } from './active-option.browser.ts'
import { forgetSearches, listRecentSearches, rememberSearch } from './recent-searches.browser.ts'
import { createResultArea } from './result-area.browser.ts'
import { findDialogParts } from './search-dialog.browser.ts'
import { openShortcutHelp } from '#web/features/search/overlay/shortcut-help.browser.ts'
import { createSearchStatus } from './search-status.browser.ts'
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
  const parts = findDialogParts(dialogs)
  const { dialog, form, input, clear, close, results, help, forget, all } = parts
  const choice = createActiveOption(input, results)
  const status = createSearchStatus(dialog)
  const answer = createAnswerLine(dialog)
  const fitScreen = keepAboveKeyboard(dialog)
  let field: HTMLInputElement | null = null
  let before: Element | null = null
  let frame = 0
  let lookUpSoon = 0

  const suggestions = createSuggestions({
    onAnswer(suggested, text) {
      answer.update(suggested, text)
      area.showSuggested(suggested, text)
    },
    onFailure(isReachable) {
      answer.hide()
      area.showFailure(isReachable)
    },
  })
  const area = createResultArea(parts, { choice, status, count: suggestions.count })

  /** On phones the best option is lowest, above the field (search-phone.css): arrow up leads to it. */
  const isTurned = () => getComputedStyle(dialog).flexDirection === 'column-reverse'

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
    area.stopCounting()
    status.clear()
    answer.clear()
    const isAsked = suggestions.ask(input.value)
    const recent = isAsked ? [] : listRecentSearches()
    if (!isAsked) {
      answer.hide()
      area.showStart(recent)
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
      area.showOffline()
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
