type Open = (option: HTMLAnchorElement | undefined) => void

/** An answer that comes sooner, in milliseconds, needs no sign that it is waited for. */
const busyDelayMs = 250

/**
 * Which option the arrows have come to. Focus stays in the field, so the field names the option. Before any arrow, Enter takes the
 * first only where it does what the text asks for ("timer 10"): it is shown so, but not named as the active one, which would be read aloud over each letter (as GitHub's combobox has it).
 *
 * While the options of an older text stand there, none can be chosen: keys pressed meanwhile count as soon as the right options
 * have come, so that who knows what comes first need not wait for it, and never opens what belonged to other letters.
 */
export function createOptionChoice(input: HTMLInputElement, results: HTMLElement) {
  let options: HTMLAnchorElement[] = []
  let active: HTMLAnchorElement | undefined
  let first: HTMLAnchorElement | undefined
  let steps = 0
  let later: Open | undefined
  let isWaiting = false
  let timer = 0

  // Only what changes is touched: this runs at each key, also on slow phones.
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
    // One place of the round is the field itself.
    const places = options.length + 1
    const from = active ? options.indexOf(active) + 1 : 0
    activate(options[((((from + by) % places) + places) % places) - 1])
  }

  // By a finger no more than by a key.
  results.addEventListener('click', (event) => isWaiting && event.preventDefault())

  return {
    move,
    isWaiting: () => isWaiting,
    /** What stands there belongs to an older text from now on. */
    wait() {
      isWaiting = true
      steps = 0
      later = undefined
      activate(undefined)
      clearTimeout(timer)
      timer = window.setTimeout(() => results.setAttribute('aria-busy', 'true'), busyDelayMs)
    },
    /** What stands there now is what was waited for, or says that it cannot be had. `takesFirst`: Enter takes the first before any arrow. */
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
    /** Hands over the option that is chosen, else the first, nothing where none is: at once, or when the options that are waited for are there. */
    choose(open: Open) {
      if (isWaiting && steps !== 0) later = open
      else open(active ?? (isWaiting ? undefined : first))
    },
  }
}
