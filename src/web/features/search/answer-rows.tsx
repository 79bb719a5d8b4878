import type { AnswerRow, DirectAnswer } from '#model/answers/answer.ts'
import { formatPriceParts, splitAmount } from '#model/answers/split-prices.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { AnswerPrice } from './answer-text.tsx'

/** The things of an answer: items to open, steps in order, or what a version changed. */
export function AnswerRows({ rows_as, rows }: Pick<DirectAnswer, 'rows_as' | 'rows'>) {
  if (rows.length === 0) return null
  if (rows_as === 'changes') return <Changes rows={rows} />
  const List = rows_as === 'steps' ? 'ol' : 'ul'
  return (
    <List className={rows_as === 'steps' ? 'answer-steps' : 'answer-items'}>
      {rows.map((row) => (
        <li key={row.path + row.name}>
          <a href={row.path}>
            {row.safe_name && <Tile of={row.safe_name} eager />}
            <span>
              <b>{row.name}</b>
              {row.note && <small>{row.note}</small>}
            </span>
            <RowPrice {...row} />
          </a>
        </li>
      ))}
    </List>
  )
}

function RowPrice({ price, certainty }: Pick<AnswerRow, 'price' | 'certainty'>) {
  if (!price) return null
  return (
    <span className="row-price">
      <AnswerPrice {...splitAmount(price.text)} parts={formatPriceParts(price.parts)} />
      <CertaintyBadge of={certainty} variant="text" />
    </span>
  )
}

function Changes({ rows }: Pick<DirectAnswer, 'rows'>) {
  return (
    <ul className="answer-changes">
      {rows.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
