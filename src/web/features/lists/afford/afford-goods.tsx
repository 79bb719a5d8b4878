import { payWith, type Good } from '#model/lists/afford.ts'
import { worstMark, type Mark } from '#model/wiki/certainty.ts'
import { roundEstimate, roundResult } from '#model/wiki/round-estimate.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { formatNumber } from '#model/text/format-number.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'
import { affordRules } from './afford-rules.tsx'
import { oddsCalculationUrl, weightCalculationUrl } from '#web/game-ui/calculation-urls.ts'
import { toCoins } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'

type Props = {
  goods: readonly Good[]
  /** Hundredths of a coin. */
  missing: number
  /** Certainty of the missing coins. */
  mark: Mark | null
  /** Null: finds are not counted. */
  findWeight: number | null
}

/** Goods that pay for the rest, each on its own: weight, finds and chunks of dirt needed. */
export function AffordGoods({ goods, ...rest }: Props) {
  const others = goods.filter(({ group }) => group === 'other')
  return (
    <>
      <h3 className="h4 afford-head">Or with one good alone</h3>
      <p className="sm soft">
        Finds and chunks are unconfirmed
        <CertaintyBadge of="guess" />.
      </p>
      <GoodsTable caption="What pays for it, each by itself" goods={goods.filter(({ group }) => group !== 'other')} {...rest} />
      {others.length > 0 && (
        <div className="acc">
          <details>
            <summary>
              <Icon name="chevron-right" />
              Raw finds, composite gems, workbench goods and fish
            </summary>
            <GoodsTable caption="What else pays for it" goods={others} {...rest} />
          </details>
        </div>
      )}
    </>
  )
}

function GoodsTable({ caption, goods, ...rest }: Props & { caption: string }) {
  return (
    <div className="card flush">
      <table className="tbl stackrow afford-goods">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th className="t">
              <span className="sr">Picture</span>
            </th>
            <th>Sell</th>
            <th className="num">One weight brings</th>
            <th className="num">Weight to sell</th>
            <th className="num">Finds</th>
            <th className="num">Chunks of dirt</th>
          </tr>
        </thead>
        <tbody>
          {goods.map((good) => (
            <Row key={`${good.name} ${good.value}`} good={good} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ good, missing, mark, findWeight }: Omit<Props, 'goods'> & { good: Good }) {
  const { weight, finds, chunks } = payWith(good, missing, findWeight ?? 1)
  return (
    <tr>
      <td className="t">{good.safe_name && <Tile of={good.safe_name} size={34} />}</td>
      <td className="name">
        {good.isSeveral || !good.safe_name ? good.name : <ItemLink item={{ name: good.name, safe_name: good.safe_name }} />}
      </td>
      <td className="num">
        <Price value={good.value} mark={good.mark} variant="text" />
      </td>
      <td className="num" data-label="Weight">
        <b>
          <CalculationLink to={good.safe_name ? weightCalculationUrl(good.safe_name, 'value', toFieldText(toCoins(missing))) : undefined}>
            {formatNumber(roundResult(weight, worstMark([mark, good.mark])))}
          </CalculationLink>
        </b>
      </td>
      {findWeight === null || finds === null || chunks === null ? (
        <>
          <td className="num" data-label="Finds">
            <Unknown />
          </td>
          <td className="num" data-label="Dirt chunks">
            <Unknown />
          </td>
        </>
      ) : (
        <>
          <td className="num" data-label="Finds">
            <CalculationLink to={`#${affordRules}`}>{formatNumber(roundEstimate(finds))}</CalculationLink>
            <small>{good.find?.label.toLowerCase()}</small>
          </td>
          <td className="num" data-label="Dirt chunks">
            <CalculationLink
              to={good.find ? oddsCalculationUrl({ find: good.find.item, chunks: String(chunks), weight: String(findWeight) }) : undefined}
            >
              {formatNumber(roundEstimate(chunks))}
            </CalculationLink>
          </td>
        </>
      )}
    </tr>
  )
}

function Unknown() {
  return (
    <span className="muted" title="Takes more than one kind of find, or nobody knows how often it turns up">
      <span aria-hidden="true">—</span>
      <span className="sr">not known</span>
    </span>
  )
}
