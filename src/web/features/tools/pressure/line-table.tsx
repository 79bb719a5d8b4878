import type { Mark } from '#model/wiki/certainty.ts'
import { TableHead } from '#web/ui/table-head.tsx'
import { toLineRows, type LineStep } from '#model/tools/pressure/pressure-line.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

const names = { intake: 'Intake pipe', tank: 'Tank', pipe: 'Pipe', filter: 'Filter' } as const

/** The water line as a table, ten pipes per row. */
export function LineTable({ steps, mark }: { steps: readonly LineStep[]; mark: Mark | null }) {
  const marked = (head: string) => (
    <>
      {head}
      <CertaintyBadge of={mark} />
    </>
  )
  return (
    <table className="tbl line-table">
      <caption className="sr">Pressure and clean water after each part of the line</caption>
      <TableHead columns={[['After'], [marked('Pressure'), 'num'], [marked('Clean water'), 'num']]} />
      <tbody>
        {toLineRows(steps).map(({ part, since, until, pressure, clean }) => (
          <tr key={`${part} ${since}`}>
            <th scope="row">
              <i className={part} aria-hidden="true" />
              {part === 'intake' ? names.intake : since === until ? `${names[part]} ${until}` : `${names[part]}s ${since} to ${until}`}
            </th>
            <td className="num">{pressure}%</td>
            <td className="num">{clean}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
