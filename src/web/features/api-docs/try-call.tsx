import { callForm } from './try-call.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './api-docs.css'

/** A call to try: an editable URL with its response below (try-call.browser.ts). Without script the form opens the response. */
export function TryCall({ example }: { example: string }) {
  return (
    <form className="try-call" action={example.replaceAll('|', '%7C')} {...dataAttr(callForm)}>
      <label className="field grow">
        <span className="sr">Address to call</span>
        <input type="text" defaultValue={example} spellCheck={false} autoComplete="off" />
      </label>
      <button className="btn small" aria-label={`Try it: ${example}`}>
        Try it
      </button>
      <div className="try-answer" role="status" hidden>
        <p className="sm soft" />
        <pre tabIndex={0} />
      </div>
    </form>
  )
}
