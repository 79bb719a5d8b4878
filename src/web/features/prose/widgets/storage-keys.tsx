import { TableHead } from '#web/ui/table-head.tsx'
import { Fragment } from 'react'
import { storageKeys } from '#web/browser/storage-keys.ts'

/** What the site keeps in a reader's browser, as the code that reads and writes it knows it. */
export function StorageKeys() {
  return (
    <table className="tbl drawn">
      <TableHead columns={[['Name'], ['Holds'], ['Why']]} />
      <tbody>
        {Object.entries(storageKeys).map(([key, { holds, why }]) => (
          <tr key={key}>
            <td>
              <code>{key}</code>
            </td>
            <td>{typeof holds === 'string' ? holds : <Values values={holds} />}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Values({ values }: { values: readonly string[] }) {
  return values.map((value, place) => (
    <Fragment key={value}>
      {place > 0 && ' or '}
      <code>{value}</code>
    </Fragment>
  ))
}
