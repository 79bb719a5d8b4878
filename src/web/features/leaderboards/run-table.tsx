import type { RankedRun, SpeedrunFilter } from '#model/leaderboards/leaderboard.ts'
import { formatRunTime } from '#model/leaderboards/run-time.ts'
import { groupByCategory } from '#model/leaderboards/run-category.ts'
import { countOf } from '#model/text/count-of.ts'
import { paths } from '#model/wiki/paths.ts'
import { TableHead, type Column } from '../../ui/table-head.tsx'
import { toCategoryName } from './category-name.ts'
import { SubmissionDate } from './submission-date.tsx'
import { VideoLink } from './video-link.tsx'
import './leaderboards.css'

export const runColumns: Column[] = [['Rank'], ['Player'], ['Time'], ['Challenge'], ['Setup'], ['Version'], ['Submitted'], ['Video']]

const medals = ['gold', 'silver', 'bronze']

/**
 * Runs by category, each with its heading and its own ranks. A player's name links to that player's runs with the other filters unchanged.
 */
export function RunTable({ runs, filter, hasMedals }: { runs: RankedRun[]; filter: SpeedrunFilter; hasMedals: boolean }) {
  return (
    <table className="tbl stackrow runs">
      <TableHead columns={runColumns} />
      {groupByCategory(runs).map((group, index) => (
        <tbody key={index}>
          <CategoryHead run={group[0]} />
          {group.map((run, row) => (
            <RunRow key={row} run={run} filter={filter} medal={hasMedals ? medals[run.rank - 1] : undefined} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function CategoryHead({ run }: { run: RankedRun }) {
  const { plot, version, challenge, setup, of } = run
  return (
    <tr className="category">
      <th scope="rowgroup" colSpan={runColumns.length}>
        <a href={paths.runs({ player: 'none', plot, version, challenge, setup })}>{toCategoryName(run)}</a>{' '}
        <span className="soft">{countOf(of, 'run')}</span>
      </th>
    </tr>
  )
}

function RunRow({ run, filter, medal }: { run: RankedRun; filter: SpeedrunFilter; medal: string | undefined }) {
  return (
    <tr className={medal === 'gold' ? 'first' : undefined}>
      <td>
        <span className={medal ? `rk ${medal}` : 'rk'}>{run.rank}</span>
      </td>
      <td className="name">
        <a href={paths.runs({ ...filter, player: run.player })}>{run.player}</a>
      </td>
      <td className="time">{formatRunTime(run.time)}</td>
      <td>{`${run.plot} - ${run.challenge}`}</td>
      <td>{run.setup}</td>
      <td>{run.version}</td>
      <td className="soft">
        <SubmissionDate at={run.timestamp} />
      </td>
      <td>
        <VideoLink run={run} />
      </td>
    </tr>
  )
}
