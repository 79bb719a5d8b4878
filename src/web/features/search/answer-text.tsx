import type { DirectAnswer } from '#model/answers/answer.ts'
import { formatPriceParts, splitPrices } from '#model/answers/split-prices.ts'
import { dataAttr } from '#web/data-attr.ts'
import { pricedSum } from '#web/my-prices/my-prices.data-attrs.ts'

/** The words of an answer. In a browser with prices of the reader, they take the place of the wiki's. */
export function AnswerText({ answer }: { answer: Pick<DirectAnswer, 'text' | 'prices'> }) {
  return splitPrices(answer).map((piece) => {
    if (typeof piece === 'string') return piece
    // Two items may cost the same: the items tell prices apart, the text does not.
    const parts = formatPriceParts(piece.parts)
    return (
      <data key={parts} {...dataAttr(pricedSum, parts)}>
        {piece.text.slice(0, -1)}
        <span>c</span>
      </data>
    )
  })
}
