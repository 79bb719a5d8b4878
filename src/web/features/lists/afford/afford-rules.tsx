import type { MixedPayment } from '#model/lists/afford.ts'
import { formatExactCoins } from '#model/text/money.ts'
import { roundEstimate } from '#model/wiki/round-estimate.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ListPlan } from '#web/features/lists/list-plan.ts'

/** Id of the assumptions: badges without an item link here, and browsers open the `<details>`. */
export const affordRules = 'afford-rules'

type Props = { plan: ListPlan; mixed: MixedPayment | null; findWeight: number }

/** Calculations behind the bill, and their assumptions. */
export function AffordRules({ plan, mixed, findWeight }: Props) {
  return (
    <div className="acc afford-rules">
      <details>
        <summary>
          <Icon name="chevron-right" />
          How it works
        </summary>
        <div className="body how" id={affordRules}>
          <div>
            <h3 className="h4">Sums</h3>
            <ul className="formulas">
              <li>missing coins = price of the list − coins you have</li>
              <li>weight = missing coins ÷ coins for one weight</li>
              <li>finds = weight ÷ weight of one find</li>
              <li>chunks = finds ÷ share of the find</li>
              <li>digs = chunks ÷ chunks at a time</li>
              <li>what a chunk brings = the sum of share × price × weight of one find</li>
            </ul>
            <p>
              Weights are rounded up to a hundredth, everything else to the next whole number.{' '}
              {plan.shovels.map(({ name, chunks }) => `${name}: ${chunks} at a time.`).join(' ')}
            </p>
            {mixed && (
              <>
                <h3 className="h4">What a chunk brings</h3>
                <table className="tbl">
                  <caption className="sr">What a chunk of dirt brings on average</caption>
                  <thead>
                    <tr>
                      <th>Find</th>
                      <th className="num">Share</th>
                      <th>Sold as</th>
                      <th className="num">Brings, coins</th>
                    </tr>
                  </thead>
                  <tbody>
                    {mixed.parts.map(({ find, good }) => (
                      <tr key={find.label}>
                        <td>{find.label}</td>
                        <td className="num">{find.percent}%</td>
                        <td>{good.name}</td>
                        <td className="num">{formatExactCoins(roundEstimate((find.percent / 100) * good.value * findWeight))}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </>
            )}
          </div>
          <div>
            <h3 className="h4">Assumptions</h3>
            <ul className="bullets">
              <li>Base prices, and one price for all fish. Stock prices change daily, so look at the board before you drive.</li>
              <li>
                Melting, cutting and hammering keep the weight
                <CertaintyBadge of="guess" />.
              </li>
              <li>
                One find per chunk
                <CertaintyBadge of="guess" />, all with the same weight. Depth and pressure make finds heavier: weigh one and type it in.
              </li>
              <li>Finds, chunks and digs are averages. One trip can bring twice as much as the next.</li>
            </ul>
          </div>
        </div>
      </details>
    </div>
  )
}
