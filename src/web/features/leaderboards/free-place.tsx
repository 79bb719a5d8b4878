import { paths } from '#model/wiki/paths.ts'
import { pokeColumns } from './poke-table.tsx'
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

/** The same of the board of pokes. */
export function FreeRank() {
  return (
    <>
      <table className="tbl pokes">
        <thead>
          <tr>
            {pokeColumns.map(([column, label]) => (
              <th key={column} scope="col" className={column === 'username' ? undefined : 'num'}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="first">
            <td className="num">1</td>
            <td className="name">This place is free</td>
            <td className="num muted">—</td>
          </tr>
        </tbody>
      </table>
      <div className="state">
        <b>Nobody stands here yet: the first rank is free.</b>
        <p>
          The <a href={paths.contact}>contact page</a> has the ways that there are to send a name and its pokes.
        </p>
      </div>
    </>
  )
}
