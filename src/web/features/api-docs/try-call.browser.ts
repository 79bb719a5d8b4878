import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { retry } from '#web/browser/retry.ts'
import { findAll, setValue } from '#web/browser/find.ts'
import { callForm } from './try-call.data-attrs.ts'

/** Longer responses are cut: they slow down the page. */
const maxShown = 20_000

/** Runs API calls from the documentation and shows status, time and response. Only URLs of this API are called. */
export function startTryCalls() {
  const controllers = new WeakMap<HTMLFormElement, AbortController>()
  // The response now appears in the page instead of a new one.
  for (const form of findAll(document, callForm)) setValue(form, callForm, 'here')
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement && event.target.hasAttribute(callForm) ? event.target : null
    const address = form?.querySelector('input')?.value.trim()
    const output = form?.querySelector<HTMLElement>('.try-answer')
    if (!form || !address || !output) return
    event.preventDefault()
    const [line, body] = [output.querySelector('p'), output.querySelector('pre')]
    controllers.get(form)?.abort()
    output.hidden = false
    if (!line || !body) return
    if (!address.startsWith(prefixes.api) || address === prefixes.api || address.charAt(prefixes.api.length) === '\\') {
      line.textContent = `An address of this API starts with ${prefixes.api}.`
      body.textContent = ''
      return
    }
    line.textContent = 'Asking…'
    const asking = new AbortController()
    controllers.set(form, asking)
    void retry(() => call(address, asking.signal), {
      words: 'No answer: you’re offline. Retrying…',
      show(notice) {
        line.textContent = ''
        body.textContent = ''
        line.after(notice)
      },
      signal: asking.signal,
    }).then(
      ({ head, text }) => {
        line.textContent = head
        body.textContent = text
      },
      // Ignored: the request was aborted by a newer one.
      () => {},
    )
  })
}

async function call(address: string, signal: AbortSignal) {
  const started = performance.now()
  const response = await fetch(address, { signal })
  const { count, text } = readAnswer(await response.text())
  const head = `${response.status}${count === undefined ? '' : `, count ${count}`}, ${Math.round(performance.now() - started)} ms`
  return { head, text: text.length > maxShown ? `${text.slice(0, maxShown)}\n… and ${text.length - maxShown} characters more` : text }
}

/** Most responses are JSON; a documentation page is not. */
function readAnswer(raw: string): { count?: number | undefined; text: string } {
  try {
    const json = JSON.parse(raw) as { count?: number }
    return { count: json.count, text: JSON.stringify(json, null, 2) }
  } catch {
    return { text: raw }
  }
}
