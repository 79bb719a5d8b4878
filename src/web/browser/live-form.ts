import { startRelativeDates } from './relative-dates.ts'

/**
 * Forms that ask anew on each change: `data-live` names the parts of the page that the answer replaces (`data-live-part`) and
 * the line that tells how many there are (`data-live-status`). The address says what is shown, Back brings back what was.
 * Without script, or when the answer does not come, the form is sent as any other.
 */
export function startLiveForms() {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-live]')
  for (const form of forms) {
    form.addEventListener('change', () => void follow(form, toAddress(form), true).catch(() => form.submit()))
  }
  if (forms.length > 0) {
    addEventListener('popstate', () => {
      // A jump within the page is a step back, too.
      if (location.search === shownSearch) return
      for (const form of forms) void follow(form, location.href, false).catch(() => location.reload())
    })
  }
}

/** The form as an address, without what is left at its default. */
function toAddress(form: HTMLFormElement): string {
  const url = new URL(form.action)
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && value !== form.dataset.default) url.searchParams.append(name, value)
  }
  return url.href
}

let underWay = new AbortController()
let shownSearch = location.search

async function follow(form: HTMLFormElement, address: string, isNew: boolean) {
  underWay.abort()
  underWay = new AbortController()
  const { signal } = underWay
  const parts = form.dataset.live ?? ''
  const shown = document.querySelectorAll(`[data-live-part="${parts}"]`)
  for (const part of shown) part.ariaBusy = 'true'
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    if (signal.aborted) return undefined
    throw error
  })
  // A later change has taken over.
  if (!response || signal.aborted) return
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  const replacements = fresh.querySelectorAll(`[data-live-part="${parts}"]`)
  if (replacements.length !== shown.length) throw new Error(`${address} holds other parts`)
  shown.forEach((part, place) => part.replaceWith(document.importNode(replacements[place] as Node, true)))
  const [status, told] = [document, fresh].map((page) => page.querySelector(`[data-live-status="${parts}"]`))
  if (status && told) status.textContent = told.textContent
  document.title = fresh.title
  shownSearch = new URL(address).search
  if (isNew) history.pushState(null, '', address)
  else restore(form, new URL(address).searchParams)
  startRelativeDates()
}

/** After Back, the fields say again what the address says. */
function restore(form: HTMLFormElement, given: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = given.get(field.name) ?? form.dataset.default ?? ''
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = given.get(field.name) === field.value
    else if (field instanceof HTMLInputElement && field.list) field.value = given.get(field.name) ?? ''
  }
}
