import type { Certainty } from '#model/wiki/certainty.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Hint below a calculated field: the badge of an unconfirmed number, which does not fit inside the field. */
export function CalculatedHint({ mark, children }: { mark?: Certainty | null | undefined; children?: React.ReactNode }) {
  return (
    <>
      {mark === 'guess' ? <CertaintyBadge variant="level" of={mark} /> : 'Calculated'}
      {children && <>. {children}</>}
    </>
  )
}
