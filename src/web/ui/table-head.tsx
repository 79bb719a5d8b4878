/** What stands over a column, with its class where it has one. */
export type Column = [head: React.ReactNode, className?: string]

/** The row of heads of a table that is not sorted. */
export function TableHead({ columns }: { columns: Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(([head, className], place) => (
          <th key={place} scope="col" className={className}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A head that only listeners need: what a column of pictures or buttons holds. */
export function hiddenHead(text: string): React.ReactNode {
  return <span className="sr">{text}</span>
}
