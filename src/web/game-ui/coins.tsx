import { formatNumber } from '#model/text/format-number.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { roundEstimate } from '#model/wiki/round-estimate.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  /** Hundredths of a coin. */
  value: number
  mark: Mark | null | undefined
  /** `text` in table cells. */
  variant?: 'link' | 'text'
  /** URL of the source, for the badge. */
  sourceAt?: string | undefined
  /** Appends "c" for coins. */
  hasUnit?: boolean
  /** A computed amount: if it depends on a guess, it is shown with two significant figures. */
  isResult?: boolean
}

/** An amount with two decimals, and its certainty badge. */
export function Coins({ value, mark, variant, sourceAt, hasUnit = false, isResult = false }: Props) {
  const isRounded = mark === 'guess' && isResult
  return (
    <CertaintyBadge of={mark} variant={variant} at={sourceAt}>
      <data value={value / 100}>
        {isRounded && hasUnit && 'about '}
        {formatNumber((isRounded ? roundEstimate(value) : value) / 100, { least: hasUnit || mark === 'guess' ? 0 : 2, most: 2 })}
        {hasUnit && <abbr title="coins"> c</abbr>}
      </data>
    </CertaintyBadge>
  )
}
