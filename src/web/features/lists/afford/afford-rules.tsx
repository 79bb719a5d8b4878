import type { MixedPayment } from '#model/lists/afford.ts'
import { formatExactCoins } from '#model/text/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ListPlan } from '#web/features/lists/list-plan.ts'

/** Id of what the sums take for granted: marks without an item of their own lead there, and the browser opens it. */
export const affordRules = 'afford-rules'

type Props = { plan: ListPlan; mixed: MixedPayment | null; findWeight: number }

/** The sums behind the bill, and what they take for granted. */
export function AffordRules({ plan, mixed, findWeight }: Props) {
  return (
    <div className="acc afford-rules">
      <details>
        <summary>
          <Icon name="chevron-right" />
          How this is worked out
        </summary>
        <div className="body how" id={affordRules}>
          <div>
            <h3 className="h4">Sums</h3>
            <ul className="formulas">
              <li>missing coins = what the shops ask − coins you have</li>
              <li>weight = missing coins ÷ coins for one weight</li>
              <li>finds = weight ÷ weight of one find</li>
              <li>chunks = finds ÷ share of the find</li>
              <li>digs = chunks ÷ chunks at a time</li>
              <li>what a chunk brings = the sum of share × price × weight of one find</li>
            </ul>
            <p>
              Weights are rounded up to a hundredth, everything else to the next whole number: a little less would not do.{' '}
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
                        <td className="num">{formatExactCoins((find.percent / 100) * good.value * findWeight)}</td>
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
              <li>Base prices, and one for all fish. The stock market moves them, so look at the board before you drive.</li>
              <li>Melting, cutting and hammering keep the weight. We found no source that says so.</li>
              <li>
                One find a chunk, and one weight for all of them. In the files of an early version depth and pressure make what a machine
                washes out heavier: put one on the scales and type it in.
              </li>
              <li>Averages: the ground owes nobody anything, and one trip may bring twice as much as the next.</li>
              <li>Every number of finds, chunks and digs is an estimate.</li>
            </ul>
          </div>
        </div>
      </details>
    </div>
  )
}
