type Props = {
  title: string
  lead?: React.ReactNode
  /** The one main action of the screen. */
  action?: React.ReactNode
}

/** The head of a page: its one h1, one sentence, at most one action. */
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
