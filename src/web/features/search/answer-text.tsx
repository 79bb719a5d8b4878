import type { DirectAnswer } from '#model/answers/answer.ts'
import { formatPriceParts, splitAmount, splitPrices } from '#model/answers/split-prices.ts'
import { dataAttr } from '#web/data-attr.ts'
import { pricedSum } from '#web/my-prices/my-prices.data-attrs.ts'

/** Text of an answer. Scripts replace the wiki's prices by the reader's own. */
export function AnswerText({ answer }: { answer: Pick<DirectAnswer, 'text' | 'prices'> }) {
  return splitPrices(answer).map((piece) => {
    if (typeof piece === 'string') return piece
    // Keyed by the items: two may have the same price.
    const parts = formatPriceParts(piece.parts)
    return <AnswerPrice key={parts} {...splitAmount(piece.text)} parts={parts} />
  })
}

/** A price in an answer: "12", the text after its unit, and the formatted items it is the sum of. */
export function AnswerPrice({ amount, note, parts }: { amount: string; note: string; parts: string }) {
  return (
    <data className="price" {...dataAttr(pricedSum, parts)}>
      {amount}
      <i>c</i>
      <small>{note}</small>
    </data>
  )
}
