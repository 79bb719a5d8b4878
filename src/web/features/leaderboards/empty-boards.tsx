import { paths } from '#model/wiki/paths.ts'
import { pokeColumns } from './poke-table.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { runColumns } from './run-table.tsx'
import './leaderboards.css'

/** An empty run leaderboard: a placeholder row and how to submit the first run. */
export function EmptyRuns() {
  return (
    <>
      <table className="tbl stackrow runs">
        <TableHead columns={runColumns} />
        <tbody>
          <tr className="first">
            <td>
              <span className="rk gold">1</span>
            </td>
            <td className="name">Be the first</td>
            <td className="time muted">--h --m --s</td>
            <td colSpan={runColumns.length - 3}>The first run of a plot and challenge goes here.</td>
          </tr>
        </tbody>
      </table>
      <div className="state">
        <b>No runs yet. Be the first.</b>
        <a className="btn" href="#how">
          How to submit one
        </a>
      </div>
    </>
  )
}

/** The same for pokes. */
export function EmptyPokes() {
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
            <td className="name">Be the first</td>
            <td className="num muted">—</td>
          </tr>
        </tbody>
      </table>
      <div className="state">
        <b>No pokes yet. Be the first.</b>
        <p>
          The <a href={paths.contact}>contact page</a> says how to send yours.
        </p>
      </div>
    </>
  )
}
