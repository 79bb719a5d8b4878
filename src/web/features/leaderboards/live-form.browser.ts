import { startRelativeDates } from '#web/features/dates/relative-dates.browser.ts'
import { fetchSeen } from '#web/browser/fetch-seen.ts'
import { retry } from '#web/browser/retry.ts'
import { find, findAll, valueOf } from '#web/browser/find.ts'
import { mayWriteMarkup, trustMarkup } from '#web/browser/trusted-types.ts'
import { bearing } from '#web/attribute.ts'
import { leftOut, liveForm, livePart, liveStatus } from './live-form.attributes.ts'

/** A network that has said nothing for so long, in milliseconds, is taken for gone. */
const patience = 15_000

const ownPages = trustMarkup(mayWriteMarkup.ownPages, (html) => html)

/**
 * Forms that ask anew on each change: `liveForm` names the parts of the page that the answer replaces (`livePart`) and
 * the line that says how many there are (`liveStatus`). The heads of tables in these parts, as far as they are links,
 * ask in the same way: the page stays where it is, and so does the focus. The address says what is shown, Back brings back what was.
 * While no answer comes, what was shown stays and the question is asked again. Without script the form is sent as any other.
 */
export function startLiveForms() {
  const forms = findAll<HTMLFormElement>(document, liveForm)
  for (const form of forms) {
    const ask = () => {
      const address = toAddress(form)
      void follow(form, address, true).catch(() => location.assign(address))
    }
    form.addEventListener('change', ask)
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(heads(form)) : null
      // To a new tab or window, a link leads as everywhere.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const { href } = link
      restore(form, new URL(href).searchParams)
      void follow(form, href, true).catch(() => location.assign(href))
    })
    // A reader may have been quicker than this script.
    if (isChanged(form)) ask()
  }
  if (forms.length > 0) {
    addEventListener('popstate', () => {
      // A jump within the page is a step back, too.
      if (location.search === shownSearch) return
      for (const form of forms) void follow(form, location.href, false).catch(() => location.reload())
    })
  }
}

/** The links by which the form's tables are sorted. */
const heads = (form: HTMLFormElement) => `${bearing(livePart, valueOf(form, liveForm))} thead a`

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
    if (typeof value === 'string' && value !== '' && value !== valueOf(form, leftOut)) url.searchParams.append(name, value)
  }
  return url.href
}

let underWay = new AbortController()
let shownSearch = location.search

async function follow(form: HTMLFormElement, address: string, isNew: boolean) {
  underWay.abort()
  underWay = new AbortController()
  const { signal } = underWay
  const parts = valueOf(form, liveForm)
  const shown = findAll(document, livePart, parts)
  for (const part of shown) part.ariaBusy = 'true'
  const html = await retry(() => fetchPage(address, signal), {
    words: 'No answer yet. What is shown is from before; it is asked for again by itself.',
    show: (notice) => form.after(notice),
    signal,
  }).catch(() => undefined)
  // A later change has taken over.
  if (html === undefined || signal.aborted) return
  const fresh = new DOMParser().parseFromString(ownPages.createHTML(html), 'text/html')
  const replacements = findAll(fresh, livePart, parts)
  if (replacements.length !== shown.length) throw new Error(`${address} holds other parts`)
  const held = [...document.querySelectorAll<HTMLElement>(heads(form))].findIndex((head) => head === document.activeElement)
  shown.forEach((part, place) => part.replaceWith(document.importNode(replacements[place] as Node, true)))
  if (held >= 0) document.querySelectorAll<HTMLElement>(heads(form))[held]?.focus({ preventScroll: true })
  const [status, freshStatus] = [document, fresh].map((page) => find(page, liveStatus, parts))
  if (status && freshStatus) status.textContent = freshStatus.textContent
  document.title = fresh.title
  shownSearch = new URL(address).search
  if (isNew) history.pushState(null, '', address)
  else restore(form, new URL(address).searchParams)
  startRelativeDates()
}

/** The page as it is sent now, whatever it says; a server that cannot answer at the moment is asked again. */
async function fetchPage(address: string, calledOff: AbortSignal): Promise<string> {
  const response = await fetchSeen(address, { signal: AbortSignal.any([calledOff, AbortSignal.timeout(patience)]) })
  if (response.status >= 500 || response.status === 429) throw new Error(`${address} was answered with ${response.status}`)
  return response.text()
}

/** After Back, the fields say again what the address says. */
function restore(form: HTMLFormElement, given: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = given.get(field.name) ?? valueOf(form, leftOut) ?? ''
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = given.get(field.name) === field.value
    else if (field instanceof HTMLInputElement && field.list) field.value = given.get(field.name) ?? ''
  }
}
