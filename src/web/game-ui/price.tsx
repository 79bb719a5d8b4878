import { CoinIcon } from './coin-icon.tsx'
import { roundEstimate } from '#model/wiki/round-estimate.ts'
import { formatCoins, formatExactCoins, toCoins } from '#model/text/money.ts'
import { dataAttr } from '#web/data-attr.ts'
import { pricedItem, priceShare } from '#web/my-prices/my-prices.data-attrs.ts'
import { CertaintyBadge, isGuess, type Certified } from './certainty-badge.tsx'

type Props = {
  /** Hundredths of a coin, or null. */
  value: number | null
  /** Safe name of the item it is the price of, so that browsers show the reader's own price. */
  of?: string | undefined
  /** Percent of that price, where it is a share of it. */
  share?: number
  /** How sure the price is. */
  mark?: Certified
  /** `text` for table cells, where a link would be too small a target. */
  variant?: 'link' | 'text'
  /** Address of its source, for the badge. */
  sourceAt?: string | undefined
  /** Address of the calculation, for a number that is computed. */
  calculationUrl?: string | undefined
  big?: boolean
  /** True for a computed amount: two figures, after "about", where it rests on a guess. */
  isResult?: boolean
}

/** A price in whole coins with the exact one in its title; an estimate has a badge behind it. */
export function Price({ value: given, of, share, mark, variant, sourceAt, calculationUrl, big = false, isResult = false }: Props) {
  const hooks = { ...dataAttr(pricedItem, of), ...dataAttr(priceShare, share) }
  const isRounded = isResult && isGuess(mark)
  const value = isRounded && given !== null ? roundEstimate(given) : given
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

/** The coin is drawn once on a page and used by every price. */
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
