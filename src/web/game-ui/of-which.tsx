import { countOf } from '#model/text/count-of.ts'
import { formatExactCoins } from '#model/text/money.ts'

/** Hundredths of a coin. */
type Weak = { guessed: number; workedOut: number; ofOtherVersion: number; unsold?: { quantity: number; value: number } }

/** "of which guessed 370 c": what of a sum stands on weak feet, and what is not in it, each in words. */
export function tellOfWhich({ guessed, workedOut, ofOtherVersion, unsold }: Weak): string[] {
  return [
    ...(guessed > 0 ? [`of which guessed ${formatExactCoins(guessed)} c`] : []),
    ...(workedOut > 0 ? [`of which worked out ${formatExactCoins(workedOut)} c`] : []),
    ...(ofOtherVersion > 0 ? [`of which prices of another version ${formatExactCoins(ofOtherVersion)} c`] : []),
    ...(unsold && unsold.quantity > 0 ? [`without ${countOf(unsold.quantity, 'item')} no known shop sells${tellWorth(unsold.value)}`] : []),
  ]
}

const tellWorth = (value: number) => (value > 0 ? `, worth ${formatExactCoins(value)} c` : '')

/** The same below a sum; nothing where nothing is guessed. */
export function OfWhich({ totals }: { totals: Weak }) {
  return tellOfWhich(totals).map((words) => (
    <span key={words} className="ofwhich">
      {words}
    </span>
  ))
}
