type Props = {
  label: React.ReactNode
  /** One on a page at most: what was asked for. */
  isMain?: boolean
  /** More about the number. It has no badge of its own: the number's speaks for it. */
  note?: React.ReactNode
  children: React.ReactNode
}

/** One number a tool gives, with what it is. */
export function Answer({ label, isMain = false, note, children }: Props) {
  return (
    <div className={isMain ? 'answer main' : 'answer'}>
      <span>{label}</span> <b>{children}</b> {note && <small>{note}</small>}
    </div>
  )
}
