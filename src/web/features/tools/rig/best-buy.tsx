import { formatCoins } from '#model/text/money.ts'
import { countOf } from '#model/text/count-of.ts'
import { bestPurchase } from '#model/tools/rig/rig-purchases.ts'
import { Answer } from '#web/features/tools/form/answer.tsx'
import { Marked } from '#web/game-ui/mark.tsx'
import { TakeCoins } from '#web/features/my-game/in-my-game.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { formatGain, signed } from './rig-answers.tsx'
import { formatMinutes, OfVersion, type BuyProps } from './rig-changes.tsx'
import { StateLink } from '#web/features/tools/form/state-link.tsx'

type Props = BuyProps & {
  text: string
  problem: string
  /** Hundredths of a coin; null while none are typed. */
  budget: number | null
  onType: (budget: string) => void
}

/** For so many coins: the parts that bring most in an hour, of all that they pay for. */
export function BestBuy({ text, problem, budget, onType, ...props }: Props) {
  return (
    <div className="card-2 best-buy">
      <NumberField label="Coins to spend" name="budget" unit="coins" text={text} problem={problem} onType={onType} />
      <TakeCoins text={text} onTake={onType} />
      {budget !== null && <Parts {...props} budget={budget} />}
    </div>
  )
}

function Parts({ rules, rig, run, setting, mark, toSecond, budget }: BuyProps & { budget: number }) {
  const best = bestPurchase(rules, rig, setting, budget, run)
  if (!best) {
    return <p>Of the parts with a known price, none that {formatCoins(budget)} coins buy brings more. Keep them.</p>
  }
  return (
    <>
      <ul className="buy-list" aria-label="What to buy">
        {best.bought.map(({ what, thing, count, price }) => (
          <li key={what}>
            <Tile of={thing.key} size={40} />
            <span>
              {countOf(count, thing.name)}
              {what === 'drills' && thing.key !== rig.drill.key && <small className="soft"> in place of the {rig.drill.name}</small>}
            </span>
            <span>
              <Price value={price} mark={thing.mark} />
              <OfVersion thing={thing} />
            </span>
          </li>
        ))}
      </ul>
      <div className="answers">
        <Answer label="Coins per hour">
          <Marked mark={mark}>{formatGain(best.gain.coins)}</Marked>
        </Answer>
        <Answer label="Repairs per hour">
          <Marked mark={mark}>{signed(best.gain.repairs)}</Marked>
        </Answer>
        <Answer label="Paid back in">
          <Marked mark={mark}>{formatMinutes(best.paidBack)}</Marked>
        </Answer>
      </div>
      <p className="sm soft">
        <Marked mark={best.mark}>{formatCoins(best.price)}</Marked> spent,{' '}
        <Marked mark={best.mark}>{formatCoins(budget - best.price)}</Marked> left over.
      </p>
      <StateLink className="btn" to={toSecond(best.rig)}>
        Set these beside my rig
      </StateLink>
    </>
  )
}
