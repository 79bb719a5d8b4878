import { countOf } from '#model/text/count-of.ts'
import { formatExactCoins } from '#model/text/money.ts'
import { formatResult } from '#model/wiki/round-estimate.ts'
import { wordForGuess, type Mark } from '#model/wiki/certainty.ts'

/** Uncertain parts of a sum, in hundredths of a coin. */
export type Weak = { guessed: number; ofOtherVersion: number; unsold?: Unsold }
type Unsold = { quantity: number; value: number; mark: Mark | null }

/** Describes the uncertain parts of a sum: "of which 370 c unconfirmed". */
export function describeOfWhich({ guessed, ofOtherVersion, unsold }: Weak): string[] {
  const parts = [
    ...(guessed > 0 ? [`${formatGuessed(guessed)} unconfirmed`] : []),
    ...(ofOtherVersion > 0 ? [`${formatExactCoins(ofOtherVersion)} c at prices of an older or newer version`] : []),
  ]
  return [
    ...(parts.length > 0 ? [`of which ${parts.join(', ')}`] : []),
    ...(unsold && unsold.quantity > 0 ? [`without ${countOf(unsold.quantity, 'item')} not sold in shops${describeWorth(unsold)}`] : []),
  ]
}

const formatGuessed = (value: number) => `${formatResult(value, 'guess', formatExactCoins)} c`

function describeWorth({ value, mark }: Unsold): string {
  if (value === 0) return ''
  return mark === 'guess' ? `, worth ${formatGuessed(value)} (${wordForGuess(mark)})` : `, worth ${formatExactCoins(value)} c`
}
