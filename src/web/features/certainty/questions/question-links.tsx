import { countOf } from '#model/text/count-of.ts'
import type { AskedQuestion } from '#model/wiki/question.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import './question-links.css'

/** More are collapsed. */
const maxVisible = 3

/** Links to the open questions of a page, each with a short test. */
export function QuestionLinks({ of }: { of: readonly AskedQuestion[] }) {
  if (of.length === 0) return null
  return (
    <aside className="callout asked" aria-label="Help us check">
      <Icon name="circle-question-mark" />
      <div>
        <p>
          <b>Help us check:</b>
        </p>
        <Links of={of.slice(0, maxVisible)} />
        {of.length > maxVisible && (
          <details>
            <summary>{countOf(of.length - maxVisible, 'more question')}</summary>
            <Links of={of.slice(maxVisible)} />
          </details>
        )}
      </div>
    </aside>
  )
}

function Links({ of }: { of: readonly AskedQuestion[] }) {
  return (
    <ul>
      {of.map(({ slug, question }) => (
        <li key={slug}>
          <a href={paths.openQuestion(slug)}>{question}</a>
        </li>
      ))}
    </ul>
  )
}
