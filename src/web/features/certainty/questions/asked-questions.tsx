import { countOf } from '#model/text/count-of.ts'
import type { AskedQuestion } from '#model/wiki/question.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import './asked-questions.css'

/** More are folded away. */
const most = 5

/** The open questions of a page: what here nobody has checked, and the test that settles it. */
export function AskedQuestions({ of, what = 'this' }: { of: readonly AskedQuestion[]; what?: string }) {
  if (of.length === 0) return null
  return (
    <aside className="callout asked" aria-label="Open questions">
      <Icon name="circle-question-mark" />
      <div>
        <p>
          <b>Not all of {what} has been checked.</b> A test in the game settles it:
        </p>
        <Links of={of.slice(0, most)} />
        {of.length > most && (
          <details>
            <summary>{countOf(of.length - most, 'more question')}</summary>
            <Links of={of.slice(most)} />
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
