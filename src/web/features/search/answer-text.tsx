import type { DirectAnswer } from '#model/answers/answer.ts'
import { formatPriceParts, splitPrices } from '#model/answers/split-prices.ts'
import { dataAttr } from '#web/data-attr.ts'
import { pricedSum } from '#web/my-prices/my-prices.data-attrs.ts'

/** Text of an answer. Scripts replace the wiki's prices by the reader's own. */
export function AnswerText({ answer }: { answer: Pick<DirectAnswer, 'text' | 'prices'> }) {
  return splitPrices(answer).map((piece) => {
    if (typeof piece === 'string') return piece
    // Keyed by the items: two may have the same price.
    const parts = formatPriceParts(piece.parts)
    return (
      <data key={parts} {...dataAttr(pricedSum, parts)}>
        {piece.text.slice(0, -1)}
        <span>c</span>
      </data>
    )
  })
}
