import type { DirectAnswer } from '#model/answers/answer.ts'
import { toMark } from '#model/wiki/certainty.ts'
import { Marked } from '#web/game-ui/mark.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The answer to a question, on top of its results. */
export function DirectAnswerCard({
  answer: { text, certainty, name, path },
}: {
  answer: Pick<DirectAnswer, 'text' | 'certainty' | 'name' | 'path'>
}) {
  return (
    <section className="card direct-answer" aria-label="Answer">
      <p>
        <Marked mark={toMark(certainty)}>{text}</Marked>
      </p>
      <a className="btn quiet" href={path}>
        {name}
        <Icon name="arrow-right" />
      </a>
    </section>
  )
}
