import { formatCoins, formatExactCoins, toCoins } from '#model/text/money.ts'
import { isEstimate, type Certainty } from '#model/wiki/certainty.ts'
import { MarkSign } from './mark.tsx'
import { SumLink } from './sum-link.tsx'

type Props = {
  /** Hundredths of a coin; null when not known. */
  value: number | null
  /** How sure the value is: what is worked out or guessed carries its mark. */
  mark?: Certainty | null | undefined
  /** Where the reason for the mark stands: it leads there. */
  whyAt?: string | undefined
  /** The mark, where it does more than show itself: see `features/certainty`. */
  sign?: React.ReactNode
  /** Where it is worked out with the same inputs, for a number that is computed: it leads there. */
  sumAt?: string | undefined
  big?: boolean
}

/** A price in whole coins, the exact one behind it, and after it the mark of what is worked out or guessed. */
export function Price({ value, mark, whyAt, sign = isEstimate(mark) && <MarkSign of={mark} whyAt={whyAt} />, sumAt, big = false }: Props) {
  if (value === null) {
    return (
      <span className="muted" title="No known price">
        <span aria-hidden="true">—</span>
        <span className="sr">no known price</span>
      </span>
    )
  }
  const rounded = formatCoins(value)
  const exact = formatExactCoins(value)
  const amount = (
    <data className={big ? 'price big' : 'price'} value={toCoins(value)} title={rounded === exact ? undefined : `${exact} coins exactly`}>
      <svg className="coin" viewBox="0 0 20 20" width="16" aria-hidden="true">
        <use href="#coin" />
      </svg>
      {rounded}
      <abbr className="u" title="coins">
        c
      </abbr>
    </data>
  )
  const price = <SumLink to={sumAt}>{amount}</SumLink>
  if (!sign) return price
  return (
    <span className="nb">
      {price}
      {sign}
    </span>
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
