import { SourceAnchor } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  label: React.ReactNode
  /** One on a page at most: what was asked for. */
  isMain?: boolean
  /** More about the number. It has no badge of its own: the number's speaks for it. */
  note?: React.ReactNode
  children: React.ReactNode
}

/** One number a tool gives, with what it is. It is read out when it changes, so its badge is no link; the page says below what results rest on. */
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
