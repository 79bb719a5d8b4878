import { toIconPosition } from '#web/ui/icon-names.ts'
import { roundResult } from '#model/wiki/round-estimate.ts'
import { CoinIcon } from '#web/game-ui/coin-icon.tsx'
import { formatExactCoins, toCoins } from '#model/text/money.ts'
import { formatDecimal, toValue, usualWeights } from '#model/tools/weight-value/weight-value.ts'
import { weightCalculationUrl } from '#web/game-ui/calculation-urls.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { basePrice, resetsWeight, wrongNumber } from './weight-calculator.data-attrs.ts'
import { pricedItem } from '#web/my-prices/my-prices.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Initial weight. */
const [, , example] = usualWeights

/**
 * Converts weight to value and back for an item priced by weight (see weight-calculator.browser.ts). Without script only the table of usual
 * weights is shown.
 */
export function WeightCalculator({ item, base, certainty }: { item: string; base: number; certainty: Mark | null }) {
  const isRounded = usualWeights.some((weight) => weight !== 1 && roundResult(base * weight, certainty) !== base * weight)
  return (
    <div className="card weigh" {...dataAttr(basePrice, base)}>
      <div className="calc needs-js">
        <label className="fl">
          Weight
          <span className="field">
            <input name="weight" inputMode="decimal" autoComplete="off" defaultValue={formatDecimal(example)} />
          </span>
        </label>
        <span className="eq">
          <Icon name="arrow-left-right" />
        </span>
        <label className="fl">
          Value in coins
          <span className="field">
            <CoinIcon />
            <input name="value" inputMode="decimal" autoComplete="off" defaultValue={formatDecimal(toValue(base, example))} />
          </span>
        </label>
      </div>
      <div className="calc-note">
        <p className="sm muted">
          <span className="needs-js">Type in either box. </span>
          Value = weight ×{' '}
          <CertaintyBadge of={certainty}>
            <data value={toCoins(base)} {...dataAttr(pricedItem, item)}>
              {formatExactCoins(base)}
            </data>{' '}
            coins
          </CertaintyBadge>
          .{isRounded && ' The values below are rounded.'}
        </p>
        <button type="button" className={`btn small quiet needs-js ${toIconPosition('rotate-ccw')}`} {...dataAttr(resetsWeight)}>
          Reset
        </button>
      </div>
      <p className="sm wrong" role="status" {...dataAttr(wrongNumber)} />
      <table className="usual">
        <caption className="sr">Value in coins of usual weights</caption>
        <thead>
          <tr>
            {usualWeights.map((weight) => (
              <th key={weight} scope="col">
                weight {weight}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {usualWeights.map((weight) => (
              <td key={weight}>
                <Price
                  value={weight === 1 ? base : roundResult(base * weight, certainty)}
                  of={item}
                  share={weight * 100}
                  isShort
                  calculationUrl={weightCalculationUrl(item, 'weight', String(weight))}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
