import { startRelativeDates } from '#web/features/dates/relative-dates.browser.ts'
import { retry } from '#web/browser/retry.ts'
import { find, findAll, readAttr } from '#web/browser/find.ts'
import { parseOwnPage } from '#web/browser/fragment.ts'
import { dataSelector } from '#web/data-attr.ts'
import { leftOut, liveForm, livePart, liveStatus } from './live-form.data-attrs.ts'

/** A network that has said nothing for so long, in milliseconds, is taken for gone. */
const timeoutMs = 15_000

/**
 * Forms that ask anew on each change: `liveForm` names the parts of the page that the answer replaces (`livePart`) and
 * the line that says how many there are (`liveStatus`). The heads of tables in these parts, as far as they are links,
 * ask in the same way: the page stays where it is, and so does the focus. The address says what is shown, Back brings back what was.
 * While no answer comes, what was shown stays and the question is asked again. Without script the form is sent as any other.
 */
export function startLiveForms() {
  const forms = findAll<HTMLFormElement>(document, liveForm)
  for (const form of forms) {
    const go = (address: string) =>
      void follow(form, address, () => history.pushState(null, '', address)).catch(() => location.assign(address))
    const ask = () => go(toAddress(form))
    form.addEventListener('change', ask)
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(heads(form)) : null
      // To a new tab or window, a link leads as everywhere.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const { href } = link
      restore(form, new URL(href).searchParams)
      go(href)
    })
    // A reader may have been quicker than this script.
    if (isChanged(form)) ask()
  }
  if (forms.length > 0) {
    addEventListener('popstate', () => {
      // A jump within the page is a step back, too.
      if (location.search === shownSearch) return
      for (const form of forms) {
        const asked = new URLSearchParams(location.search)
        void follow(form, location.href, () => restore(form, asked)).catch(() => location.reload())
      }
    })
  }
}

/** The links by which the form's tables are sorted. */
const heads = (form: HTMLFormElement) => `${dataSelector(livePart, readAttr(form, liveForm))} thead a`

/** Whether a field says something else than the page that came. */
function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
    return field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
  })
}

/** The form as an address, without what is left at its default. */
function toAddress(form: HTMLFormElement): string {
  const url = new URL(form.action)
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && value !== readAttr(form, leftOut)) url.searchParams.append(name, value)
  }
  return url.href
}

/** The request of each form that is under way. */
const controllers = new WeakMap<HTMLFormElement, AbortController>()
let shownSearch = location.search

/** Shows what an address asks; `settle` brings the page's own address or its fields in line. */
async function follow(form: HTMLFormElement, address: string, settle: () => void) {
  controllers.get(form)?.abort()
  const controller = new AbortController()
  controllers.set(form, controller)
  const { signal } = controller
  const parts = readAttr(form, liveForm)
  const shown = findAll(document, livePart, parts)
  for (const part of shown) part.ariaBusy = 'true'
  const fresh = await retry(() => readPage(address, signal), {
    words: 'No answer yet. This is the list from before. Retrying…',
    show: (notice) => form.after(notice),
    signal,
  }).catch(() => undefined)
  // A later change has taken over.
  if (fresh === undefined || signal.aborted) return
  const replacements = findAll(fresh.whole, livePart, parts)
  if (replacements.length !== shown.length) throw new Error(`${address} holds other parts`)
  const held = [...document.querySelectorAll<HTMLElement>(heads(form))].findIndex((head) => head === document.activeElement)
  shown.forEach((part, place) => part.replaceWith(document.importNode(replacements[place] as Node, true)))
  if (held >= 0) document.querySelectorAll<HTMLElement>(heads(form))[held]?.focus({ preventScroll: true })
  const [status, freshStatus] = [document, fresh.whole].map((page) => find(page, liveStatus, parts))
  if (status && freshStatus) status.textContent = freshStatus.textContent
  document.title = fresh.title
  shownSearch = new URL(address).search
  settle()
  startRelativeDates()
}

/** The page as it is sent now, whatever it says; a server that cannot answer at the moment is asked again. */
async function readPage(address: string, calledOff: AbortSignal): Promise<{ whole: ParentNode; title: string }> {
  const response = await fetch(address, { signal: AbortSignal.any([calledOff, AbortSignal.timeout(timeoutMs)]) })
  if (response.status >= 500 || response.status === 429) throw new Error(`${address} was answered with ${response.status}`)
  const whole = parseOwnPage(await response.text())
  return { whole, title: whole.title }
}

/** After Back, the fields say again what the address says. */
function restore(form: HTMLFormElement, given: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) choose(field, given.get(field.name) ?? readAttr(form, leftOut) ?? '')
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = given.get(field.name) === field.value
    else if (field instanceof HTMLInputElement && field.list) field.value = given.get(field.name) ?? ''
  }
}

/** A value that nothing has stays to be seen. */
function choose(field: HTMLSelectElement, value: string) {
  const [first] = field.options
  if (first && ![...field.options].some((option) => option.value === value)) {
    const added = first.cloneNode() as HTMLOptionElement
    added.value = added.text = value
    first.after(added)
  }
  field.value = value
}
