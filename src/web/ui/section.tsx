type Props = {
  title: string
  id?: string
  /** A badge for the whole section. */
  badge?: React.ReactNode
  /** A link or note at the end of the pipe. */
  more?: React.ReactNode
  className?: string | undefined
  children: React.ReactNode
}

/** A section of a page with its heading and a pipe. */
export function Section({ title, id, badge, more, className, children }: Props) {
  return (
    <section className={className} id={id}>
      <div className="sec-head">
        <h2>{title}</h2>
        {badge}
        {more && <span className="more">{more}</span>}
      </div>
      {children}
    </section>
  )
}
