import type { Certainty } from '#model/wiki/certainty.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Under a field that the tool has filled in: whether that number is unconfirmed, since no badge fits into a field. */
export function WorkedOut({ mark, children }: { mark?: Certainty | null | undefined; children?: React.ReactNode }) {
  return (
    <>
      {mark === 'guess' ? <CertaintyBadge variant="level" of={mark} /> : 'Calculated'}
      {children && <>. {children}</>}
    </>
  )
}
