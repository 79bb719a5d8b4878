import type { Certainty } from '#model/wiki/certainty.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Under a field that the tool has filled in: how sure that number is, since no badge fits into a field. */
export function WorkedOut({ mark, children }: { mark?: Certainty | null | undefined; children?: React.ReactNode }) {
  return (
    <>
      <CertaintyBadge variant="level" of={mark ?? 'worked-out'} />
      {children && <>. {children}</>}
    </>
  )
}
