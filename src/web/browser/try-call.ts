/** More of an answer than this helps nobody and slows the page. */
const mostShown = 20_000

/** The boxes of the API page: call the address, show status, time and answer. Only addresses of this API are called. */
export function startTryCalls() {
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement && event.target.matches('[data-try-call]') ? event.target : null
    const address = form?.querySelector('input')?.value.trim()
    const output = form?.querySelector<HTMLElement>('.try-answer')
    if (!form || !address || !output) return
    event.preventDefault()
    const [line, body] = [output.querySelector('p'), output.querySelector('pre')]
    output.hidden = false
    if (!line || !body) return
    if (!/^\/api\/[^\\]/.test(address)) {
      line.textContent = 'An address of this API starts with /api/.'
      body.textContent = ''
      return
    }
    line.textContent = 'Asking…'
    void call(address).then(
      ({ head, text }) => {
        line.textContent = head
        body.textContent = text
      },
      () => {
        line.textContent = 'No answer. The pipe burst, or you are offline.'
        body.textContent = ''
      },
    )
  })
}

async function call(address: string) {
  const started = performance.now()
  const response = await fetch(address)
  const json = (await response.json()) as { count?: number }
  const text = JSON.stringify(json, null, 2)
  const head = `${response.status}${json.count === undefined ? '' : `, count ${json.count}`}, ${Math.round(performance.now() - started)} ms`
  return { head, text: text.length > mostShown ? `${text.slice(0, mostShown)}\n… and ${text.length - mostShown} characters more` : text }
}
