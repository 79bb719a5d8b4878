import type { AskedQuestion } from '#model/wiki/question.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import './questions.css'

/** The open questions of a page: what here nobody has checked, and the test that settles it. */
export function AskedQuestions({ of, what = 'this' }: { of: readonly AskedQuestion[]; what?: string }) {
  if (of.length === 0) return null
  return (
    <aside className="asked" aria-label="Open questions">
      <Icon name="circle-question-mark" />
      <div>
        <p>
          <b>Not all of {what} has been checked.</b> Two minutes in the game settle it:
        </p>
        <ul>
          {of.map(({ slug, question }) => (
            <li key={slug}>
              <a href={paths.openQuestion(slug)}>{question}</a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
