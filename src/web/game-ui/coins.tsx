import { formatNumber } from '#model/text/format-number.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { Marked } from '#web/game-ui/mark.tsx'

type Props = {
  /** Hundredths of a coin. */
  value: number
  mark: Mark | null | undefined
  /** Where the reason for the mark stands. */
  whyAt?: string | undefined
  /** True writes the "c" of coins behind it. */
  hasUnit?: boolean
}

/** An amount to the hundredth, with the mark of estimates. */
export function Coins({ value, mark, whyAt, hasUnit = false }: Props) {
  return (
    <Marked mark={mark} whyAt={whyAt}>
      <data value={value / 100}>
        {formatNumber(value / 100, { least: hasUnit ? 0 : 2, most: 2 })}
        {hasUnit && <abbr title="coins"> c</abbr>}
      </data>
    </Marked>
  )
}
