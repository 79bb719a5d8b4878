import type { DirectAnswer } from '#model/answers/answer.ts'
import { toMark } from '#model/wiki/certainty.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** The answer to a question, on top of its results. */
export function DirectAnswerCard({
  answer: { text, certainty, name, path },
}: {
  answer: Pick<DirectAnswer, 'text' | 'certainty' | 'name' | 'path'>
}) {
  return (
    <section className="card direct-answer" aria-label="Answer">
      <p>
        <CertaintyBadge of={toMark(certainty)}>{text}</CertaintyBadge>
      </p>
      <a className="btn quiet" href={path}>
        {name}
        <Icon name="arrow-right" />
      </a>
    </section>
  )
}
