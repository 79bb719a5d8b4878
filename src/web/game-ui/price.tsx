import { roundEstimate } from '#model/wiki/round-estimate.ts'
import { formatCoins, formatExactCoins, toCoins } from '#model/text/money.ts'
import { dataAttr } from '#web/data-attr.ts'
import { pricedItem, priceShare } from '#web/my-prices/my-prices.data-attrs.ts'
import { CalculationLink } from './calculation-link.tsx'
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
  /**
   * `text` for table cells, where a link is too small a target; `cell` in a column of prices (`.num`), whose head names the unit and which
   * keeps price and badge on one line.
   */
  variant?: 'link' | 'text' | 'cell'
  /** URL of its source, for the badge. */
  sourceAt?: string | undefined
  /** URL of the calculation, for a computed number. */
  calculationUrl?: string | undefined
  big?: boolean
  /** For tables whose head or caption names the unit. */
  isShort?: boolean
  /** The price of one item that `of` does not name: 0 is shown as "Free". */
  isItem?: boolean
  /** A computed amount: if it depends on a guess, it is shown with two significant figures after "about". */
  isResult?: boolean
}

/** Price in whole coins, the exact one in its title. A guess has a badge. */
export function Price({
  value: amount,
  of,
  share,
  mark,
  variant,
  sourceAt,
  calculationUrl,
  big = false,
  isShort = variant === 'cell',
  isItem = false,
  isResult = false,
}: Props) {
  const hooks = { ...dataAttr(pricedItem, of), ...dataAttr(priceShare, share) }
  const isRounded = isResult && isGuess(mark)
  if (amount === null) return <UnknownPrice {...hooks} />
  const value = isRounded ? roundEstimate(amount) : amount
  // A sum or a share of nothing is "0".
  const isFree = value === 0 && share === undefined && (isItem || of !== undefined)
  const rounded = formatCoins(value)
  const exact = formatExactCoins(value)
  const price = isFree ? (
    <FreePrice isBig={big} {...hooks} />
  ) : (
    <PriceAmount value={amount} isBig={big} isShort={isShort} title={rounded === exact ? undefined : `${exact} coins exactly`} {...hooks}>
      {/* One text, which the reader's own price replaces. */}
      {isRounded ? `about ${rounded}` : rounded}
    </PriceAmount>
  )
  // Without a badge it needs no element that keeps both on one line.
  if (!isGuess(mark)) return <CalculationLink to={calculationUrl}>{price}</CalculationLink>
  if (variant === 'cell')
    return (
      <>
        {price}
        <CertaintyBadge of={mark} variant="text" />
      </>
    )
  return (
    <CertaintyBadge of={mark} variant={variant} at={sourceAt} calculationUrl={calculationUrl}>
      {price}
    </CertaintyBadge>
  )
}

type AmountProps = Omit<React.ComponentProps<'data'>, 'value'> & {
  /** Hundredths of a coin; null in a template. */
  value: number | null
  isBig?: boolean
  /** For tables whose head or caption names the unit. */
  isShort?: boolean
  /** The amount as text. */
  children?: React.ReactNode
}

/** The markup of a price: amount and unit. The style sheet adds the coin. */
export function PriceAmount({ value, isBig = false, isShort = false, children, ...attributes }: AmountProps) {
  return (
    <data className={isBig ? 'price big' : 'price'} value={value === null ? '' : toCoins(value)} {...attributes}>
      {children}
      {isShort ? <i>c</i> : <abbr title="coins">c</abbr>}
    </data>
  )
}

/** The markup of a price of 0. */
export function FreePrice({ isBig = false, ...hooks }: Pick<AmountProps, 'isBig'> & Record<string, unknown>) {
  return (
    <data className={isBig ? 'price big free' : 'price free'} value={0} {...hooks}>
      Free
    </data>
  )
}

/** A dash in place of a price. */
export function UnknownPrice(hooks: Record<string, unknown>) {
  return (
    <span className="muted" {...hooks}>
      —<span className="sr"> no price</span>
    </span>
  )
}
