import { formatResult, roundResult } from '#model/wiki/round-estimate.ts'
import { formatExactCoins } from '#model/text/money.ts'
import type { SaleLine, SalePlan } from '#model/tools/sell/sell.ts'
import type { BoardHalf, StockGood } from '#model/tools/sell/stock-goods.ts'
import { worstMark, type Mark } from '#model/wiki/certainty.ts'
import { Answer } from '#web/features/tools/form/answer.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

export const halfWords: Record<BoardHalf, string> = { raw: 'Raw goods', crafted: 'Crafted goods' }

/** Total value, and the gain from forging. */
export function SaleAnswers({ plan, typed }: { plan: SalePlan; typed: Record<string, number> }) {
  const marks = plan.lines.map((line) => markOfSale(line, typed))
  const mark = worstMark(marks)
  // Nothing of the raw half is forged.
  const rawMark = worstMark(plan.held.map((good) => (good.half === 'raw' ? markOfPrice(good, typed) : null)))
  const heldMark = worstMark(plan.held.map((good) => markOfPrice(good, typed)))
  const more = plan.value - plan.raw
  return (
    <div className="answers">
      <Answer label="Sold in the best way" isMain>
        <Price value={plan.value} mark={mark} big isResult />
      </Answer>
      <Answer label="More than selling it as it is" note={`as it is: ${formatResult(plan.raw, heldMark, formatExactCoins)} coins`}>
        <CertaintyBadge of={mark}>{more > 0 ? `+${formatExactCoins(roundResult(more, mark))}` : '0'}</CertaintyBadge>
      </Answer>
      <Answer label="At a market with raw goods only">
        <Price value={plan.halves.raw} mark={rawMark} isResult />
      </Answer>
      <Answer label="At a market with crafted goods only" note="you keep what it doesn’t take">
        <Price value={plan.halves.crafted} mark={plan.halves.crafted > 0 ? 'guess' : null} isResult />
      </Answer>
    </div>
  )
}

/** The weight of a forged piece is a guess. */
export function markOfSale({ good, isForged }: SaleLine, typed: Record<string, number>): Mark | null {
  return isForged ? 'guess' : markOfPrice(good, typed)
}

/** A base price has the certainty of its fact; a typed price has none. */
export function markOfPrice({ key, mark }: StockGood, typed: Record<string, number>): Mark | null {
  return typed[key] === undefined ? mark : null
}
