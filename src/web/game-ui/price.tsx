import { CoinIcon } from './coin-icon.tsx'
import { roundEstimate } from '#model/wiki/round-estimate.ts'
import { formatCoins, formatExactCoins, toCoins } from '#model/text/money.ts'
import { dataAttr } from '#web/data-attr.ts'
import { pricedItem, priceShare } from '#web/my-prices/my-prices.data-attrs.ts'
import { CertaintyBadge, isGuess, type Certified } from './certainty-badge.tsx'

type Props = {
  /** Hundredths of a coin, or null if unknown. */
  value: number | null
  /** Safe name of the priced item, so that scripts can show the reader's own price. */
  of?: string | undefined
  /** Percent, if this is a share of that price. */
  share?: number
  /** Certainty of the price. */
  mark?: Certified
  /** `text` for table cells, where a link is too small a target. */
  variant?: 'link' | 'text'
  /** URL of its source, for the badge. */
  sourceAt?: string | undefined
  /** URL of the calculation, for a computed number. */
  calculationUrl?: string | undefined
  big?: boolean
  /** A computed amount: if it depends on a guess, it is shown with two significant figures after "about". */
  isResult?: boolean
}

/** Price in whole coins, the exact one in its title. A guess has a badge. */
export function Price({ value: amount, of, share, mark, variant, sourceAt, calculationUrl, big = false, isResult = false }: Props) {
  const hooks = { ...dataAttr(pricedItem, of), ...dataAttr(priceShare, share) }
  const isRounded = isResult && isGuess(mark)
  const value = isRounded && amount !== null ? roundEstimate(amount) : amount
  if (value === null) {
    return (
      <span className="muted" title="No known price" {...hooks}>
        <span aria-hidden="true">—</span>
        <span className="sr">no known price</span>
      </span>
    )
  }
  const rounded = formatCoins(value)
  const exact = formatExactCoins(value)
  return (
    <CertaintyBadge of={mark} variant={variant} at={sourceAt} calculationUrl={calculationUrl}>
      <data
        className={big ? 'price big' : 'price'}
        value={toCoins(value)}
        title={rounded === exact ? undefined : `${exact} coins exactly`}
        {...hooks}
      >
        <CoinIcon />
        {isRounded && 'about '}
        {rounded}
        <abbr className="u" title="coins">
          c
        </abbr>
      </data>
    </CertaintyBadge>
  )
}

/** Symbol of the coin, defined once per page. */
export function CoinSymbol() {
  return (
    <svg className="sr" width="0" height="0" aria-hidden="true">
      <symbol id="coin" viewBox="0 0 20 20">
        <circle cx="10" cy="10" r="9.2" fill="#ffc23c" stroke="#a9600c" strokeWidth="1.4" />
        <circle cx="10" cy="10" r="6.6" fill="none" stroke="#c97d14" strokeWidth="1.2" />
        <path d="M10 4.6c1.9 2.7 3 4.3 3 5.9a3 3 0 0 1-6 0c0-1.6 1.1-3.2 3-5.9Z" fill="#9a520a" />
        <path d="M3.6 7.2A7 7 0 0 1 9 2.9" fill="none" stroke="#fff3c4" strokeWidth="1.5" strokeLinecap="round" />
      </symbol>
    </svg>
  )
}
