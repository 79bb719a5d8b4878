import { toComparable } from '#model/slugs.ts'
import { paths } from '../paths.ts'
import { element } from './element.ts'
import { forgetSearches, listRecentSearches, rememberSearch } from './recent-searches.ts'
import { drawNothing, drawSearchDialog } from './search-dialog.ts'
import { drawStart, drawSuggestions } from './search-options.ts'
import { createSuggestions } from './suggestions.ts'
import '../styles/pages/search.css'

let open: ((from: HTMLInputElement | null) => void) | undefined

/** Opens the search over the page. `from` is the field that was being typed in, whose text goes along and comes back. */
export function openSearch(from: HTMLInputElement | null = null) {
  open ??= createSearch()
  open(from)
}

/** A combobox in a dialog: focus stays in the field, the arrows move through the list below it. Nothing is chosen unasked. */
function createSearch() {
  const { dialog, form, input, clear, close, list, aside, status, help, forget, all } = drawSearchDialog()
  let active = -1
  let field: HTMLInputElement | null = null
  let before: Element | null = null

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')]
  const suggestions = createSuggestions({
    onAnswer({ text, found, nearest }) {
      show(drawSuggestions(found, text), found.length === 0 ? [drawNothing(text, nearest)] : [])
      all.hidden = found.length === 0
      status.textContent = found.length === 0 ? 'No suggestions' : `${found.length} ${found.length === 1 ? 'suggestion' : 'suggestions'}`
    },
    onFailure() {
      show([], [element('p', { class: 'quiet-line' }, 'No suggestions right now. Enter still searches.')])
      status.textContent = 'No suggestions right now'
    },
  })

  function show(groups: HTMLElement[], others: HTMLElement[] = []) {
    list.replaceChildren(...groups)
    aside.replaceChildren(...others)
    list.hidden = groups.length === 0
    input.ariaExpanded = String(groups.length > 0)
    options().forEach((option, place) => (option.id = `finder-${place}`))
    activate(-1)
    list.parentElement?.scrollTo(0, 0)
  }

  function activate(place: number) {
    active = place
    options().forEach((option, at) => (option.ariaSelected = String(at === place)))
    const option = options()[place]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  function update() {
    const isAsked = suggestions.ask(input.value)
    const recent = isAsked ? [] : listRecentSearches()
    if (!isAsked) {
      show(drawStart(recent))
      status.textContent = ''
    }
    clear.hidden = input.value === ''
    if (!isAsked) all.hidden = true
    all.href = paths.search(input.value.trim())
    forget.hidden = recent.length === 0
  }

  function leave(to: string, inNewTab: boolean) {
    rememberSearch(input.value)
    if (inNewTab) window.open(to, '_blank', 'noopener')
    else {
      dialog.close()
      location.assign(to)
    }
  }

  input.addEventListener('input', update)
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const count = options().length
    const { key } = event
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      // One place of the round is the field itself.
      const places = count + 1
      activate(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1)
    } else if (key === 'Enter') {
      event.preventDefault()
      const to = options()[active]?.href ?? (toComparable(input.value) === '' ? undefined : paths.search(input.value.trim()))
      if (to) leave(to, event.ctrlKey || event.metaKey)
    }
  })
  // Phones submit without a key.
  form.addEventListener('submit', () => rememberSearch(input.value))
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (target === dialog) dialog.close()
    if (!(target instanceof Element) || !target.closest('a')) return
    rememberSearch(input.value)
    if (!ctrlKey && !metaKey && !shiftKey) dialog.close()
  })
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
  help.addEventListener('click', () => void import('./shortcut-help.ts').then(({ openShortcutHelp }) => openShortcutHelp()))
  dialog.addEventListener('close', () => {
    suggestions.stop()
    if (field) field.value = input.value
    const target = field ?? before
    if (target instanceof HTMLElement) target.focus()
  })

  document.body.append(dialog)
  return (from: HTMLInputElement | null) => {
    if (dialog.open) return
    field = from
    before = document.activeElement
    input.value = from?.value ?? ''
    dialog.showModal()
    update()
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }
}
