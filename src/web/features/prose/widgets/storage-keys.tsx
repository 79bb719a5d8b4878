import { TableHead } from '#web/ui/table-head.tsx'
import { Fragment } from 'react'
import { storedCaches, storageKeys } from '#web/browser/storage-keys.ts'
import { Breakable } from '#web/ui/breakable.tsx'

/** What the site stores in localStorage and caches, from the code's own list. */
export function StorageKeys() {
  return (
    <table className="tbl drawn">
      <TableHead columns={[['Name'], ['Holds'], ['Why']]} />
      <tbody>
        {Object.entries({ ...storageKeys, ...storedCaches }).map(([key, { holds, why }]) => (
          <tr key={key}>
            <td>
              <code>
                <Breakable text={key} />
              </code>
            </td>
            <td>{typeof holds === 'string' ? <Breakable text={holds} /> : <Values values={holds} />}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Values({ values }: { values: readonly string[] }) {
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ' or '}
      <code>
        <Breakable text={value} />
      </code>
    </Fragment>
  ))
}
