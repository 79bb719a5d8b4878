import { SourceAnchor } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  label: React.ReactNode
  /** The main answer; at most one per page. */
  isMain?: boolean
  /** Extra text about the number. It has no badge of its own: the number's applies to it. */
  note?: React.ReactNode
  children: React.ReactNode
}

/** One result of a tool with its label. Screen readers announce it on change, so its badge is not a link. */
export function Answer({ label, isMain = false, note, children }: Props) {
  return (
    <div className={isMain ? 'answer main' : 'answer'}>
      <span>{label}</span>{' '}
      <b>
        <SourceAnchor value={undefined}>{children}</SourceAnchor>
      </b>{' '}
      {note && <small>{note}</small>}
    </div>
  )
}
