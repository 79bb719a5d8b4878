import type { ChargeRow, Explosive } from '#model/tools/explosions/explosions.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { Callout } from '../../../ui/callout.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { Answer } from '#web/features/tools/form/answer.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  explosive: Explosive
  row: ChargeRow | null
  charges: number | null
}

/** Numbers and warnings for a row of charges. */
export function RowResults({ explosive, row, charges }: Props) {
  if (!row || charges === null) {
    return (
      <p className="tool-empty" role="status">
        Fill in how far apart the charges stand, and how many there are or how far they should reach.
      </p>
    )
  }
  const blocks = (value: number) => `${toFieldText(value)} ${value === 1 ? 'block' : 'blocks'}`
  return (
    <>
      <div className="answers" role="status">
        <Answer label="Dug, end to end" isMain note={`${blocks(row.width)} wide at the charges`}>
          {blocks(row.length)}
        </Answer>
        <Answer label="Charges">{charges}</Answer>
        <Answer
          label="Narrowest place"
          note={row.gap > 0 ? `${blocks(row.gap)} stay standing between two holes` : charges > 1 ? 'halfway between two' : 'one hole'}
        >
          {blocks(row.narrowest)}
        </Answer>
        <Answer label="Keep clear" note="from every charge: what lies nearer is destroyed or falls in">
          <CertaintyBadge of={explosive.mark}>{blocks(Math.max(explosive.destruction, explosive.hole))}</CertaintyBadge>
        </Answer>
        <Answer label="Cost">
          <Price value={row.price} mark={explosive.priceMark} variant="text" isResult />
        </Answer>
      </div>
      {row.inReach && (
        <Callout tone="warning">
          <b>Fire them together.</b> The charges stand within{' '}
          <CertaintyBadge of={explosive.mark}>{blocks(explosive.destruction)}</CertaintyBadge> of each other, and one can destroy the next
          <CertaintyBadge of="guess" variant="text" />.
        </Callout>
      )}
      {row.gap > 0 && (
        <Callout tone="notice">
          <b>The holes do not meet.</b> Set the charges less than {blocks(2 * explosive.hole)} apart.
        </Callout>
      )}
    </>
  )
}
