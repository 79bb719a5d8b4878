import type { Poke } from '#model/leaderboards/leaderboard.ts'
import { sortBy, toPokeParameters, type PokeView } from '#model/leaderboards/poke-view.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import './leaderboards.css'

export const pokeColumns: [column: keyof Poke, label: string][] = [
  ['rank', 'Rank'],
  ['username', 'Username'],
  ['pokes', 'Pokes'],
]

/** Table of pokes. Its headers are links because the server sorts: the browser never has all rows. */
export function PokeTable({ rows, view, hasFirst }: { rows: Poke[]; view: Omit<PokeView, 'oddPage'>; hasFirst: boolean }) {
  return (
    <table className="tbl pokes">
      <thead>
        <tr>
          {pokeColumns.map(([column, label]) => {
            const isSorted = view.sort === column
            return (
              <th
                key={column}
                scope="col"
                className={column === 'username' ? undefined : 'num'}
                aria-sort={isSorted ? (view.direction === 'asc' ? 'ascending' : 'descending') : undefined}
              >
                <a href={paths.pokesPage(toPokeParameters(sortBy(view, column)))}>
                  {label}
                  <Icon name={isSorted ? (view.direction === 'asc' ? 'arrow-up' : 'arrow-down') : 'arrow-up-down'} />
                </a>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, username, pokes }) => (
          <tr key={username} className={hasFirst && rank === 1 ? 'first' : undefined}>
            <td className="num">{rank}</td>
            <td className="name">{username}</td>
            <td className="num">{formatNumber(pokes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
