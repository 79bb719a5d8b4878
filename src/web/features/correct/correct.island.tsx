import { today } from '#model/text/today.ts'
import { useEffect, useRef, useState } from 'react'
import type { Corrected } from '#content/correct/correct-file.ts'
import type { CorrectableField } from '#content/correct/correctable-fields.ts'
import { readCorrection, type AskedCorrection } from '#model/wiki/correct/correction.ts'
import { describeCorrection, type SoldItem } from '#model/wiki/correct/describe-correction.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { compareWithAll } from './compare-with-all.ts'
import { CorrectedFile, type WasCompared } from './corrected-file.tsx'
import { FieldForm, resultId } from './field-form.tsx'
import { loadRules } from './load-rules.ts'
import type { SendChannels } from './send-options.tsx'
import './correct.css'

type Props = {
  file: string
  text: string
  /** Name and price unit of the item in the file. */
  item: SoldItem
  fields: readonly CorrectableField[]
  requested: AskedCorrection
  /** The server's result, if the form was submitted without script. */
  answer: Corrected | null
  site: SendChannels
}

/** Corrects a file: one field of it, or its whole text. The change is checked here, and the reader sends it. */
export function CorrectFile({ file, text, item, fields, requested, answer: served, site }: Props) {
  const [answer, setAnswer] = useState(served)
  const [comparison, setComparison] = useState<WasCompared>('none')
  const [isAlive, setAlive] = useState(false)
  const [sent, setSent] = useState(served ? requested : undefined)
  const result = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLTextAreaElement>(null)
  /** The latest answer: results for an older one are ignored. */
  const latest = useRef(served)
  const field = fields.find(({ name }) => name === requested.field)

  /** Loads the YAML parser and schemas with the first change, and then the check against all files. */
  async function make(how: (rules: Awaited<ReturnType<typeof loadRules>>) => Corrected) {
    const rules = await loadPart(loadRules, (notice) => result.current?.before(notice))
    const corrected = how(rules)
    setAnswer(corrected)
    latest.current = corrected
    if ('problems' in corrected) return
    setComparison('running')
    const problems = await compareWithAll({ file, text: corrected.text })
    if (latest.current !== corrected) return
    if (problems && problems.length > 0) setAnswer({ problems })
    setComparison(problems ? 'done' : 'none')
  }

  useEffect(() => setAlive(true), [])

  // Focuses the result for the reader who made the change.
  useEffect(() => {
    if (answer !== served) result.current?.focus()
  }, [answer, served])

  const readForm = (form: HTMLFormElement) =>
    readCorrection(
      new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    )

  return (
    <div className="stack lg">
      {field && (
        <FieldForm
          file={file}
          field={field}
          typed={requested}
          isSent={requested.isSent}
          onSend={(event) => {
            event.preventDefault()
            const typed = readForm(event.currentTarget)
            setSent(typed)
            if (typed.problem) setAnswer((latest.current = { problems: [typed.problem] }))
            else void make(({ correctField }) => correctField(file, text, typed, today(), {}))
          }}
        />
      )}
      {/* A notice of a failed script load goes before this element. */}
      <div ref={result} id={resultId} className="stack" tabIndex={-1} hidden={!answer}>
        {answer && (
          <CorrectedFile
            file={file}
            line={field?.line}
            answer={answer}
            comparison={comparison}
            site={site}
            message={sent ? describeCorrection(file, item, sent, today()) : ''}
          />
        )}
      </div>
      <details className="card" open={fields.length === 0}>
        <summary>The file as it is: {file}</summary>
        {/* Not a form: before the script has loaded, a browser would submit the whole text in the URL. */}
        <div className="stack">
          <label className="fl">
            Its text
            <span className="field">
              <textarea ref={whole} className="file-text" name="text" rows={18} defaultValue={text} spellCheck={false} />
            </span>
          </label>
          <p>
            <button
              type="button"
              className="btn needs-js"
              disabled={!isAlive}
              onClick={() => {
                setSent(undefined)
                const changed = whole.current?.value.replaceAll('\r\n', '\n') ?? text
                void make(({ correctText }) => correctText(file, text, changed, {}))
              }}
            >
              Check it and make the patch
            </button>
          </p>
        </div>
      </details>
    </div>
  )
}

export { CorrectFile as island }
