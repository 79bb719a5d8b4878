/** Header of a column, and its class. */
export type Column = [head: React.ReactNode, className?: string]

/** Header row of a table without sorting. */
export function TableHead({ columns }: { columns: Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(([head, className], index) => (
          <th key={index} scope="col" className={className}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Visually hidden header: for columns of pictures or buttons. */
export function hiddenHead(text: string): React.ReactNode {
  return <span className="sr">{text}</span>
}
