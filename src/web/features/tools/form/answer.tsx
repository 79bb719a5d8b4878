import type { Mark } from '#model/wiki/certainty.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  label: React.ReactNode
  /** One on a page at most: what was asked for. */
  isMain?: boolean
  children: React.ReactNode
} & (
  | { note?: undefined }
  /** How sure the small print is that tells more numbers; null where it tells none, or what was typed. */
  | { note: React.ReactNode; noteMark: Mark | null }
)

/** One number a tool gives, with what it is. */
export function Answer({ label, isMain = false, children, ...small }: Props) {
  return (
    <div className={isMain ? 'answer main' : 'answer'}>
      <span>{label}</span> <b>{children}</b>{' '}
      {small.note && (
        <small>
          {small.note}
          <CertaintyBadge of={small.noteMark} />
        </small>
      )}
    </div>
  )
}
