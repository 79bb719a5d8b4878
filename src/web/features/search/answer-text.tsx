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
    return <AnswerPrice key={parts} amount={piece.text.slice(0, -1)} parts={parts} />
  })
}

/** A price in an answer: "12", and the formatted items it is the sum of. */
export function AnswerPrice({ amount, parts }: { amount: string; parts: string }) {
  return (
    <data {...dataAttr(pricedSum, parts)}>
      {amount}
      <span>c</span>
    </data>
  )
}
