import { useEffect, useRef, useState } from 'react'
import type { Corrected, KnownNames } from '#content/correct/correct-file.ts'
import type { CorrectableField } from '#content/correct/correctable-fields.ts'
import { readCorrection, type AskedCorrection } from '#model/wiki/correct/correction.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { CorrectedFile } from './corrected-file.tsx'
import { FieldForm } from './field-form.tsx'
import { loadRules } from './load-rules.ts'
import type { SiteWays } from './ways-to-send.tsx'
import './correct.css'

type Props = {
  file: string
  text: string
  fields: readonly CorrectableField[]
  asked: AskedCorrection
  /** What the server made of it, where it was sent without script. */
  answer: Corrected | null
  site: SiteWays
  today: string
  /** The names of what it can name in other files. */
  known: KnownNames
}

/** A file, to be corrected: one field of it, or its text. What is made of it is checked here, and sent by whom made it. */
export function CorrectFile({ file, text, fields, asked, answer: drawn, site, today, known }: Props) {
  const [answer, setAnswer] = useState(drawn)
  const result = useRef<HTMLDivElement>(null)
  const field = fields.find(({ name }) => name === asked.field)

  /** Reading YAML and the shapes of all kinds come with the first change, not with the page. */
  async function make(how: (rules: Awaited<ReturnType<typeof loadRules>>) => Corrected) {
    const rules = await loadPart(loadRules, (notice) => result.current?.before(notice))
    setAnswer(how(rules))
  }

  // Whoever made the change is led to what came of it.
  useEffect(() => {
    if (answer !== drawn) result.current?.focus()
  }, [answer, drawn])

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
          typed={asked}
          isSent={asked.isSent}
          onSend={(event) => {
            event.preventDefault()
            const typed = readForm(event.currentTarget)
            void make(({ correctField }) => correctField(file, text, typed, today, known))
          }}
        />
      )}
      {/* Before there is an answer, the words for a script that has not come stand before it. */}
      <div ref={result} className="stack" tabIndex={-1} hidden={!answer}>
        {answer && <CorrectedFile file={file} line={field?.line} answer={answer} site={site} />}
      </div>
      <details className="card" open={fields.length === 0}>
        <summary>The file as it is: {file}</summary>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            const changed = event.currentTarget.querySelector('textarea')?.value.replaceAll('\r\n', '\n')
            void make(({ correctText }) => correctText(file, text, changed ?? text, known))
          }}
        >
          <label className="fl">
            Its text
            <span className="field">
              <textarea className="file-text" name="text" rows={18} defaultValue={text} spellCheck={false} />
            </span>
          </label>
          <p>
            <button className="btn needs-js">Check it and make the patch</button>
          </p>
        </form>
      </details>
    </div>
  )
}

export { CorrectFile as island }
