type Open = (option: HTMLAnchorElement | undefined) => void

/** Faster answers show no busy state, in ms. */
const busyDelayMs = 250

/**
 * Tracks the option selected by arrow keys. The focus stays in the field, so the field names the option. Before any arrow, Enter takes the
 * first option only if it is an action of the query ("timer 10"): it is highlighted but not the active descendant, which screen readers
 * would announce on each key (as in GitHub's combobox).
 *
 * While the options belong to an older query, none can be chosen: keys pressed meanwhile take effect when the right options arrive.
 */
export function createActiveOption(input: HTMLInputElement, results: HTMLElement) {
  let options: HTMLAnchorElement[] = []
  let active: HTMLAnchorElement | undefined
  let first: HTMLAnchorElement | undefined
  let steps = 0
  let later: Open | undefined
  let isWaiting = false
  let timer = 0

  // Changes only what is necessary: it runs on each key, also on slow phones.
  function activate(option: HTMLAnchorElement | undefined) {
    if (option === active) return
    active?.setAttribute('aria-selected', 'false')
    active = option
    if (option) {
      option.setAttribute('aria-selected', 'true')
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
    first?.classList.toggle('first', !active)
  }

  function move(by: number) {
    if (isWaiting) {
      steps += by
      return
    }
    // The field itself is one position of the cycle.
    const places = options.length + 1
    const from = active ? options.indexOf(active) + 1 : 0
    activate(options[((((from + by) % places) + places) % places) - 1])
  }

  // Clicks are ignored too while options are outdated.
  results.addEventListener('click', (event) => isWaiting && event.preventDefault())

  return {
    move,
    isWaiting: () => isWaiting,
    /** The options belong to an older query from now on. */
    wait() {
      isWaiting = true
      steps = 0
      later = undefined
      activate(undefined)
      clearTimeout(timer)
      timer = window.setTimeout(() => results.setAttribute('aria-busy', 'true'), busyDelayMs)
    },
    /** The options are current, or loading failed. `takesFirst`: Enter takes the first one before any arrow. */
    settle(now: HTMLAnchorElement[], takesFirst: boolean) {
      const [by, open] = isWaiting ? [steps, later] : [0, undefined]
      clearTimeout(timer)
      results.removeAttribute('aria-busy')
      isWaiting = false
      later = undefined
      activate(undefined)
      first?.classList.remove('first')
      first = takesFirst ? now[0] : undefined
      first?.classList.add('first')
      input.enterKeyHint = first ? 'go' : 'search'
      options = now
      options.forEach((option, place) => (option.id = `finder-${place}`))
      move(by)
      open?.(active)
    },
    /** Passes the selected option or else the first one to `open`, or undefined; deferred while options are outdated. */
    choose(open: Open) {
      if (isWaiting && steps !== 0) later = open
      else open(active ?? (isWaiting ? undefined : first))
    },
  }
}
