import type { ListTotals } from '#model/lists/list-totals.ts'
import { formatExactCoins } from '#model/text/money.ts'
import './of-which.css'

/** "of which guessed 370 c": what of a sum stands on weak feet, each in words. */
export function tellOfWhich({ guessed, ofOtherVersion }: Pick<ListTotals, 'guessed' | 'ofOtherVersion'>): string[] {
  return [
    ...(guessed > 0 ? [`of which guessed ${formatExactCoins(guessed)} c`] : []),
    ...(ofOtherVersion > 0 ? [`of which prices of another version ${formatExactCoins(ofOtherVersion)} c`] : []),
  ]
}

/** The same below a sum; nothing where nothing is guessed. */
export function OfWhich({ totals }: { totals: Pick<ListTotals, 'guessed' | 'ofOtherVersion'> }) {
  return tellOfWhich(totals).map((words) => (
    <span key={words} className="ofwhich">
      {words}
    </span>
  ))
}
