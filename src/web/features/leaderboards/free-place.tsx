import { TableHead } from '../../ui/table-head.tsx'
import { runColumns } from './run-table.tsx'
import './leaderboards.css'

/** A board that nobody is on yet: where the first record would stand, and how to send it. */
export function FreePlace() {
  return (
    <>
      <table className="tbl stackrow runs">
        <TableHead columns={runColumns} />
        <tbody>
          <tr className="first">
            <td>
              <span className="rk gold">1</span>
            </td>
            <td className="name">This place is free</td>
            <td className="time muted">--h --m --s</td>
            <td colSpan={runColumns.length - 3}>The first run of a plot and challenge stands here.</td>
          </tr>
        </tbody>
      </table>
      <div className="state">
        <b>No run has been sent in so far.</b>
        <a className="btn" href="#how">
          How to send one
        </a>
      </div>
    </>
  )
}
