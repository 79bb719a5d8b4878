import type { RunRecord } from '#model/leaderboards/leaderboard.ts'
import { formatRunTime } from '#model/leaderboards/run-time.ts'
import { paths } from '#model/wiki/paths.ts'
import { TableHead, type Column } from '../../ui/table-head.tsx'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'
import { formatMoment, formatShortDate } from './submission-date.tsx'

/** Id of the text on how ranks and records are counted; browsers open the `<details>` around it. */
export const recordSumsId = 'record-sums'

const columns: Column[] = [['Record'], ['Player'], ['Set on']]

/** Table of records. */
export function RecordTable({ records, caption }: { records: RunRecord[]; caption: string }) {
  return (
    <table className="tbl record-table">
      <caption className="sr">{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {records.map(({ run, improved_by }) => (
          <tr key={run.timestamp + run.player}>
            <td className="time">
              {formatRunTime(run.time)}{' '}
              {improved_by !== null && (
                <small title={`Faster than the record before, ${formatRunTime(run.time + improved_by)}`}>
                  <CalculationLink to={`#${recordSumsId}`}>
                    <span className="sr">faster by </span>
                    <span aria-hidden="true">−</span>
                    {formatRunTime(improved_by)}
                  </CalculationLink>
                </small>
              )}
            </td>
            <td>
              <a href={paths.player(run.player)}>{run.player}</a>
            </td>
            <td className="soft">
              <time dateTime={run.timestamp} title={formatMoment(run.timestamp)}>
                {formatShortDate(run.timestamp)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
