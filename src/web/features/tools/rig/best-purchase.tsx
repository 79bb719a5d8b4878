import { formatResult, roundResult } from '#model/wiki/round-estimate.ts'
import { formatCoins } from '#model/text/money.ts'
import { countOf } from '#model/text/count-of.ts'
import { worstMark } from '#model/wiki/certainty.ts'
import { bestPurchase } from '#model/tools/rig/rig-purchases.ts'
import type { RigThing } from '#model/tools/rig/rig-rules.ts'
import { Answer } from '#web/features/tools/form/answer.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { formatGain, formatMinutes, signed } from './rig-answers.tsx'
import type { BuyProps } from './rig-changes.tsx'
import { StateLink } from '#web/features/tools/form/state-link.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** The most profitable parts per hour that a budget, in hundredths of a coin, buys. */
export function BestPurchase({ rules, rig, run, setting, mark, toSecond, budget }: BuyProps & { budget: number }) {
  const best = bestPurchase(rules, rig, setting, budget, run)
  if (!best) {
    return <p>Nothing for {formatCoins(budget)} coins brings more. Keep them.</p>
  }
  const spentMark = worstMark(best.bought.map(({ thing }) => thing.mark))
  return (
    <>
      <ul className="buy-list" aria-label="What to buy">
        {best.bought.map(({ what, thing, count, price }) => (
          <li key={what}>
            <Tile of={thing.safe_name} size={40} />
            <span>
              {countOf(count, thing.name)}
              {what === 'drills' && thing.safe_name !== rig.drill.safe_name && (
                <small className="soft"> in place of the {rig.drill.name}</small>
              )}
            </span>
            <span>
              <Price value={price} mark={thing.mark} variant="text" isResult={count > 1} />
              <VersionNote thing={thing} />
            </span>
          </li>
        ))}
      </ul>
      <div className="answers">
        <Answer label="Coins per hour">
          <CertaintyBadge of={mark}>{formatGain(roundResult(best.gain.coins, mark))}</CertaintyBadge>
        </Answer>
        <Answer label="Repairs per hour">
          <CertaintyBadge of={mark}>{signed(roundResult(best.gain.repairs, mark))}</CertaintyBadge>
        </Answer>
        <Answer label="Paid back in">
          <CertaintyBadge of={mark}>{formatMinutes(roundResult(best.paidBack, mark))}</CertaintyBadge>
        </Answer>
      </div>
      <p className="sm soft">
        {formatResult(best.price, spentMark, formatCoins)} spent, {formatResult(budget - best.price, spentMark, formatCoins)} left over.
      </p>
      <StateLink className="btn" to={toSecond(best.rig)}>
        Set these beside my rig
      </StateLink>
    </>
  )
}

/** The version of the game that a price comes from, if it differs from the wiki's. */
export function VersionNote({ thing }: { thing: RigThing | undefined }) {
  return thing?.otherVersion ? <small> in {thing.otherVersion}</small> : null
}
