type Props = {
  title: string
  lead?: React.ReactNode
  /** The main action of the page, or a row of them. */
  action?: React.ReactNode
}

/** Head of a page: its h1, one sentence and its action. */
export function PageHead({ title, lead, action }: Props) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {action}
    </div>
  )
}
