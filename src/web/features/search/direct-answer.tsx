import type { DirectAnswer } from '#model/answers/answer.ts'
import { findPicturedItem } from '#model/answers/pictured-item.ts'
import { AnswerRows } from './answer-rows.tsx'
import { AnswerText } from './answer-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { Tile } from '#web/game-ui/tile.tsx'

/** Direct answer to a question, above the results. */
export function DirectAnswerCard({ answer }: { answer: DirectAnswer }) {
  const { certainty, name, path, title, rows_as, rows } = answer
  const pictured = rows.length > 0 ? undefined : findPicturedItem(answer)
  return (
    <section className="card direct-answer" aria-label="Answer">
      {pictured && <Tile of={pictured} eager />}
      {title ? (
        <p>{title}</p>
      ) : (
        <p>
          <AnswerText answer={answer} />
          <CertaintyBadge of={certainty} />
        </p>
      )}
      <a className="btn quiet" href={path}>
        {name}
        <Icon name="arrow-right" />
      </a>
      <AnswerRows rows_as={rows_as} rows={rows} />
    </section>
  )
}
