type Props = {
  title: string
  id?: string
  /** A mark that is for all of it. */
  badge?: React.ReactNode
  /** A link or a note at the end of the pipe. */
  more?: React.ReactNode
  className?: string | undefined
  children: React.ReactNode
}

/** A section of a page, opened by its heading and the pipe rule. */
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
