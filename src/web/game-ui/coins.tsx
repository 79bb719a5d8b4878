import { formatNumber } from '#model/text/format-number.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  /** Hundredths of a coin. */
  value: number
  mark: Mark | null | undefined
  /** `text` in table cells. */
  variant?: 'link' | 'text'
  /** Where the reason for the mark stands. */
  sourceAt?: string | undefined
  /** True writes the "c" of coins behind it. */
  hasUnit?: boolean
}

/** An amount to the hundredth, with the mark of estimates. */
export function Coins({ value, mark, variant, sourceAt, hasUnit = false }: Props) {
  return (
    <CertaintyBadge of={mark} variant={variant} at={sourceAt}>
      <data value={value / 100}>
        {formatNumber(value / 100, { least: hasUnit ? 0 : 2, most: 2 })}
        {hasUnit && <abbr title="coins"> c</abbr>}
      </data>
    </CertaintyBadge>
  )
}
