import type { ScrapRules } from '#model/tools/scrap/scrap.ts'
import { TableHead, type Column } from '#web/ui/table-head.tsx'
import { Coins } from '#web/game-ui/coins.tsx'
import type { Mark } from '#model/wiki/certainty.ts'

const drawn = <span className="sr">Drawn</span>
const columns: Column[] = [['What'], [drawn, 'd-only'], ['Coins', 'num'], ['Lost', 'num']]

type Props = {
  /** Whether the amounts are those of one piece. */
  isOne: boolean
  title: string
  /** Hundredths of a coin. */
  all: { price: number; metal: number; bar: number; lost: { metal: number; bar: number } }
  rules: ScrapRules
  /** Certainty of the price, and of the amounts after scrapping. */
  marks: { price: Mark | null; left: Mark }
}

/** Price paid and value returned, as a table with bars on one scale. */
export function ScrapBars({ isOne, title, all, rules, marks }: Props) {
  const rows = [
    { label: 'Price in the shop', bar: 'price', percent: 100, value: all.price, mark: marks.price, lost: null },
    { label: 'As a scrap bar', bar: 'smelted', percent: rules.bar, value: all.bar, mark: marks.left, lost: all.lost.bar },
    { label: 'As scrap metal', bar: 'metal', percent: rules.metal, value: all.metal, mark: marks.left, lost: all.lost.metal },
  ]
  return (
    <table className="tbl bars">
      <caption>{title}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(({ label, bar, percent, value, mark, lost }) => (
          <tr key={bar}>
            <th scope="row">{label}</th>
            <td className="bar-cell d-only">
              <svg className={`bar-line ${bar}`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={percent} height="10" rx="1" />
              </svg>
            </td>
            <td className="num">
              <Coins value={value} mark={mark} variant="text" isResult={lost !== null || !isOne} />
            </td>
            <td className="num">
              {lost === null ? <span className="muted">–</span> : <Coins value={lost} mark={mark} variant="text" isResult />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
