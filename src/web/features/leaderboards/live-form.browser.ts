import { partTimeoutMs } from '#model/http/timeouts.ts'
import { startRelativeDates } from '#web/features/dates/relative-dates.browser.ts'
import { retry } from '#web/browser/retry.ts'
import { find, findAll, readAttr } from '#web/browser/find.ts'
import { parseOwnPage } from '#web/browser/fragment.ts'
import { dataSelector } from '#web/data-attr.ts'
import { leftOut, liveForm, livePart, liveStatus } from './live-form.data-attrs.ts'

/**
 * Forms that reload their results on each change, without a full page load. `liveForm` names the parts of the page to replace (`livePart`),
 * `liveStatus` is the line with the count. Links in the table headers of these parts work the same way. Scroll position and focus are kept,
 * the URL is updated, and Back restores the earlier results. Failed requests are retried while the old results stay. Without script the
 * form is submitted normally.
 */
export function startLiveForms() {
  const forms = findAll<HTMLFormElement>(document, liveForm)
  for (const form of forms) {
    const loadAddress = (address: string) =>
      void loadResults(form, address, () => history.pushState(null, '', address)).catch(() => location.assign(address))
    const loadForm = () => loadAddress(toAddress(form))
    form.addEventListener('change', loadForm)
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(heads(form)) : null
      // Modified clicks open a new tab or window as usual.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const { href } = link
      restoreFields(form, new URL(href).searchParams)
      loadAddress(href)
    })
    // Input made before this script loaded.
    if (isChanged(form)) loadForm()
  }
  if (forms.length > 0) {
    addEventListener('popstate', () => {
      // A link to a fragment also fires popstate.
      if (location.search === shownSearch) return
      for (const form of forms) {
        const params = new URLSearchParams(location.search)
        void loadResults(form, location.href, () => restoreFields(form, params)).catch(() => location.reload())
      }
    })
  }
}

/** Selector of the sort links in the form's tables. */
const heads = (form: HTMLFormElement) => `${dataSelector(livePart, readAttr(form, liveForm))} thead a`

/** Whether a field differs from what the server rendered. */
function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
    return field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
  })
}

/** The form's URL, without fields at their default. */
function toAddress(form: HTMLFormElement): string {
  const url = new URL(form.action)
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && value !== readAttr(form, leftOut)) url.searchParams.append(name, value)
  }
  return url.href
}

/** The pending request of each form. */
const controllers = new WeakMap<HTMLFormElement, AbortController>()
let shownSearch = location.search

/** Loads a URL and shows its results; `settle` then updates the URL or the fields. */
async function loadResults(form: HTMLFormElement, address: string, settle: () => void) {
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
  // A later change has replaced this request.
  if (fresh === undefined || signal.aborted) return
  const replacements = findAll(fresh.whole, livePart, parts)
  if (replacements.length !== shown.length) throw new Error(`${address} holds other parts`)
  const held = [...document.querySelectorAll<HTMLElement>(heads(form))].findIndex((head) => head === document.activeElement)
  shown.forEach((part, index) => part.replaceWith(document.importNode(replacements[index] as Node, true)))
  if (held >= 0) document.querySelectorAll<HTMLElement>(heads(form))[held]?.focus({ preventScroll: true })
  const [status, freshStatus] = [document, fresh.whole].map((page) => find(page, liveStatus, parts))
  if (status && freshStatus) status.textContent = freshStatus.textContent
  document.title = fresh.title
  shownSearch = new URL(address).search
  settle()
  startRelativeDates()
}

/** Loads the page, whatever its status; throws for a temporary server error, which is retried. */
async function readPage(address: string, calledOff: AbortSignal): Promise<{ whole: ParentNode; title: string }> {
  const response = await fetch(address, { signal: AbortSignal.any([calledOff, AbortSignal.timeout(partTimeoutMs)]) })
  if (response.status >= 500 || response.status === 429) throw new Error(`${address} was answered with ${response.status}`)
  const whole = parseOwnPage(await response.text())
  return { whole, title: whole.title }
}

/** Sets the fields to the values in the URL. */
function restoreFields(form: HTMLFormElement, params: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) chooseOption(field, params.get(field.name) ?? readAttr(form, leftOut) ?? '')
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = params.get(field.name) === field.value
    else if (field instanceof HTMLInputElement && field.list) field.value = params.get(field.name) ?? ''
  }
}

/** Sets a select; a value without an option gets one. */
function chooseOption(field: HTMLSelectElement, value: string) {
  const [first] = field.options
  if (first && ![...field.options].some((option) => option.value === value)) {
    const added = first.cloneNode() as HTMLOptionElement
    added.value = added.text = value
    first.after(added)
  }
  field.value = value
}
