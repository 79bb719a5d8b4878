import { formatExactCoins } from '#model/text/money.ts'
import { roundResult } from '#model/wiki/round-estimate.ts'
import { countOf } from '#model/text/count-of.ts'
import { toFieldText } from '#model/text/number-input.ts'
import type { SaleLine, SalePlan } from '#model/tools/sell/sell.ts'
import { boardHalves } from '#model/tools/sell/stock-goods.ts'
import { paths } from '#model/wiki/paths.ts'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { halfWords, markOfSale } from './sale-answers.tsx'

type Props = {
  plan: SalePlan
  typed: Record<string, number>
  markets: { label: string; path: string }[]
}

/** What to forge, and the half of the board to sell it on. */
export function SaleTable({ plan, typed, markets }: Props) {
  const halves = boardHalves.filter((half) => plan.lines.some(({ good }) => good.half === half))
  return (
    <>
      <table className="tbl bars tool-table">
        <caption>What to make of it, and where to sell it</caption>
        <thead>
          <tr>
            <th scope="col">Sell</th>
            <th scope="col">Made of</th>
            <th scope="col" className="num">
              Weight
            </th>
            <th scope="col" className="num">
              Per weight
            </th>
            <th scope="col" className="num">
              Coins
            </th>
            <th scope="col">Board</th>
          </tr>
        </thead>
        <tbody>
          {plan.lines.map((line) => (
            <SaleRow key={`${line.good.key} ${line.isForged ? 'forged' : ''}`} line={line} typed={typed} />
          ))}
        </tbody>
      </table>
      <p className="sm soft">
        Look for {halves.map((half) => halfWords[half].toLowerCase()).join(' and ')} on the board:{' '}
        {markets.map(({ label, path }, index) => (
          <span key={path}>
            {index > 0 && (index === markets.length - 1 ? ' or ' : ', ')}
            <a href={path}>{label}</a>
          </span>
        ))}
        . <a href={paths.guide('where-to-sell')}>Which market lists what</a> isn’t known yet.
      </p>
    </>
  )
}

function SaleRow({ line, typed }: { line: SaleLine; typed: Record<string, number> }) {
  const { good, count, weight, price, value, pieces } = line
  const mark = markOfSale(line, typed)
  return (
    <tr>
      <th scope="row">
        <span className="find">
          <Tile of={good.tile} size={34} />
          <span>{countOf(count, good.key, good.many)}</span>
        </span>
      </th>
      <td data-label="Made of">{line.isForged ? <Pieces pieces={pieces} /> : 'sold as it is'}</td>
      <td className="num" data-label="Weight">
        {toFieldText(weight)}
      </td>
      <td className="num" data-label="Per weight">
        {formatExactCoins(price)}
      </td>
      <td className="num" data-label="Coins">
        <Price value={roundResult(value, mark)} />
      </td>
      <td data-label="Board">{halfWords[good.half].toLowerCase()}</td>
    </tr>
  )
}

/** How to combine pieces: the heaviest into the most valuable. */
function Pieces({ pieces }: Pick<SaleLine, 'pieces'>) {
  return (
    <ul>
      {pieces.map(({ count, parts }) => {
        const message = parts.map(([key, weights]) => `${key} ${weights.map((weight) => toFieldText(weight, 3)).join(' + ')}`).join(', ')
        return (
          <li key={message}>
            {count > 1 && `${count} × `}
            {message}
          </li>
        )
      })}
    </ul>
  )
}
