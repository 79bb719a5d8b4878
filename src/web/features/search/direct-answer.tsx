import type { DirectAnswer } from '#model/answers/answer.ts'
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
        {text}
        <CertaintyBadge of={certainty} />
      </p>
      <a className="btn quiet" href={path}>
        {name}
        <Icon name="arrow-right" />
      </a>
    </section>
  )
}
