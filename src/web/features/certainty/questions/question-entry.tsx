import './questions.css'
import { countOf } from '#model/text/count-of.ts'
import type { OpenQuestion } from '#model/wiki/question.ts'
import { SendAnswer } from './send-answer.tsx'

/** A question with its test, the number of pages it affects, and how to send the answer. */
export function QuestionEntry({ of, email, isOpen }: { of: OpenQuestion; email: string; isOpen: boolean }) {
  const { slug, question, why, steps, pages } = of
  return (
    <li className="q" id={slug}>
      <div>
        <h3>{question}</h3>
        <p>{why}</p>
        <details open={isOpen}>
          <summary>How to test it</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      </div>
      <div className="n">
        <strong>{pages}</strong> {pages === 1 ? 'page uses it' : 'pages use it'} <span className="muted">{describeOpen(of)}</span>
      </div>
      <SendAnswer of={of} email={email} />
    </li>
  )
}

function describeOpen({ facts, open, guesses }: OpenQuestion): string {
  if (facts === 0) return 'not among the counted facts'
  const all = `${open} of ${countOf(facts, 'fact')}`
  if (guesses === 0) return `${all} open, none of them unconfirmed`
  return guesses === open ? `${all} unconfirmed` : `${all} open, ${guesses} of them unconfirmed`
}
