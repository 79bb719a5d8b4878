import { toCoins } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import type { readSell } from '#model/tools/sell/sell.ts'
import type { SellState } from '#model/tools/sell/sell-address.ts'
import { standOf, describePercent } from '#model/tools/sell/stock-board.ts'
import type { StockGood } from '#model/tools/sell/stock-goods.ts'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  title: string
  goods: { good: StockGood; name: string; place: number }[]
  state: SellState
  read: ReturnType<typeof readSell>
  onType: (place: number, text: string) => void
}

/** One half of the board: a price for each good, with its difference from the base price. */
export function BoardFields({ title, goods, state, read, onType }: Props) {
  return (
    <>
      <h3 className="h4">{title}</h3>
      <div className="tool-fields">
        {goods.map(({ good, name, place }) => (
          <NumberField
            key={good.key}
            label={toSentenceCase(good.key)}
            name={name}
            text={state.prices[place] ?? ''}
            problem={read.problems.prices[place] ?? ''}
            placeholder={toFieldText(toCoins(good.base))}
            hint={<CertaintyBadge of={good.mark}>{describeStand(good, read.typed)}</CertaintyBadge>}
            onType={(text) => onType(place, text)}
          />
        ))}
      </div>
    </>
  )
}

/** "12% over 25" */
function describeStand(good: StockGood, typed: Record<string, number>): string {
  return `${describePercent(standOf(good, { prices: typed }).percent) || 'base'} ${toFieldText(toCoins(good.base))}`
}
