import type { Suggested } from '#model/search/suggest.ts'
import { countOf } from '#model/text/count-of.ts'
import type { createActiveOption } from './active-option.browser.ts'
import { renderLine, renderNothing, type findDialogParts } from './search-dialog.browser.ts'
import { createSuggestionList, renderActions, renderPicturesSoon, renderStart, setChildren } from './search-options.browser.ts'
import { debounceMs, type createSearchStatus } from './search-status.browser.ts'

type Deps = {
  choice: ReturnType<typeof createActiveOption>
  status: ReturnType<typeof createSearchStatus>
  /** Total number of results for a text; rejects if it is not known. */
  count: (text: string) => Promise<number>
}

/** The area below the search field: the options, lines of text, and the link to all results. */
export function createResultArea(
  { input, results, list, aside, all }: Pick<ReturnType<typeof findDialogParts>, 'input' | 'results' | 'list' | 'aside' | 'all'>,
  { choice, status, count }: Deps,
) {
  const renderSuggestions = createSuggestionList()
  let counter = 0
  let isScrolled = false

  /** Counting all results is slower than suggesting, so it waits until the text is stable. */
  function countSoon(text: string) {
    all.textContent = 'See all results'
    clearTimeout(counter)
    counter = window.setTimeout(() => {
      count(text).then(
        (total) => {
          if (total > 1 && input.value.trim() === text) all.textContent = `See all ${countOf(total, 'result')}`
        },
        () => {},
      )
    }, debounceMs)
  }

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

  results.addEventListener('scroll', () => (isScrolled = true))
  // Keeps the focus in the field; the link still works.
  list.addEventListener('mousedown', (event) => event.preventDefault())

  return {
    showOffline,
    stopCounting: () => clearTimeout(counter),
    showSuggested({ found, nearest, actions }: Suggested, text: string) {
      all.hidden = found.length === 0
      countSoon(text)
      const first = actions[0] ?? found[0]
      const effect = actions[0] ? `Enter takes the first: ${actions[0].name}` : 'Enter shows all results'
      status.announce(first ? `${countOf(found.length + actions.length, 'suggestion')}. ${effect}` : 'No suggestions')
      showOptions(
        [...renderActions(actions), ...renderSuggestions(found, text)],
        first ? [] : [renderNothing(text, nearest)],
        actions.length > 0,
      )
    },
    /** For an empty field. */
    showStart(recent: string[]) {
      all.hidden = true
      showOptions(renderStart(recent))
    },
    /** `isReachable`: the server answered with an error. */
    showFailure(isReachable: boolean) {
      all.hidden = true
      showOptions([])
      if (isReachable) showLine('No suggestions right now. Enter still searches.')
      else showOffline()
    },
  }
}
