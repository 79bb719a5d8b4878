type Props = {
  title: string
  id?: string
  /** A mark that is for all of it. */
  sign?: React.ReactNode
  /** A link or a note at the end of the pipe. */
  more?: React.ReactNode
  className?: string | undefined
  children: React.ReactNode
}

/** A section of a page, opened by its heading and the pipe rule. */
export function Section({ title, id, sign, more, className, children }: Props) {
  return (
    <section className={className} id={id}>
      <div className="sec-head">
        <h2>{title}</h2>
        {sign}
        {more && <span className="more">{more}</span>}
      </div>
      {children}
    </section>
  )
}
