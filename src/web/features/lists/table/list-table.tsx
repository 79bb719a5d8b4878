import { hadOf, isDone, toMissing, type HaveCounts } from '#model/lists/list-have.ts'
import { resultMark, sumLines, type ListLine, type ListTotals } from '#model/lists/list-totals.ts'
import { formatCoins, formatExactCoins } from '#model/text/money.ts'
import { countOf } from '#model/text/count-of.ts'
import { ListSum } from './list-price.tsx'
import { ListRow, type RowActions } from './list-row.tsx'
import { listUrlOf } from '#web/features/lists/calculation-urls.ts'
import { UncertainParts } from '#web/game-ui/uncertain-parts.tsx'

/** Id of the rows: badges of totals link here, because each price has its own badge and source. */
export const listedItems = 'listed'

type Props = RowActions & {
  lines: ListLine[]
  have: HaveCounts
  isReady: boolean
  /** True if done rows are hidden. */
  hidesDone: boolean
}

/** Table of the list with totals. Without script its numbers are form fields. */
export function ListTable({ lines, have, isReady, hidesDone, ...actions }: Props) {
  const missing = toMissing(lines, have)
  const shown = hidesDone ? lines.filter((line) => !isDone(have, line)) : lines
  const hidden = lines.length - shown.length
  return (
    <table className="tbl stackrow lrow" id={listedItems}>
      <caption className="sr">Items on the list</caption>
      <thead>
        <tr>
          <th>
            <span className="sr">Remove</span>
          </th>
          <th className="t">
            <span className="sr">Picture</span>
          </th>
          <th>Name</th>
          <th className="needs-js">Have</th>
          <th>Quantity</th>
          <th className="num each">Each</th>
          <th className="num">Total</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((line) => (
          <ListRow key={line.id} line={line} had={hadOf(have, line)} isReady={isReady} {...actions} />
        ))}
      </tbody>
      <tfoot>
        <SumRow
          label={hidden > 0 ? `Total, with ${countOf(hidden, 'hidden row')}` : 'Total'}
          totals={sumLines(lines)}
          calculationUrl={listUrlOf(lines)}
        />
        {lines.some((line) => hadOf(have, line) > 0) && (
          <SumRow label="Still missing" totals={sumLines(missing)} calculationUrl={listUrlOf(missing)} isSecond />
        )}
      </tfoot>
    </table>
  )
}

type SumProps = { label: string; totals: ListTotals; calculationUrl: string; isSecond?: boolean }

function SumRow({ label, totals, calculationUrl, isSecond = false }: SumProps) {
  const exact = formatExactCoins(totals.value)
  return (
    <tr className={isSecond ? 'second' : undefined}>
      <td colSpan={3}>{label}</td>
      <td className="needs-js" />
      <td>{countOf(totals.quantity, 'item')}</td>
      <td className="num" colSpan={2}>
        <span className={isSecond ? undefined : 'tot'}>
          <ListSum of={totals} calculationUrl={calculationUrl} />
        </span>
        {!isSecond && <UncertainParts totals={totals} />}
        {resultMark(totals.mark, totals.quantity) === null && exact !== formatCoins(totals.value) && (
          <small className="per">exactly {exact} coins</small>
        )}
        {totals.unpriced > 0 && <small className="per">without {countOf(totals.unpriced, 'item')} of unknown price</small>}
      </td>
    </tr>
  )
}
