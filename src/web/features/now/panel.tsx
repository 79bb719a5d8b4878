type Props = { title: string; id: string; more?: React.ReactNode; children: React.ReactNode }

/** A section of the page with its heading. */
export function Panel({ title, id, more, children }: Props) {
  return (
    <section className="card now-panel" aria-labelledby={id}>
      <div className="now-head">
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}
